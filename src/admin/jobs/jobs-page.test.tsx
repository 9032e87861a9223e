import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { backend, calls, startAdmin } from '../../../scripts/jest/backend';
import {
  rowButton,
  chooseFromItemMenu,
  deleteExceptEnglish,
  readNames,
  pickOption,
} from '../../../scripts/jest/names-table';
import { openScreen } from '../../../scripts/jest/open-screen';
import { passTime } from '../../../scripts/jest/pass-time';

const JOBS = '/admin/people/job';

startAdmin();

const version = (no: string, lang: string) =>
  backend.db.jobs.group(no).find((candidate) => candidate.lang === lang)!;
const findList = () => screen.findByRole('table', { name: 'Jobs' });
const names = () => readNames('Jobs');
const button = (name: string) => screen.getByRole('button', { name });
const SEEDED_NAMES = [
  'Senior Partner',
  'Partner',
  'Counsel',
  'Of Counsel',
  'Senior Associate',
  'Associate',
  'Trainee Solicitor',
];

describe('job list', () => {
  it('shows all languages of a job in one row, and which is missing', async () => {
    backend.db.jobs.remove(version('job-counsel', 'zh_CN').id);
    await openScreen(JOBS);
    expect(await names()).toEqual(SEEDED_NAMES);
    expect(screen.getByText('7 jobs')).toBeVisible();
    const rowOf = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(`More ?: ${name}$`) }));
    expect(rowOf('Senior Partner').getByText('高级合伙人')).toHaveAttribute('lang', 'zh-CN');
    expect(screen.getAllByText('No name in Simplified Chinese')).toHaveLength(1);
    expect(rowOf('Counsel').getByText('No name in Simplified Chinese')).toBeVisible();
    expect(calls('GET', '/admin/job').map(({ query }) => query.lang)).toEqual(
      expect.arrayContaining(['en_US', 'zh_CN']),
    );
  });

  it('shows the whole of a long name in a tooltip', async () => {
    const name = 'Partner for everything that has no other name '.repeat(5).trim();
    backend.db.jobs.update(version('job-counsel', 'en_US').id, { name });
    await openScreen(JOBS);
    expect(within(await findList()).getByTitle(name)).toHaveTextContent(name);
  });

  it('adds the first job from the button of the empty list', async () => {
    for (const { id } of backend.db.jobs.all().slice()) backend.db.jobs.remove(id);
    const { user } = await openScreen(JOBS);
    await user.click(await screen.findByRole('button', { name: 'Add the first job' }));
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Enter a name in at least one language.')).toBeVisible();
    await user.type(screen.getByLabelText('Name in English'), ' Partner {Enter}');
    expect(await screen.findByText('“Partner” has been added.')).toBeVisible();
    expect(calls('POST', '/admin/job').map(({ body }) => body)).toEqual([
      [{ lang: 'en_US', name: 'Partner' }],
    ]);
  });

  it('shows why the list failed to load, and loads it on retry', async () => {
    backend.injectFault({
      path: '/admin/job',
      status: 403,
      body: { message: 'Not today.' },
      times: 2,
    });
    const { user } = await openScreen(JOBS);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today.');
    await user.click(button('Try again'));
    await findList();
  });

  it.each([
    [200, '“Adviser” has been published.'],
    [
      403,
      '“Adviser” might not be published: its form was left before the server confirmed it. Not today.',
    ],
  ])(
    'announces the result of a rename (status %i) after the user has left the page',
    async (status, announcement) => {
      const { user } = await openScreen(JOBS);
      await findList();
      await user.click(rowButton('Rename', 'Counsel'));
      const field = await screen.findByLabelText('Name in English');
      await user.clear(field);
      await user.type(field, 'Adviser');
      const fault = { method: 'PUT', path: '/admin/job' };
      const respond = backend.hold(
        status === 200 ? fault : { ...fault, status, body: { message: 'Not today.' } },
      );
      await user.click(button('Publish'));
      await waitFor(() => expect(calls('PUT', '/admin/job')).toHaveLength(1));
      fireEvent.click(screen.getByRole('link', { name: 'Banners', hidden: true }));
      await user.click(await screen.findByRole('button', { name: 'Leave' }));
      await screen.findByRole('heading', { level: 1, name: 'Banners' });
      respond();
      expect(await screen.findByText(announcement)).toBeVisible();
    },
  );

  it('sends a move by one position for every language, and rolls back a move that fails', async () => {
    const { user } = await openScreen(JOBS);
    await findList();
    await chooseFromItemMenu(user, 'Counsel', /^Move up/);
    expect((await names()).slice(0, 3)).toEqual(['Senior Partner', 'Counsel', 'Partner']);
    expect(await screen.findByText('“Counsel” is now at position 2 of 7.')).toBeVisible();
    const move = (lang: string) => ({
      sourceId: version('job-counsel', lang).id,
      targetId: version('job-partner', lang).id,
    });
    expect(calls('PUT', '/admin/job/sort').map(({ body }) => body)).toEqual([
      move('en_US'),
      move('zh_CN'),
    ]);
    backend.injectFault({ path: '/admin/job/sort', status: 500 });
    await chooseFromItemMenu(user, 'Counsel', /^Move down/);
    expect(await screen.findByText(/The order was not saved/)).toBeVisible();
    await waitFor(async () => expect((await names())[1]).toBe('Counsel'));
    await user.click(rowButton('Try again', 'Counsel'));
    await waitFor(async () => expect(await names()).toEqual(SEEDED_NAMES));
  });
});

describe('job form', () => {
  it('shows names that somebody else has changed before it overwrites them', async () => {
    const { user } = await openScreen(JOBS);
    await findList();
    await user.click(rowButton('Rename', 'Counsel'));
    const name = await screen.findByLabelText(/^Name in English/);
    await user.clear(name);
    await user.click(button('Publish'));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    await user.type(name, 'Adviser');
    const chinese = version('job-counsel', 'zh_CN');
    backend.db.jobs.put({ ...chinese, name: '顾问' });
    await user.click(button('Publish'));
    expect(await screen.findByText(/Current name: .*“顾问” in Simplified Chinese/)).toBeVisible();
    expect(calls('PUT', '/admin/job')).toEqual([]);
    await user.click(button('Publish my names'));
    expect(await screen.findByText('“Adviser” has been published.')).toBeVisible();
    expect(version('job-counsel', 'zh_CN').name).toBe('顾问律师');
    expect(calls('PUT', '/admin/job')).toHaveLength(1);
  });

  it('keeps the typed text when it is rejected and when Escape is pressed, and reports a job as added that was stored despite an error response', async () => {
    const { user } = await openScreen(JOBS);
    await findList();
    await user.click(button('Add a job'));
    await user.type(await screen.findByLabelText('Name in English'), 'Librarian');
    backend.injectFault({
      method: 'POST',
      path: '/admin/job',
      status: 409,
      body: { message: 'Taken.' },
    });
    await user.click(button('Publish'));
    expect(await screen.findByText('Taken.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('Name in English')).toHaveValue('Librarian');
    backend.injectFault({ method: 'POST', path: '/admin/job', status: 500, afterProcessing: true });
    await user.click(button('Try again'));
    expect(await screen.findByText('“Librarian” has been added.')).toBeVisible();
    expect((await names()).at(-1)).toBe('Librarian');
  });
});

describe('deleting jobs (D30)', () => {
  it('requires a replacement to be chosen, and shows which language it lacks', async () => {
    backend.db.jobs.remove(version('job-trainee', 'zh_CN').id);
    const { user } = await openScreen(JOBS);
    await findList();
    await chooseFromItemMenu(user, 'Partner', /^Delete/);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('12 lawyers hold this job.')).toBeVisible();
    expect(within(dialog).getByText('and 6 more')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Reassign and delete' }));
    expect(await within(dialog).findByText('Choose a job for these lawyers.')).toBeVisible();
    expect(within(dialog).getByRole('combobox')).toHaveFocus();
    await pickOption(user, within(dialog).getByRole('combobox'), 'Trainee Solicitor');
    expect(within(dialog).getByText(/has no name in Simplified Chinese/)).toBeVisible();
    expect(calls('POST', '/admin/job/replace')).toEqual([]);
  });

  it('resumes the deletion at the failed step', async () => {
    const { user } = await openScreen(JOBS);
    await findList();
    await chooseFromItemMenu(user, 'Partner', /^Delete/);
    const dialog = await screen.findByRole('dialog');
    await pickOption(user, await within(dialog).findByRole('combobox'), 'Counsel');
    backend.injectFault({ path: '/admin/job/replace', status: 500 });
    await user.click(within(dialog).getByRole('button', { name: 'Reassign and delete' }));
    expect(await within(dialog).findByText('Nothing was deleted.')).toBeVisible();
    expect(within(dialog).getByText('请求错误 · Request error')).toBeVisible();
    backend.injectFault({ method: 'DELETE', path: '/admin/job/{id}', status: 500 });
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await within(dialog).findByText(/Continue to delete the old job\./)).toBeVisible();
    expect(within(dialog).getByRole('combobox')).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(
      await screen.findByText(
        '“Partner” has been deleted. Its lawyers have been reassigned to “Counsel”.',
      ),
    ).toBeVisible();
    expect(calls('POST', '/admin/job/replace')).toHaveLength(2);
    expect(backend.db.jobs.group('job-partner')).toEqual([]);
    expect(await names()).toEqual(SEEDED_NAMES.filter((name) => name !== 'Partner'));
  });

  it('shows that the lawyers cannot be looked up, and their number if names are not available', async () => {
    const { user } = await openScreen(JOBS);
    await findList();
    backend.injectFault({ path: '/admin/job/check/{id}', status: 500, times: 2 });
    await chooseFromItemMenu(user, 'Partner', /^Delete/);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/^Couldn’t check which lawyers/)).toBeVisible();
    backend.setSiteStatus(0);
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('12 lawyers hold this job.')).toBeVisible();
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
  });

  it('deletes one language of an unused job and keeps the others', async () => {
    const { jobs } = backend.db;
    for (const [index, job] of jobs.group('job-trainee').entries())
      jobs.put({ ...job, id: 9_001 + index, no: 'job-archivist', name: 'Archivist' });
    const view = await openScreen(JOBS);
    await findList();
    await deleteExceptEnglish(view, 'Archivist', 'It will be deleted in Simplified Chinese only');
    await waitFor(() =>
      expect(jobs.group('job-archivist').map(({ lang }) => lang)).toEqual(['en_US']),
    );
  });

  it('deletes nothing after Undo if no lawyer has the job', async () => {
    const job = version('job-trainee', 'en_US');
    backend.db.jobs.put({ ...job, id: 9_001, no: 'job-archivist', name: 'Archivist' });
    const { user } = await openScreen(JOBS);
    await findList();
    await chooseFromItemMenu(user, 'Archivist', /^Delete/);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('No lawyer holds this job.')).toBeVisible();
    // Until the deletion would be sent.
    await passTime(8_000, () => {
      fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
      fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    });
    expect(rowButton('More', 'Archivist')).toBeVisible();
    expect(backend.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });
});

describe('bulk actions and columns of the job list', () => {
  const openBulkDeletion = async (user: UserEvent, ...jobs: string[]) => {
    for (const job of jobs)
      await user.click(await screen.findByRole('checkbox', { name: `Select: ${job}` }));
    await user.click(
      within(screen.getByRole('region', { name: 'Bulk actions' })).getByRole('button', {
        name: 'Delete',
      }),
    );
    return screen.findByRole('dialog', { name: 'Delete these jobs?' });
  };
  const addArchivist = () => {
    for (const [index, job] of backend.db.jobs.group('job-trainee').entries())
      backend.db.jobs.put({ ...job, id: 9_001 + index, no: 'job-archivist', name: 'Archivist' });
  };

  it('deletes unused jobs, keeps jobs in use and shows how many lawyers hold them (D30)', async () => {
    addArchivist();
    const { user, router } = await openScreen(JOBS);
    const dialog = await openBulkDeletion(user, 'Partner', 'Archivist');
    expect(await within(dialog).findByText(/^No lawyer holds this job/)).toBeVisible();
    expect(within(dialog).getByText(/^Partner · 12 lawyers/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete in all languages' }));
    await screen.findByRole('button', { name: /^Undo/ });
    await act(() => router.navigate({ href: '/admin/banner/list' }));
    await waitFor(() => expect(backend.db.jobs.group('job-archivist')).toEqual([]));
    expect(backend.db.jobs.group('job-partner')).toHaveLength(2);
  });

  it('retries only the deletion of the row whose button is pressed', async () => {
    addArchivist();
    for (const [index, job] of backend.db.jobs.group('job-trainee').entries())
      backend.db.jobs.put({ ...job, id: 9_011 + index, no: 'job-librarian', name: 'Librarian' });
    const { user } = await openScreen(JOBS);
    const dialog = await openBulkDeletion(user, 'Archivist', 'Librarian');
    const deleteButton = await within(dialog).findByRole('button', {
      name: 'Delete in all languages',
    });
    await waitFor(() => expect(deleteButton).toBeEnabled());
    const deletion = { method: 'DELETE', path: '/admin/job/{id}', status: 403 };
    for (let failure = 0; failure < 2; failure += 1) backend.injectFault(deletion);
    await passTime(8_000, () => fireEvent.click(deleteButton));
    await screen.findByRole('button', { name: /^Try again.*Librarian/ });
    await user.click(rowButton('Try again', 'Archivist'));
    await waitFor(() => expect(backend.db.jobs.group('job-archivist')).toEqual([]));
    expect(backend.db.jobs.group('job-librarian')).toHaveLength(2);
    expect(rowButton('Try again', 'Librarian')).toBeVisible();
  });

  it('collapses the names of the kept jobs in the deletion dialog if lawyers hold more than three', async () => {
    const { user } = await openScreen(JOBS);
    const jobs = ['Senior Partner', 'Partner', 'Counsel', 'Associate'];
    const dialog = await openBulkDeletion(user, ...jobs);
    const collapseButton = await within(dialog).findByRole('button', {
      name: /^These jobs are kept.*4$/,
    });
    expect(within(dialog).queryByText(/^Partner/)).not.toBeInTheDocument();
    await user.click(collapseButton);
    expect(await within(dialog).findByText(/^Partner · 12 lawyers/)).toBeVisible();
  });

  it('shows that the lawyers cannot be looked up, disables the deletion, and tries again', async () => {
    addArchivist();
    const { user } = await openScreen(JOBS);
    await findList();
    backend.injectFault({ path: '/admin/job/check/{id}', status: 500, times: 4 });
    const dialog = await openBulkDeletion(user, 'Counsel', 'Archivist');
    const confirm = within(dialog).getByRole('button', { name: 'Delete in all languages' });
    expect(await within(dialog).findByText(/^Couldn’t check which lawyers/)).toBeVisible();
    expect(confirm).toBeDisabled();
    for (const { id } of backend.db.jobs.group('job-archivist')) backend.db.jobs.remove(id);
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('Already deleted by someone else')).toBeVisible();
    expect(within(dialog).getByText('Archivist')).toBeVisible();
    expect(within(dialog).getByText(/^Counsel · \d+ lawyers/)).toBeVisible();
    expect(confirm).toBeDisabled();
  });

  it('hides the names in a language that is deselected in the table settings, also on a phone, where languages are not columns', async () => {
    const { user } = await openScreen(JOBS, { width: 360 });
    await findList();
    expect(screen.getByText('高级合伙人')).toBeVisible();
    await user.click(button('Table settings'));
    await user.click(await screen.findByRole('checkbox', { name: 'Simplified Chinese' }));
    await waitFor(() => expect(screen.queryByText('高级合伙人')).not.toBeInTheDocument());
    expect(screen.getByText('Senior Partner')).toBeVisible();
  });

  it('moves a job to a position while the column of a language is hidden', async () => {
    const { user } = await openScreen(JOBS);
    await findList();
    await user.click(button('Table settings'));
    await user.click(await screen.findByRole('checkbox', { name: 'Simplified Chinese' }));
    await waitFor(() => expect(screen.queryByText('高级合伙人')).not.toBeInTheDocument());
    await chooseFromItemMenu(user, 'Associate', /^Move to a position/);
    const dialog = await screen.findByRole('dialog');
    const position = within(dialog).getByRole('spinbutton', { name: 'Position' });
    await user.clear(position);
    await user.type(position, '2{Enter}');
    expect(await screen.findByText('“Associate” is now at position 2 of 7.')).toBeVisible();
    expect((await names()).slice(0, 3)).toEqual(['Senior Partner', 'Associate', 'Partner']);
    await waitFor(() => expect(screen.queryByText(/^Saving the order/)).not.toBeInTheDocument());
  });
});
