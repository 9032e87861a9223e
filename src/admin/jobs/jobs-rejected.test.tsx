import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { faultOf } from '../../../mocks/fault-names';
import { backend, calls, startAdmin } from '../../../scripts/jest/backend';
import { rowButton, chooseFromItemMenu, pickOption } from '../../../scripts/jest/names-table';
import { openScreen } from '../../../scripts/jest/open-screen';
import { revalidateJobs } from '@/api/admin/jobs';
import { login } from '@/api/admin/login';
import { setLocale } from '@/i18n/locale-store';

const JOBS = '/admin/people/job';

startAdmin();

const version = (no: string, lang: string) =>
  backend.db.jobs.group(no).find((candidate) => candidate.lang === lang)!;
/** Deletes a job in all its languages, as another user would. */
const deleteAsOtherUser = (no: string) => {
  for (const { id } of backend.db.jobs.group(no)) backend.db.jobs.remove(id);
};
const findList = (name = 'Jobs') => screen.findByRole('table', { name });
const button = (name: string) => screen.getByRole('button', { name });
/** Leaves the page, which sends pending deletions at once. */
const leavePage = () =>
  act(async () => {
    window.dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
  });

it.each([
  [
    'en_US',
    'Jobs',
    'Move up',
    'The new position of “Counsel” was not saved. The list shows the current order. This item no longer exists.',
  ],
  ['zh_CN', '职务', '上移', '“顾问律师”的新位置未能保存，列表显示当前顺序。该内容已不存在。'],
] as const)(
  'job list reports an unsaved move though the row of the moved job was deleted (%s)',
  async (locale, name, moveUpTitle, message) => {
    const { user } = await openScreen(JOBS);
    await findList();
    act(() => setLocale(locale, { reload: false }));
    await findList(name);
    const itemName = version('job-counsel', locale).name;
    await screen.findByText(itemName);
    deleteAsOtherUser('job-counsel');
    await chooseFromItemMenu(user, itemName, new RegExp(`^${moveUpTitle}`));
    await waitFor(() => expect(screen.queryByText(itemName)).not.toBeInTheDocument());
    expect(await screen.findByText(message, { normalizer: (text) => text.trim() })).toBeVisible();
    expect(calls('PUT', /job\/sort$/).map(({ status }) => status)).toEqual([404]);
  },
);

it('job list reports every rolled-back move, and announces no new position for a rolled-back move', async () => {
  await login('reader', 'reader123');
  const { user } = await openScreen(JOBS);
  await findList();
  const respond = backend.hold({ path: '/admin/job/sort' });
  await chooseFromItemMenu(user, 'Counsel', /^Move up/);
  await chooseFromItemMenu(user, 'Senior Associate', /^Move down/);
  respond();
  const alerts = await screen.findAllByText(/The order was not saved/);
  expect(alerts).toHaveLength(2);
  for (const element of alerts)
    expect(element).toHaveTextContent('Your account does not have permission to do this.');
  expect(rowButton('Try again', 'Counsel')).toBeVisible();
  expect(rowButton('Try again', 'Senior Associate')).toBeVisible();
  expect(screen.queryByText(/is now/)).not.toBeInTheDocument();
});

it('job list announces the move that was saved though the next one failed', async () => {
  const { user } = await openScreen(JOBS);
  await findList();
  const path = '/admin/job/sort';
  const respond = backend.hold({ path });
  backend.injectFault({ path, delay: 0 });
  backend.injectFault({ path, status: 403 });
  await chooseFromItemMenu(user, 'Counsel', /^Move up/);
  await chooseFromItemMenu(user, 'Senior Associate', /^Move down/);
  respond();
  expect(await screen.findByText(/The order was not saved as you chose it/)).toBeVisible();
  expect(screen.getByText(/^“Counsel” is now at position/)).toBeVisible();
});

it('job row shows that a job was not deleted because a lawyer was assigned to it after the confirmation', async () => {
  const job = version('job-trainee', 'en_US');
  backend.db.jobs.put({ ...job, id: 9_001, no: 'job-archivist', name: 'Archivist' });
  const { user } = await openScreen(JOBS);
  await findList();
  await chooseFromItemMenu(user, 'Archivist', /^Delete/);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('No lawyer holds this job.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('button', { name: /^Undo/ });
  const holder = backend.db.lawyers.all().find(({ lang }) => lang === 'en_US')!;
  backend.db.lawyers.put({ ...holder, jobIds: [9_001] });
  await leavePage();
  const message = '1 lawyer still holds this job. Reassign them first.';
  const alert = (await within(await findList()).findAllByRole('alert'))[0]!;
  expect(alert).toHaveTextContent(message);
  expect(rowButton('Try again', 'Archivist')).toBeVisible();
  expect(
    await screen.findByText(/^“Archivist” was not deleted\. 1 lawyer still holds this job/),
  ).toBeVisible();
});

it('job deletion looks up the lawyers again when one got the job after the replacement', async () => {
  const { user } = await openScreen(JOBS);
  await findList();
  await chooseFromItemMenu(user, 'Partner', /^Delete/);
  const dialog = await screen.findByRole('dialog');
  await pickOption(user, await within(dialog).findByRole('combobox'), 'Counsel');
  const respondToDeletion = backend.hold({ method: 'DELETE', path: '/admin/job/{id}' });
  await user.click(within(dialog).getByRole('button', { name: 'Reassign and delete' }));
  await waitFor(() => expect(calls('DELETE', /\/job\//)).toHaveLength(1));
  const respondToChecks = backend.hold({ path: '/admin/job/check/{id}', times: 2 });
  const holder = backend.db.lawyers.all().find(({ lang }) => lang === 'en_US')!;
  backend.db.lawyers.put({ ...holder, jobIds: [version('job-partner', 'en_US').id] });
  respondToDeletion();
  expect(await within(dialog).findByText('Checking which lawyers hold this job…')).toBeVisible();
  expect(within(dialog).queryByText(/^Couldn’t check which lawyers/)).not.toBeInTheDocument();
  respondToChecks();
  expect(await within(dialog).findByText('1 lawyer holds this job.')).toBeVisible();
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('Nothing was deleted.');
  expect(alert).toHaveTextContent('1 lawyer still holds this job.');
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(
    await screen.findByText(
      '“Partner” has been deleted. Its lawyers have been reassigned to “Counsel”.',
    ),
  ).toBeVisible();
});

it('job deletion does not claim that nothing was deleted when only the second language was rejected', async () => {
  const { user } = await openScreen(JOBS);
  await findList();
  await chooseFromItemMenu(user, 'Partner', /^Delete/);
  const dialog = await screen.findByRole('dialog');
  await pickOption(user, await within(dialog).findByRole('combobox'), 'Counsel');
  const deletion = { method: 'DELETE', path: '/admin/job/{id}' };
  backend.injectFault({ ...deletion, delay: 0 });
  const respondToSecondDeletion = backend.hold(deletion);
  await user.click(within(dialog).getByRole('button', { name: 'Reassign and delete' }));
  await waitFor(() => expect(backend.db.jobs.group('job-partner')).toHaveLength(1));
  const [remainingVersion] = backend.db.jobs.group('job-partner');
  const holder = backend.db.lawyers.all().find(({ lang }) => lang === remainingVersion!.lang)!;
  backend.db.lawyers.put({ ...holder, jobIds: [remainingVersion!.id] });
  respondToSecondDeletion();
  expect(await within(dialog).findByText('1 lawyer holds this job.')).toBeVisible();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('1 lawyer still holds this job.');
  expect(within(dialog).queryByText('Nothing was deleted.')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/^“Partner” has been deleted/)).toBeVisible();
  expect(backend.db.jobs.group('job-partner')).toEqual([]);
});

it('job deletion checks the lawyers after a replacement that was accepted and after one with a 502 response', async () => {
  const { user } = await openScreen(JOBS);
  await findList();
  await chooseFromItemMenu(user, 'Partner', /^Delete/);
  const dialog = await screen.findByRole('dialog');
  await pickOption(user, await within(dialog).findByRole('combobox'), 'Counsel');
  const path = '/admin/job/replace';
  backend.injectFault({ path, ...faultOf('not-stored') });
  await user.click(within(dialog).getByRole('button', { name: 'Reassign and delete' }));
  expect(await within(dialog).findByText('Nothing was deleted.')).toBeVisible();
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'The server accepted the reassignment, but lawyers still hold this job.',
  );
  expect(calls('DELETE', /job/)).toEqual([]);
  backend.injectFault({ path, ...faultOf('lost-502') });
  backend.injectFault({ method: 'DELETE', path: '/admin/job/{id}', ...faultOf('lost-response') });
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(
    await screen.findByText(
      '“Partner” has been deleted. Its lawyers have been reassigned to “Counsel”.',
    ),
  ).toBeVisible();
  expect(backend.db.jobs.group('job-partner')).toEqual([]);
});

it('job form shows the conflict when somebody else has added the same language in the meantime', async () => {
  const chinese = version('job-counsel', 'zh_CN');
  backend.db.jobs.remove(chinese.id);
  const { user } = await openScreen(JOBS);
  await findList();
  await user.click(rowButton('Rename', 'Counsel'));
  await user.type(await screen.findByLabelText('Name in Simplified Chinese'), '法律顾问');
  backend.db.jobs.put({ ...chinese, name: '资深顾问' });
  await user.click(button('Publish'));
  expect(
    await screen.findByText(
      'Current name: “Counsel” in English and “资深顾问” in Simplified Chinese.',
    ),
  ).toBeVisible();
  expect(calls('PUT', /\/admin\/job$/)).toEqual([]);
  await user.click(button('Publish my names'));
  expect(await screen.findByText('“Counsel” has been published.')).toBeVisible();
  expect(version('job-counsel', 'zh_CN').name).toBe('法律顾问');
});

it('job form adds a job again that somebody else deleted while it was renamed', async () => {
  const { user } = await openScreen(JOBS);
  await findList();
  await user.click(rowButton('Rename', 'Counsel'));
  await user.type(await screen.findByLabelText(/^Name in English/), ' at Law');
  deleteAsOtherUser('job-counsel');
  await user.click(button('Publish'));
  expect(
    await screen.findByText('This job was deleted by someone else. Publish to add it again.'),
  ).toBeVisible();
  // No name is left to keep.
  expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' })).toBeVisible();
  await user.click(button('Publish my names'));
  expect(await screen.findByText('“Counsel at Law” has been added.')).toBeVisible();
});

it('job form shows that the list does not contain the new job when the server did not store it', async () => {
  backend.injectFault({ method: 'POST', path: '/admin/job', ...faultOf('not-stored') });
  const { user } = await openScreen(JOBS);
  await findList();
  await user.click(button('Add a job'));
  await user.type(await screen.findByLabelText('Name in English'), 'Consultant');
  await user.click(button('Publish'));
  expect(
    await screen.findByText(
      'The server reported success, but the list does not contain the new item. Check the list before you try again.',
    ),
  ).toBeVisible();
  expect(screen.queryByText('The names were not published.')).not.toBeInTheDocument();
});

it('job form shows that the list no longer contains a job that was deleted while its new name was sent', async () => {
  const release = backend.hold({ method: 'PUT', path: '/admin/job', afterProcessing: true });
  const { user } = await openScreen(JOBS);
  await findList();
  await user.click(rowButton('Rename', 'Counsel'));
  await user.type(await screen.findByLabelText(/^Name in English/), ' at Law');
  await user.click(button('Publish'));
  await waitFor(() => expect(version('job-counsel', 'en_US').name).toBe('Counsel at Law'));
  deleteAsOtherUser('job-counsel');
  release();
  expect(
    await screen.findByText(
      'The server reported success, but the list no longer contains this item. Someone may have deleted it.',
    ),
  ).toBeVisible();
});

it('job form adds a deleted job again though its names are unchanged', async () => {
  const { user } = await openScreen(JOBS);
  await findList();
  await user.click(rowButton('Rename', 'Counsel'));
  await screen.findByLabelText(/^Name in English/);
  deleteAsOtherUser('job-counsel');
  await act(revalidateJobs);
  await screen.findByText('This job was deleted by someone else. Publish to add it again.');
  await user.click(button('Publish'));
  expect(await screen.findByText('“Counsel” has been added.')).toBeVisible();
  expect(backend.db.jobs.all().filter(({ name }) => name === 'Counsel')).toHaveLength(1);
});
