import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openScreen } from '../../../../scripts/jest/open-screen';
import { backend, startAdmin } from '../../../../scripts/jest/backend';
import { readDraft } from '../../../../scripts/jest/drafts';
import { localeStore, setLocale } from '@/i18n/locale-store';
import { revalidateChoices } from './use-choices';

/* oxlint-disable testing-library/no-node-access -- two languages have fields of the same name: they are found by id */

startAdmin();
const field = (id: string) => document.getElementById(`field-${id}`)!;
const publishButton = () => screen.getByRole('button', { name: 'Publish' });
const mutations = (method: string) =>
  backend.requests.filter(
    (request) => request.method === method && request.path === '/api/admin/lawyerTeam',
  );

async function openForm(path: string) {
  const openedScreen = await openScreen(path);
  await waitFor(() => expect(field('email')).not.toBeNull());
  return openedScreen;
}

async function retype(user: UserEvent, input: HTMLElement, text: string) {
  await user.clear(input);
  await user.type(input, text);
}

it('the lawyer form opens all languages from the id of one, and publishes all of them', async () => {
  const chinese = backend.db.lawyers.get(1000002)!;
  const versionsBefore = backend.db.lawyers.group(chinese.no);
  const { user } = await openForm('/admin/people/edit/1000002');
  expect(field('versions-en_US-name')).toHaveValue(versionsBefore[0]!.name);
  await retype(user, field('phoneNumber'), '+86 10 5550 0199');
  await user.click(publishButton());
  expect((await screen.findAllByText(/^Published\./))[0]).toBeVisible();
  const versionsAfter = backend.db.lawyers.group(chinese.no);
  expect(versionsAfter).toEqual(
    versionsBefore.map((version) => ({ ...version, phoneNumber: '+86 10 5550 0199' })),
  );
  expect(mutations('PUT')).toHaveLength(1);
});

it('the lawyer form adds a language under the same `no` with the shared values', async () => {
  const lawyerInOneLanguage = backend.db.lawyers
    .all()
    .find(({ no, lang }) => lang === 'en_US' && backend.db.lawyers.group(no).length === 1)!;
  const { user } = await openForm(`/admin/people/edit/${lawyerInOneLanguage.id}`);
  await user.type(field('versions-zh_CN-name'), '新名');
  await user.click(publishButton());
  await waitFor(() => expect(mutations('PUT')).toHaveLength(1));
  const [, addedVersion] = mutations('PUT')[0]!.body as Record<string, unknown>[];
  expect(addedVersion).toMatchObject({
    no: lawyerInOneLanguage.no,
    lang: 'zh_CN',
    name: '新名',
    email: lawyerInOneLanguage.email,
    phoneNumber: lawyerInOneLanguage.phoneNumber,
  });
  expect(addedVersion).not.toHaveProperty('id');
});

it('the lawyer form shows validation errors in a summary whose entries focus the fields, and sends nothing', async () => {
  const { user } = await openForm('/admin/people/add');
  await user.type(field('email'), 'nobody');
  await user.click(publishButton());
  const summary = await screen.findByRole('alert', { name: 'Not published' });
  expect(summary).toHaveTextContent('English: Enter the full name in at least one language.');
  await user.click(within(summary).getByRole('button', { name: /^Enter one email address/ }));
  await waitFor(() => expect(field('email')).toHaveFocus());
  expect(mutations('POST')).toHaveLength(0);
});

it('the lawyer form shows changes that another editor published before it overwrites them', async () => {
  const { user } = await openForm('/admin/people/edit/1000001');
  await user.type(field('phoneNumber'), '9');
  backend.db.lawyers.update(1000002, { name: '改过的名字' });
  await user.click(publishButton());
  const conflictDialog = await screen.findByRole('dialog');
  await waitFor(() => expect(conflictDialog).toHaveTextContent('改过的名字'));
  expect(mutations('PUT')).toHaveLength(0);
  await user.click(
    within(conflictDialog).getByRole('button', {
      name: /^(Overwrite with mine|Publish this selection)$/,
    }),
  );
  await waitFor(() => expect(mutations('PUT')).toHaveLength(1));
});

it('the lawyer form reports a conflict, not a deletion, when another editor deletes one version', async () => {
  const { user } = await openForm('/admin/people/edit/1000001');
  await user.type(field('phoneNumber'), '9');
  const respond = backend.hold({ method: 'PUT', path: '/admin/lawyerTeam' });
  await user.click(publishButton());
  await waitFor(() => expect(mutations('PUT')).toHaveLength(1));
  const { no } = backend.db.lawyers.get(1000001)!;
  backend.db.lawyers.remove(1000001);
  respond();
  const conflictDialog = await screen.findByRole('dialog');
  expect(screen.queryByText(/Publish as a new item/)).not.toBeInTheDocument();
  await user.click(within(conflictDialog).getByRole('button', { name: 'All mine' }));
  await user.click(within(conflictDialog).getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() =>
    expect(new Set(backend.db.lawyers.group(no).map(({ lang }) => lang))).toEqual(
      new Set(['en_US', 'zh_CN']),
    ),
  );
  expect(mutations('POST')).toEqual([]);
});

it('the lawyer form keeps the input when the server rejects it, and shows the reason', async () => {
  const { user } = await openForm('/admin/people/edit/1000001');
  await user.type(field('phoneNumber'), '9');
  backend.injectFault({ method: 'PUT', path: '/admin/lawyerTeam', status: 422 });
  await user.click(publishButton());
  expect(await screen.findByRole('alert', { name: 'Not published' })).toBeVisible();
  backend.injectFault({ method: 'PUT', path: '/admin/lawyerTeam', status: 409 });
  await user.click(publishButton());
  await waitFor(() =>
    expect(screen.getByRole('alert', { name: 'Not published' })).toHaveTextContent(
      'This item is still in use.',
    ),
  );
  expect((field('phoneNumber') as HTMLInputElement).value).toMatch(/9$/);
});

it('the lawyer form creates a lawyer once when the first response is an error after the mutation', async () => {
  const { user, href } = await openForm('/admin/people/add');
  await user.type(field('versions-en_US-name'), 'Nora Quill');
  backend.injectFault({
    method: 'POST',
    path: '/admin/lawyerTeam',
    status: 500,
    afterProcessing: true,
  });
  await user.click(publishButton());
  await waitFor(() => expect(href()).toMatch(/\/admin\/people\/edit\/\d+$/));
  const storedVersions = backend.db.lawyers.all().filter(({ name }) => name === 'Nora Quill');
  expect(storedVersions).toHaveLength(1);
  expect(href()).toBe(`/admin/people/edit/${storedVersions[0]?.id}`);
});

const deleteLawyer = (no: string) => {
  for (const { id } of backend.db.lawyers.group(no)) backend.db.lawyers.remove(id);
};

it('the lawyer form publishes a lawyer whom another editor deleted as a new one, once', async () => {
  const { no } = backend.db.lawyers.get(1000001)!;
  const versionsBefore = backend.db.lawyers.group(no);
  const { user, href } = await openForm('/admin/people/edit/1000001');
  await retype(user, field('phoneNumber'), '+86 10 5550 0199');
  deleteLawyer(no);
  await user.click(publishButton());
  const summary = await screen.findByRole('alert', { name: 'Not published' });
  expect(summary).toHaveTextContent('This item was deleted after you opened it.');
  expect(mutations('PUT')).toHaveLength(0);
  const publishAsNewButton = within(summary).getByRole('button', { name: 'Publish as a new item' });
  fireEvent.click(publishAsNewButton);
  fireEvent.click(publishAsNewButton);
  await waitFor(() => expect(href()).not.toContain('1000001'));
  expect(mutations('POST')).toHaveLength(1);
  const [storedLawyer] = backend.db.lawyers
    .all()
    .filter((lawyer) => lawyer.phoneNumber.endsWith('0199'));
  expect(href()).toBe(`/admin/people/edit/${storedLawyer?.id}`);
  const textsOf = ({
    lang,
    name,
    intro,
    jobIds,
    proFieldIds,
    officeId,
  }: (typeof versionsBefore)[number]) => ({
    ...{ lang, name, intro, jobIds, proFieldIds, officeId },
  });
  expect(backend.db.lawyers.group(storedLawyer!.no).map(textsOf)).toEqual(
    versionsBefore.map(textsOf),
  );
});

it('the lawyer form shows the draft of a deleted lawyer until the user discards it', async () => {
  const { no } = backend.db.lawyers.get(1000002)!;
  const key = { user: 'admin', item: 'lawyers/1000002' };
  const { user, view } = await openForm('/admin/people/edit/1000002');
  await retype(user, field('phoneNumber'), '+86 10 5550 0188');
  await waitFor(async () => expect(await readDraft(key)).not.toEqual({}));
  view.unmount();
  // The other language finds the draft, too.
  const [otherVersion] = backend.db.lawyers.group(no).filter(({ id }) => id !== 1000002);
  const screenOfOtherVersion = await openForm(`/admin/people/edit/${otherVersion!.id}`);
  expect(await screen.findByText(/^Draft saved/)).toBeVisible();
  screenOfOtherVersion.view.unmount();
  deleteLawyer(no);
  localeStore.locale = 'zh_CN';
  const { user: secondUser } = await openScreen('/admin/people/edit/1000002');
  expect(await screen.findByText('+86 10 5550 0188')).toBeVisible();
  await secondUser.click(screen.getByRole('button', { name: '放弃草稿' }));
  await waitFor(() => expect(screen.getByText('草稿已放弃。')).toHaveFocus());
  expect(screen.queryByText('+86 10 5550 0188')).not.toBeInTheDocument();
  expect(await readDraft(key)).toEqual({});
});

it('the lawyer form shows that no lawyer or language version has the id of the URL, and links to the list', async () => {
  await openScreen('/admin/people/edit/99999');
  expect(
    await screen.findByText(/Lawyer 99999 was not found.*this language version.*in the list/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to list' })).toBeVisible();
});

it('the lawyer form offers a retry when the jobs fail to load', async () => {
  backend.injectFault({ method: 'GET', path: '/admin/job', status: 403, times: 2 });
  const { user } = await openScreen('/admin/people/edit/1000001');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(field('email')).not.toBeNull());
});

it('the form of a copied lawyer shows that jobs were deleted, and publishes once they are removed', async () => {
  backend.injectFault({ path: '/admin/job', body: { result: [] }, times: 'always' });
  const { user } = await openForm('/admin/people/add?copy=1000001');
  const jobIds = backend.db.lawyers.group('L-0001').flatMap((lawyer) => lawyer.jobIds);
  for (const id of jobIds) expect(screen.getByText(`Deleted job (number ${id})`)).toBeVisible();
  await user.click(publishButton());
  const summary = await screen.findByRole('alert', { name: 'Not published' });
  await user.click(within(summary).getByText(/One of the selected jobs has been deleted/));
  await waitFor(() => expect(field('jobNos')).toHaveFocus());
  expect(mutations('POST')).toHaveLength(0);
  await user.keyboard('{Backspace}'.repeat(jobIds.length));
  expect(screen.queryByText(/^Deleted job/)).toBeNull();
  await user.click(publishButton());
  await waitFor(() => expect(mutations('POST')).toHaveLength(1));
});

describe('lawyer form with a professional field and an office that were deleted after they were chosen', () => {
  /** Creates a professional field and an office that no lawyer has. */
  function addFieldAndOffice() {
    const [professionalFieldId, officeId] = [88_001, 88_002];
    const { professionalFields, offices } = backend.db;
    const inChinese = ({ lang }: { lang: string }) => lang === 'zh_CN';
    const someProfessionalField = professionalFields.all().find(inChinese)!;
    const someOffice = offices.all().find(inChinese)!;
    professionalFields.put({ ...someProfessionalField, id: professionalFieldId, name: '航天法' });
    offices.put({ ...someOffice, id: officeId, name: '拉萨' });
    return { professionalFieldId, officeId };
  }
  const deleteFieldAndOffice = ({
    professionalFieldId,
    officeId,
  }: ReturnType<typeof addFieldAndOffice>) => {
    backend.db.professionalFields.remove(professionalFieldId);
    backend.db.offices.remove(officeId);
  };
  const chinesePublishButton = () => screen.getByRole('button', { name: '发布' });
  const errorBelow = (id: string) => document.getElementById(`field-versions-zh_CN-${id}-error`);
  const queryDeletedField = () => screen.queryByText('已删除的业务领域（编号88001）');
  const findSummary = () => screen.findByRole('alert', { name: '未发布' });

  const select = (id: string) => field(`versions-zh_CN-${id}`);

  async function choose(user: UserEvent, id: string, name: string) {
    await user.click(select(id));
    await user.keyboard(name);
    await user.click(await screen.findByTitle(name));
  }

  async function openAndChooseBoth() {
    setLocale('zh_CN', { reload: false });
    const openedScreen = await openForm('/admin/people/edit/1000001');
    await choose(openedScreen.user, 'proFieldIds', '航天法');
    await choose(openedScreen.user, 'officeId', '拉萨');
    return openedScreen;
  }

  /** Removes the deleted professional field and office from the form, and publishes. */
  async function removeBoth(user: UserEvent) {
    expect(errorBelow('proFieldIds')).toHaveTextContent(
      '所选业务领域中有一项已被删除，请取消选择该项。',
    );
    expect(errorBelow('officeId')).toHaveTextContent(
      '该办公室已删除，请选择其他办公室，或选择“无”。',
    );
    expect(select('proFieldIds')).toHaveAttribute('aria-invalid', 'true');
    await user.click(select('proFieldIds'));
    await user.keyboard('{Backspace}');
    expect(queryDeletedField()).toBeNull();
    await waitFor(() => expect(select('proFieldIds')).toHaveFocus());
    expect(screen.getByText('已删除的办公室（编号88002）')).toBeVisible();
    await choose(user, 'officeId', '无');
    await waitFor(() => expect(errorBelow('officeId')).toBeNull());
    const putCountBefore = mutations('PUT').length;
    await user.click(chinesePublishButton());
    await waitFor(() => expect(mutations('PUT')).toHaveLength(putCountBefore + 1));
    await waitFor(() => expect(backend.db.lawyers.get(1000002)?.officeId).toBeNull());
  }

  it("shows the server's error in a summary and an error at both fields, and lets the editor remove the deleted choices", async () => {
    const addedIds = addFieldAndOffice();
    const { user } = await openAndChooseBoth();
    deleteFieldAndOffice(addedIds);
    await user.click(chinesePublishButton());
    expect(await findSummary()).toHaveTextContent('该语言版本中没有所选的办公室。');
    await waitFor(() => expect(queryDeletedField()).toBeVisible());
    expect(mutations('PUT')).toHaveLength(1);
    await removeBoth(user);
  });

  it('restores the deleted choices with a draft, and shows errors at their fields before anything is sent', async () => {
    const addedIds = addFieldAndOffice();
    const { view, user: firstUser } = await openAndChooseBoth();
    await firstUser.type(field('phoneNumber'), '9');
    view.unmount();
    deleteFieldAndOffice(addedIds);
    await revalidateChoices();
    const { user } = await openForm('/admin/people/edit/1000001');
    await user.click(await screen.findByRole('button', { name: '恢复草稿' }));
    await user.click(chinesePublishButton());
    const summaryElement = await findSummary();
    await user.click(within(summaryElement).getByRole('button', { name: /所选业务领域/ }));
    await waitFor(() => expect(select('proFieldIds')).toHaveFocus());
    expect(mutations('PUT')).toHaveLength(0);
    await removeBoth(user);
  });
});
