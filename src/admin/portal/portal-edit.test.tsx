import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import { mockDialogs } from '../../../scripts/jest/native-dialogs';
import { openScreen } from '../../../scripts/jest/open-screen';
import type { Portal } from '@/api/admin/portal';
import { setLocale } from '@/i18n/locale-store';

/* oxlint-disable testing-library/no-node-access -- two languages have fields of the same name: they are found by id */

const EDIT = '/admin/site/edit';

startAdmin();
const byId = (id: string) => document.getElementById(id)!;
const field = (id: string) => byId(`field-${id}`);
const publishButton = () => screen.getByText('Publish').closest('button')!;
/** Returns the last button next to the label of a field. */
const actionOf = (id: string) =>
  within(byId(`field-${id}-label`).closest<HTMLElement>('.frame')!)
    .getAllByRole('button')
    .at(-1)!;
const writeField = (id: string, value: string) =>
  fireEvent.change(field(id), { target: { value } });
const buttonInRow = (key: string, name: RegExp) => within(byId(key)).getByRole('button', { name });
const addOfficeButton = () => screen.getByText('Add an office');
const newRows = () => [...document.querySelectorAll<HTMLElement>('li[id^="officesList-new"]')];
const postRequests = () =>
  backend.requests.filter(
    ({ method, path }) => method === 'POST' && path === '/api/admin/portal-config',
  );
const sentPortals = () => postRequests()[0]?.body as Portal[];
const waitUntilPublished = async () =>
  expect((await screen.findAllByText(/^Published\./))[0]).toBeVisible();

async function openForm() {
  const view = await openScreen(EDIT);
  await waitFor(() => expect(field('versions-en_US-name')).not.toBeNull());
  return view;
}

async function findSummary() {
  const text = await screen.findByText(/^(Not published yet|Fix these issues)/);
  return text.closest<HTMLElement>('[role="alert"]')!;
}

it('the portal form publishes all languages once, with unedited values unchanged', async () => {
  const before = backend.db.portal.all().map(({ id, ...rest }) => ({ lang: id, ...rest }));
  const { user } = await openForm();
  writeField('versions-en_US-name', 'Harcourt, Lin');
  await user.dblClick(publishButton());
  await waitUntilPublished();
  expect(postRequests()).toHaveLength(1);
  expect(sentPortals()[0]).toMatchObject({ ...before[0], name: 'Harcourt, Lin' });
  expect(sentPortals()[1]).toMatchObject(before[1]!);
  const chinese = backend.db.offices.all().filter(({ lang }) => lang === 'zh_CN');
  expect(sentPortals()[1]?.officesList?.map(({ officeId }) => officeId)).toEqual(
    chinese.map(({ id }) => id),
  );
});

it('the portal form links to "About us" in the language that is edited', async () => {
  await openForm();
  const link = screen.getByRole('link', { name: 'View on site' });
  expect(link).toHaveAttribute('href', '/about');
  fireEvent.focus(field('versions-zh_CN-name'));
  await waitFor(() => expect(link).toHaveAttribute('href', '/about?lang=zh_CN'));
});

it('the portal form requests languages that the response omitted (D10)', async () => {
  const [first] = backend.db.portal.all();
  const { id: lang, ...portal } = first!;
  backend.injectFault({ path: '/admin/portal-config', body: { result: [{ lang, ...portal }] } });
  await openForm();
  expect(field('versions-zh_CN-name')).toHaveValue('衡联律师事务所');
  const requests = backend.requests.filter(({ path }) => path === '/api/admin/portal-config');
  expect(requests.map(({ headers }) => headers['x-language'])).toEqual(['en_US', 'zh_CN']);
});

it('the portal form checks whether its data was stored before it reports a lost response as a failure', async () => {
  const { user } = await openForm();
  await user.click(addOfficeButton());
  writeField('officesList-5-versions-en_US-name', 'Singapore');
  writeField('officesList-5-versions-zh_CN-name', '新加坡');
  backend.injectFault({
    method: 'POST',
    path: '/admin/portal-config',
    status: 500,
    afterProcessing: true,
  });
  await user.click(publishButton());
  await waitUntilPublished();
  expect(postRequests()).toHaveLength(1);
  expect(backend.db.offices.all().filter(({ name }) => name === 'Singapore')).toHaveLength(1);
});

it('the portal form offers to check again, and not to publish a new item, when the saved configuration is not found', async () => {
  const { user } = await openForm();
  writeField('versions-en_US-name', 'Harcourt & Lin!');
  // The first request looks for a newer version before anything is sent.
  backend.injectFault({ method: 'GET', path: '/admin/portal-config', delay: 0 });
  backend.injectFault({ method: 'GET', path: '/admin/portal-config', status: 404 });
  await user.click(publishButton());
  const checkButton = await screen.findByRole('button', { name: 'Check again' });
  expect(screen.queryByRole('button', { name: 'Publish as a new item' })).toBeNull();
  await user.click(checkButton);
  await waitUntilPublished();
  expect(postRequests()).toHaveLength(1);
});

it('the portal form shows in the summary that lawyers still belong to an office, and restores the office', async () => {
  const { user } = await openForm();
  await user.click(buttonInRow('officesList-0', /^Remove/));
  await waitFor(() => expect(buttonInRow('officesList-0', /^Undo/)).toHaveFocus());
  await user.click(publishButton());
  expect(await findSummary()).toHaveTextContent(/lawyers still work in the Beijing office/);
  await user.click(screen.getByRole('button', { name: 'Go to “Beijing” to keep it' }));
  await waitFor(() => expect(buttonInRow('officesList-0', /^Undo/)).toHaveFocus());
  await user.click(buttonInRow('officesList-0', /^Undo/));
  expect(screen.queryByRole('button', { name: /^Go to/ })).toBeNull();
  await waitFor(() => expect(screen.queryByText('Unpublished changes')).toBeNull());
  await waitFor(() => expect(buttonInRow('officesList-0', /^Edit/)).toHaveFocus());
});

it('the portal form shows that a removed office is deleted on publishing, or not added if it is new', async () => {
  const { user } = await openForm();
  await user.click(addOfficeButton());
  writeField('officesList-5-versions-en_US-name', 'Singapore');
  await user.click(within(newRows()[0]!).getByTitle('Remove'));
  expect(screen.getByText('Not added when you publish.')).toBeVisible();
  expect(screen.queryByText(/^Deleted when you publish/)).toBeNull();
  await user.click(buttonInRow('officesList-0', /^Remove/));
  expect(screen.getByText(/^Deleted when you publish/)).toBeVisible();
});

it('the portal form shows changes that another editor published before it overwrites them (D33)', async () => {
  const { user } = await openForm();
  writeField('versions-en_US-name', 'Harcourt & Lin!');
  backend.db.portal.update('zh_CN', { tel: '+86 10 5550 0199' });
  await user.click(publishButton());
  expect(await screen.findByText('Simplified Chinese: Phone')).toBeVisible();
  expect(postRequests()).toHaveLength(0);
  await user.click(screen.getByText('All theirs'));
  await user.click(screen.getByText('Use the newer version'));
  await user.click(await screen.findByText('Restore'));
  expect(field('versions-en_US-name')).toHaveValue('Harcourt & Lin!');
  // The languages differ now: the form does not make them equal by itself.
  expect(field('versions-zh_CN-tel')).toHaveValue('+86 10 5550 0199');
  expect(field('versions-en_US-tel')).toHaveValue('+86 10 5550 0100');
  await user.click(publishButton());
  await waitFor(() => expect(postRequests()).toHaveLength(1));
  expect(postRequests()[0]?.body).toEqual([
    expect.objectContaining({ name: 'Harcourt & Lin!', tel: '+86 10 5550 0100' }),
    expect.objectContaining({ tel: '+86 10 5550 0199' }),
  ]);
});

it('the portal form shows errors at the fields and in the summary, and translates them when the interface language changes (§5)', async () => {
  const { user } = await openForm();
  writeField('versions-en_US-email', 'firm');
  await user.click(buttonInRow('officesList-4', /^Edit/));
  writeField('officesList-4-versions-en_US-email', 'london@');
  await user.click(buttonInRow('officesList-4', /^Edit/));
  writeField('versions-en_US-lawyerCount', 'many');
  await user.click(publishButton());
  const summaryElement = await findSummary();
  expect(within(summaryElement).getAllByRole('listitem')).toHaveLength(3);
  expect(field('officesList-4-versions-en_US-email')).not.toBeVisible();
  await user.click(within(summaryElement).getByRole('button', { name: /^London, Email: Please/ }));
  await waitFor(() => expect(field('officesList-4-versions-en_US-email')).toHaveFocus());
  expect(field('versions-en_US-email')).toHaveAttribute('aria-invalid', 'true');
  expect(field('versions-en_US-lawyerCount')).toHaveAttribute('aria-invalid', 'true');
  const emailError = () => byId('field-versions-en_US-email-error');
  expect(emailError()).toHaveTextContent('Please enter a valid email address');
  expect(postRequests()).toHaveLength(0);
  act(() => setLocale('zh_CN', { reload: false }));
  expect(await screen.findByRole('heading', { level: 1, name: '网站设置' })).toBeVisible();
  await waitFor(() => expect(emailError()).toHaveTextContent('请输入有效的电子邮箱地址'));
  writeField('versions-en_US-email', 'firm@');
  await waitFor(() => expect(emailError()).toHaveTextContent('请输入有效的电子邮箱地址'));
});

it('the portal form reports an invalid URL of an icon or picture, and expands the row', async () => {
  const chinese = backend.db.portal.all().find(({ id }) => id === 'zh_CN')!;
  const environmentList = [{ title: '前厅', coverUrl: 'a' }, ...chinese.environmentList];
  backend.db.portal.update('zh_CN', { iconUrl: 'logo.svg', environmentList });
  const { user } = await openForm();
  await user.click(publishButton());
  const summaryElement = await findSummary();
  expect(summaryElement).toHaveTextContent(
    'Logo (Simplified Chinese): The address of this picture is invalid.',
  );
  await user.click(
    within(summaryElement).getByRole('button', { name: /^前厅, Picture: The address of this/ }),
  );
  await waitFor(() => expect(field('environmentList-0-versions-zh_CN-coverUrl')).toHaveFocus());
});

it("the portal form shows the server's rejection and keeps the input", async () => {
  const { user } = await openForm();
  writeField('versions-en_US-name', 'Harcourt & Lin!');
  backend.injectFault({ method: 'POST', path: '/admin/portal-config', status: 422 });
  await user.click(publishButton());
  expect(await findSummary()).toBeVisible();
  expect(field('versions-en_US-name')).toHaveValue('Harcourt & Lin!');
});

it('the portal form names the list that the server rejects, and no list for an unknown field', async () => {
  const { user } = await openForm();
  writeField('versions-en_US-name', 'Harcourt & Lin!');
  backend.injectFault({
    method: 'POST',
    path: '/admin/portal-config',
    status: 422,
    body: {
      title: 'Validation failed',
      errors: { '[0].advantagesList': ['Too many entries'], motto: ['Required'] },
    },
  });
  await user.click(publishButton());
  const summary = await findSummary();
  expect(within(summary).getByText('motto: Required')).toBeVisible();
  await user.click(within(summary).getByText('Strengths: Too many entries'));
  expect(screen.getByRole('button', { name: 'Add a strength' })).toHaveFocus();
  expect(screen.queryByText('Needs attention')).toBeNull();
});

it('the portal form names the row that the server rejects, and focuses it', async () => {
  const { user } = await openForm();
  writeField('versions-en_US-name', 'Harcourt & Lin!');
  backend.injectFault({
    method: 'POST',
    path: '/admin/portal-config',
    status: 422,
    body: { title: 'Validation failed', errors: { '[1].officesList[4]': ['Already exists'] } },
  });
  await user.click(publishButton());
  await user.click(within(await findSummary()).getByText('London: Already exists'));
  expect(buttonInRow('officesList-4', /^Edit/)).toHaveFocus();
  expect(within(byId('officesList-4')).getByText('Needs attention')).toBeVisible();
});

describe('shared field of the portal form', () => {
  it('writes one value for all languages', async () => {
    const { user } = await openForm();
    expect(field('versions-zh_CN-tel')).toBeNull();
    writeField('versions-en_US-tel', '+86 10 5550 0111');
    writeField('versions-en_US-lawyerCount', '43');
    await user.click(field('versions-en_US-isTotalPeopleVisible'));
    await user.click(publishButton());
    await waitUntilPublished();
    const sharedValues = { tel: '+86 10 5550 0111', lawyerCount: 43, isTotalPeopleVisible: 1 };
    expect(sentPortals()).toEqual([
      expect.objectContaining(sharedValues),
      expect.objectContaining(sharedValues),
    ]);
  });

  it('keeps values that differ by language, and never makes them equal by itself', async () => {
    backend.db.portal.update('zh_CN', { email: 'china@example.com' });
    const { user } = await openForm();
    expect(field('versions-en_US-email')).toHaveValue('contact@harcourt-lin.example');
    expect(field('versions-zh_CN-email')).toHaveValue('china@example.com');
    await user.click(actionOf('versions-en_US-tel'));
    await waitFor(() => expect(field('versions-en_US-tel')).toHaveFocus());
    writeField('versions-zh_CN-tel', '+86 10 5550 0122');
    await user.click(actionOf('versions-zh_CN-email'));
    expect(field('versions-zh_CN-email')).toBeNull();
    await user.click(publishButton());
    await waitUntilPublished();
    expect(sentPortals().map(({ email, tel }) => [email, tel])).toEqual([
      ['china@example.com', '+86 10 5550 0100'],
      ['china@example.com', '+86 10 5550 0122'],
    ]);
  });
});

it('the portal form stores the email of a new office in all languages, moves the office, and omits another from a language', async () => {
  const { user } = await openForm();
  await user.click(addOfficeButton());
  await waitFor(() => expect(field('officesList-5-versions-en_US-name')).toHaveFocus());
  writeField('officesList-5-versions-en_US-name', 'Singapore');
  writeField('officesList-5-versions-en_US-email', 'singapore@example.com');
  writeField('officesList-5-versions-zh_CN-name', '新加坡');
  await user.click(addOfficeButton());
  writeField('officesList-6-versions-en_US-name', 'Only here');
  const [, removeFromLanguageButton] = within(newRows()[1]!).getAllByText(/^Remove from/);
  await user.click(removeFromLanguageButton!);
  expect(
    within(newRows()[1]!)
      .getByText(/^Add to/)
      .closest('button'),
  ).toHaveFocus();
  const moveUpButton = within(newRows()[0]!).getByTitle('Move up');
  await user.click(moveUpButton);
  expect(screen.getByText('“Singapore” is now at position 5 of 7.')).toBeInTheDocument();
  await user.click(publishButton());
  await waitUntilPublished();
  const lists = postRequests()
    .map(({ body }) => body as Portal[])[0]!
    .map((portal) => portal.officesList!);
  expect(lists.map((list) => list.map(({ name }) => name).slice(4))).toEqual([
    ['Singapore', 'London', 'Only here'],
    ['新加坡', '伦敦'],
  ]);
  expect(lists.map((list) => list[4]?.email)).toEqual([
    'singapore@example.com',
    'singapore@example.com',
  ]);
});

it('the portal form keeps expanded rows open when they are published, and their draft up to date', async () => {
  // The office of a lawyer cannot be deleted.
  for (const { id } of backend.db.lawyers.all()) backend.db.lawyers.remove(id);
  const { user, view } = await openForm();
  await user.click(addOfficeButton());
  writeField('officesList-5-versions-en_US-name', 'Singapore');
  await user.click(buttonInRow('officesList-0', /^Remove/));
  await user.click(publishButton());
  await waitUntilPublished();
  const nameField = await waitFor(() => field('officesList-4-versions-en_US-name'));
  expect(nameField).toBeVisible();
  writeField('officesList-4-versions-en_US-name', 'Singapore!');
  view.unmount();
  await openForm();
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Differences' })).toBeVisible();
  expect(screen.queryByText(/^A newer version was published/)).toBeNull();
});

it('the portal form offers a retry when the configuration fails to load', async () => {
  backend.injectFault({ path: '/admin/portal-config', status: 403 });
  const { user } = await openScreen(EDIT);
  await user.click(await screen.findByText('Try again'));
  await waitFor(() => expect(field('versions-en_US-name')).not.toBeNull());
});

it('the portal preview opens in the language that was edited last', async () => {
  const restoreWidth = mockDialogs();
  const { user } = await openForm();
  const findPreviewLanguage = async () => {
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = await screen.findByRole('dialog', { name: 'Preview' });
    const language = within(preview).getByRole('radiogroup', { name: 'Preview language' });
    const [chosen] = within(language).getAllByRole<HTMLInputElement>('radio', { checked: true });
    await user.click(within(preview).getByRole('button', { name: 'Close preview' }));
    return chosen?.value;
  };
  expect(await findPreviewLanguage()).toBe('en_US');
  await user.click(field('versions-zh_CN-name'));
  expect(await findPreviewLanguage()).toBe('zh_CN');
  await user.click(actionOf('versions-en_US-email'));
  await user.click(field('versions-en_US-email'));
  expect(await findPreviewLanguage()).toBe('en_US');
  restoreWidth();
});
