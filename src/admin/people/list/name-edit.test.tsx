import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { backend, calls, startAdmin } from '../../../../scripts/jest/backend';
import { saveInterruptedEdits } from '@/admin/list/row-edits/interrupted-edits';
import { openScreen } from '../../../../scripts/jest/open-screen';

startAdmin();

it('a name of a lawyer is edited in the row, and everything else stays as stored', async () => {
  const versionsBefore = backend.db.lawyers.group('L-0001');
  const { user } = await openScreen('/admin/people/list');
  const row = await screen.findByRole('row', { name: /Lin Zhengyuan/ });
  await user.click(within(row).getByRole('button', { name: /^Edit name/ }));
  const english = await within(row).findByRole('textbox', { name: 'Full name (English)' });
  await user.clear(english);
  await user.type(english, 'Lin Zheng-Yuan{Enter}');
  expect(await screen.findByRole('link', { name: 'Lin Zheng-Yuan' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Saving…')).not.toBeInTheDocument());
  expect(calls('PUT', '/admin/lawyerTeam')).toHaveLength(1);
  expect(backend.db.lawyers.group('L-0001')).toEqual(
    versionsBefore.map((version) => ({
      ...version,
      name: version.lang === 'en_US' ? 'Lin Zheng-Yuan' : version.name,
    })),
  );
});

it('a name in a language that another editor has deleted is created again when the user overwrites', async () => {
  const versionIn = (lang: string) =>
    backend.db.lawyers.group('L-0001').find((version) => version.lang === lang);
  const { user } = await openScreen('/admin/people/list');
  const row = await screen.findByRole('row', { name: /Lin Zhengyuan/ });
  await user.click(within(row).getByRole('button', { name: /^Edit name/ }));
  const chinese = await within(row).findByRole('textbox', {
    name: 'Full name (Simplified Chinese)',
  });
  backend.db.lawyers.remove(versionIn('zh_CN')!.id);
  await user.clear(chinese);
  await user.type(chinese, '林正远律师{Enter}');
  const alert = await within(row).findByRole('alert');
  expect(alert).toHaveTextContent(
    'Current value: “Lin Zhengyuan” in English and “” in Simplified Chinese.',
  );
  await user.click(within(alert).getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(versionIn('zh_CN')?.name).toBe('林正远律师'));
});

it.each([
  ['the server rejects it', 'Later.'],
  ['another editor has changed it', 'Someone else has changed this in the meantime.'],
])(
  'a typed name that is not saved because %s is reported after the list was left',
  async (_, reason) => {
    const { user, router } = await openScreen('/admin/people/list');
    const row = await screen.findByRole('row', { name: /Lin Zhengyuan/ });
    await user.click(within(row).getByRole('button', { name: /^Edit name/ }));
    const english = await within(row).findByRole('textbox', { name: 'Full name (English)' });
    const isRejected = reason === 'Later.';
    if (!isRejected)
      for (const { id } of backend.db.lawyers.group('L-0001'))
        backend.db.lawyers.update(id, { name: 'Lin' });
    const respond = backend.hold(
      isRejected
        ? { method: 'PUT', path: '/admin/lawyerTeam', status: 409, body: { message: reason } }
        : { path: '/admin/lawyerTeam' },
    );
    await user.type(english, '!{Enter}');
    await act(() => router.navigate({ to: '/admin/banner/list' }));
    respond();
    expect(
      await screen.findByText(
        `Couldn’t complete an action on “Lin Zhengyuan”, which is no longer shown here. ${reason}`,
      ),
    ).toBeVisible();
  },
);

const jobsOf = (no: string) =>
  backend.db.lawyers.group(no).map(({ jobIds }) => jobIds.map((id) => backend.db.jobs.get(id)?.no));

async function chooseCounsel() {
  const { user } = await openScreen('/admin/people/list');
  const row = await screen.findByRole('row', { name: /Lin Zhengyuan/ });
  await user.click(within(row).getByRole('button', { name: /^Edit jobs/ }));
  const select = await within(row).findByRole('combobox', { name: 'Jobs' });
  await waitFor(() => expect(select).toBeEnabled());
  await user.type(select, 'Counsel');
  await user.click(
    (await screen.findAllByText('Counsel', { selector: '.ant-select-item-option-content' }))[0]!,
  );
  return { user, row };
}

it('the jobs of a lawyer are edited in the row, in all languages', async () => {
  const [before] = jobsOf('L-0001');
  const { user, row } = await chooseCounsel();
  expect(calls('PUT', '/admin/lawyerTeam')).toHaveLength(0);
  await user.click(within(row).getByRole('button', { name: 'Publish' }));
  const after = [...before!, 'job-counsel'];
  await waitFor(() => expect(jobsOf('L-0001')).toEqual([after, after]));
  expect(calls('PUT', '/admin/lawyerTeam')).toHaveLength(1);
});

it('chosen jobs that the end of the session interrupted are not lost when they are published before the jobs have loaded', async () => {
  const [version] = backend.db.lawyers.group('L-0001');
  const base = { versions: { en_US: { ...version!, jobs: [] } } };
  saveInterruptedEdits('admin', 'lawyers/jobs', [
    { key: 'L-0001', name: 'Lin Zhengyuan', base, typed: { ...base, nos: ['job-counsel'] } },
  ]);
  const respond = backend.hold({ path: '/admin/job', times: 'always' });
  const { user } = await openScreen('/admin/people/list');
  const row = await screen.findByRole('row', { name: /Lin Zhengyuan/ });
  await user.click(await within(row).findByRole('button', { name: 'Publish' }));
  expect(await within(row).findByRole('alert')).toHaveTextContent('The jobs are not loaded yet.');
  respond();
  expect(await within(row).findByText('Counsel')).toBeVisible();
});

it('jobs that another editor has chosen are shown before they are overwritten', async () => {
  const { user, row } = await chooseCounsel();
  for (const { id, lang } of backend.db.lawyers.group('L-0001')) {
    const job = backend.db.jobs.group('job-trainee').find((version) => version.lang === lang)!;
    backend.db.lawyers.update(id, { jobIds: [job.id] });
  }
  await user.click(within(row).getByRole('button', { name: 'Publish' }));
  const alert = await within(row).findByRole('alert');
  expect(alert).toHaveTextContent('Current value: Trainee Solicitor.');
  expect(calls('PUT', '/admin/lawyerTeam')).toHaveLength(0);
  await user.click(within(alert).getByRole('button', { name: 'Keep the current value' }));
  expect(await within(row).findByText('Trainee Solicitor')).toBeVisible();
});

it('the confirm dialog for leaving the list counts a row once, although its jobs and its name were changed', async () => {
  const { user, row } = await chooseCounsel();
  await user.keyboard('{Escape}');
  await user.click(within(row).getByRole('button', { name: /^Edit name/ }));
  await user.type(await within(row).findByRole('textbox', { name: 'Full name (English)' }), 'x');
  await user.click(screen.getByRole('link', { name: 'Banners' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without publishing?' });
  expect(dialog).toHaveTextContent('The change in 1 row is not published');
});
