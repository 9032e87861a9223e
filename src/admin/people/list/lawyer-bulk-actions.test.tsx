import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pickOption } from '../../../../scripts/jest/names-table';
import { backend, calls, startAdmin } from '../../../../scripts/jest/backend';
import { openScreen } from '../../../../scripts/jest/open-screen';

startAdmin();

const NAMES = ['Lin Zhengyuan', 'Margaret Harcourt-Ellis'];
const putRequests = () => calls('PUT', '/admin/lawyerTeam');
const groupOf = (name: string) =>
  backend.db.lawyers.group(backend.db.lawyers.all().find((lawyer) => lawyer.name === name)!.no);
const officesOf = (name: string) =>
  groupOf(name).map(({ officeId }) => backend.db.offices.get(officeId ?? '')?.name);
const jobsOf = (name: string) =>
  groupOf(name).map(({ jobIds }) => jobIds.map((id) => backend.db.jobs.get(id)?.name));

async function openDialog(action: string, names = NAMES) {
  const view = await openScreen('/admin/people/list');
  const { user } = view;
  for (const name of names)
    await user.click(await screen.findByRole('checkbox', { name: `Select: ${name}` }));
  const bar = screen.getByRole('region', { name: 'Bulk actions' });
  await user.click(within(bar).getByRole('button', { name: action }));
  const dialog = await screen.findByRole('dialog');
  // The initial focus of the dialog would close an open list.
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  return { ...view, dialog };
}

const pickOptionIn = async (user: UserEvent, dialog: HTMLElement, field: string, option: string) =>
  pickOption(user, await within(dialog).findByRole('combobox', { name: field }), option);

it('the selected lawyers get an office in each language, with the counterpart suggested', async () => {
  const { user, dialog } = await openDialog('Change office');
  await pickOptionIn(user, dialog, 'Office (English)', 'London');
  expect(dialog).toHaveTextContent('“London” in English and “伦敦” in Simplified Chinese');
  await user.click(within(dialog).getByRole('button', { name: 'Change office' }));
  await waitFor(() => expect(officesOf('Lin Zhengyuan')).toEqual(['London', '伦敦']));
  await waitFor(() => expect(officesOf('Margaret Harcourt-Ellis')).toEqual(['London', '伦敦']));
  expect(putRequests().length).toBeLessThanOrEqual(2);
});

it('the selected lawyer gets another job and keeps the current ones, and the dialog shows that replacing leaves only the new one', async () => {
  const jobBefore = jobsOf('Lin Zhengyuan')[0]!;
  const { user, dialog } = await openDialog('Change job', ['Lin Zhengyuan']);
  await pickOptionIn(user, dialog, 'Job', 'Counsel');
  expect(dialog).toHaveTextContent('1 lawyer will have “Counsel” as the only job in all languages');
  await user.click(within(dialog).getByRole('radio', { name: 'Keep the current jobs' }));
  expect(dialog).toHaveTextContent('1 lawyer will get “Counsel” as another job');
  await user.click(within(dialog).getByRole('button', { name: 'Change job' }));
  await waitFor(() => expect(jobsOf('Lin Zhengyuan')[0]).toEqual([...jobBefore, 'Counsel']));
  expect(jobsOf('Lin Zhengyuan')[1]).toContain('顾问律师');
});

it.each([
  ['Change job', 'Job'],
  ['Change office', 'Office (English)'],
])('the dialog of “%s” shows no spinner once the options failed to load', async (action, label) => {
  for (const path of ['/admin/job', '/admin/office'])
    backend.injectFault({ method: 'GET', path, status: 403, times: 'always' });
  const { dialog } = await openDialog(action);
  expect(await within(dialog).findByRole('combobox', { name: label })).toBeVisible();
  expect(await within(dialog).findByRole('button', { name: 'Try again' })).toBeVisible();
  // oxlint-disable-next-line testing-library/no-node-access -- the spinner has no accessible name
  expect(dialog.querySelector('.anticon-loading')).toBeNull();
});

it('a language version is deleted from the lawyers that have another one, and the dialog shows why the others keep it', async () => {
  const englishVersion = groupOf('Margaret Harcourt-Ellis').find(({ lang }) => lang === 'en_US')!;
  backend.db.lawyers.remove(englishVersion.id);
  const chineseVersion = groupOf(backend.db.lawyers.group(englishVersion.no)[0]!.name)[0]!;
  const { user, dialog, router } = await openDialog('Delete', [
    'Lin Zhengyuan',
    chineseVersion.name,
  ]);
  expect(dialog).toHaveTextContent('2 lawyers will be deleted in all languages');
  await user.click(within(dialog).getByRole('checkbox', { name: 'English' }));
  expect(dialog).toHaveAccessibleName('Delete this lawyer?');
  expect(dialog).toHaveTextContent('“Lin Zhengyuan” will be deleted in Simplified Chinese only');
  expect(dialog).toHaveTextContent(
    `Kept, because they have no other language${chineseVersion.name}`,
  );
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('button', { name: /^Undo/ });
  await act(() => router.navigate({ href: '/admin/banner/list' }));
  await waitFor(() => expect(groupOf('Lin Zhengyuan').map(({ lang }) => lang)).toEqual(['en_US']));
  expect(backend.db.lawyers.group(englishVersion.no)).toHaveLength(1);
});

it('the deletion dialog shows why no lawyer will be deleted if each lacks the chosen language or has no other', async () => {
  const [english, chinese] = [
    groupOf('Lin Zhengyuan').find(({ lang }) => lang === 'en_US')!,
    groupOf('Margaret Harcourt-Ellis').find(({ lang }) => lang === 'zh_CN')!,
  ];
  for (const { id, no } of [english, chinese])
    for (const version of backend.db.lawyers.group(no))
      if (version.id !== id) backend.db.lawyers.remove(version.id);
  const { user, dialog } = await openDialog('Delete', [english.name, chinese.name]);
  await user.click(within(dialog).getByRole('checkbox', { name: 'English' }));
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    /^None of the selected items will change\.$/,
  );
  expect(dialog).toHaveTextContent(`Without a version in Simplified Chinese${english.name}`);
  expect(dialog).toHaveTextContent(`Kept, because they have no other language${chinese.name}`);
  expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeDisabled();
});

it('the deletion dialog shows why lawyers remain unchanged if two of three languages are chosen', async () => {
  const { lawyers } = backend.db;
  const isOther = (name: string, lang: string) => lang === 'en_US' && !NAMES.includes(name);
  const names = [...NAMES, lawyers.all().find(({ name, lang }) => isOther(name, lang))!.name];
  const [english, complete, french] = names.map((name) => groupOf(name)[0]!);
  for (const { no } of [english!, french!])
    for (const { id, lang } of lawyers.group(no)) if (lang === 'zh_CN') lawyers.remove(id);
  lawyers.update(french!.id, { lang: 'fr_FR' });
  const { user, dialog } = await openDialog('Delete', names);
  await user.click(within(dialog).getByRole('checkbox', { name: 'fr_FR' }));
  expect(dialog).toHaveTextContent(
    `Without a version in English or Simplified Chinese${french!.name}`,
  );
  expect(dialog).toHaveTextContent(
    `Kept, because they have no other language${english!.name}${complete!.name}`,
  );
});

it('the deletion dialog counts only the lawyers that have a chosen language, and deletes no other lawyer', async () => {
  const chineseVersion = groupOf('Margaret Harcourt-Ellis').find(({ lang }) => lang === 'zh_CN')!;
  backend.db.lawyers.remove(chineseVersion.id);
  const { user, dialog, router } = await openDialog('Delete');
  expect(dialog).toHaveTextContent('2 lawyers will be deleted in all languages');
  await user.click(within(dialog).getByRole('checkbox', { name: 'English' }));
  expect(dialog).toHaveTextContent(
    '“Lin Zhengyuan” will be deleted in Simplified Chinese only, here and on the site.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
  await act(() => router.navigate({ href: '/admin/banner/list' }));
  await waitFor(() => expect(groupOf('Lin Zhengyuan').map(({ lang }) => lang)).toEqual(['en_US']));
  expect(groupOf('Margaret Harcourt-Ellis').map(({ lang }) => lang)).toEqual(['en_US']);
});
