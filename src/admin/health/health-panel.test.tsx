import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { setLocale } from '@/i18n/locale-store';
import { healthRun } from './health-run';

startAdmin();

async function openHealth() {
  const view = await openScreen('/admin/site/status');
  await view.user.click(await screen.findByRole('button', { name: 'Content health' }));
  const health = await screen.findByRole('dialog', { name: 'Content health' });
  await view.user.click(await within(health).findByRole('button', { name: /By section/ }));
  const jobsRow = () => within(health).getByRole('row', { name: /^Jobs/ });
  return { ...view, health, jobsRow };
}

it('content health checks a single section, and shows its last result with its time after a reload', async () => {
  const first = await openHealth();
  expect(first.jobsRow()).toHaveTextContent('Not checked');
  await first.user.click(within(first.jobsRow()).getByRole('button', { name: 'Check Jobs' }));
  await waitFor(() => expect(first.jobsRow()).toHaveTextContent(/\d\d:\d\d: \d+ issue/));
  expect(first.health).toHaveTextContent('Some content was not checked');
  expect(within(first.health).getByRole('button', { name: 'Check the rest' })).toBeEnabled();
  const paths = new Set(backend.requests.map(({ path }) => path));
  expect(paths).toContain('/api/admin/job');
  expect(paths).not.toContain('/api/admin/latest-news');
  const text = first.jobsRow().textContent;
  first.view.unmount();
  // A new page has no run in memory.
  healthRun.reset();
  const calls = () => backend.requests.filter(({ path }) => path === '/api/admin/job').length;
  const callCount = calls();
  const second = await openHealth();
  await waitFor(() => expect(second.jobsRow().textContent).toBe(text));
  expect(calls()).toBe(callCount);
});

it('content health labels its tables', async () => {
  const { user, health, jobsRow } = await openHealth();
  expect(within(health).getByRole('table', { name: 'By section' })).toBeVisible();
  const { id } = backend.db.jobs.all().find(({ lang }) => lang === 'zh_CN')!;
  backend.db.jobs.remove(id);
  await user.click(within(jobsRow()).getByRole('button', { name: 'Check Jobs' }));
  const issueTable = await within(health).findByRole('table', { name: 'Missing languages' });
  expect(within(issueTable).getByText('No version in Simplified Chinese')).toBeVisible();
});

it('content health does not show a section as checked whose request failed, and checks it again with the rest', async () => {
  backend.injectFault({ path: '/admin/banner', status: 403 });
  const { user, health, jobsRow } = await openHealth();
  const bannersRow = () => within(health).getByRole('row', { name: /^Banners/ });
  await user.click(within(bannersRow()).getByRole('button', { name: 'Check Banners' }));
  await waitFor(() => expect(bannersRow()).toHaveTextContent('Not fully checked'));
  expect(health).toHaveTextContent('Banners: 1 request failed');
  expect(health).toHaveTextContent('Some content was not checked');
  expect(health).not.toHaveTextContent('No issues found');
  await user.click(within(jobsRow()).getByRole('button', { name: 'Check Jobs' }));
  await waitFor(() => expect(jobsRow()).toHaveTextContent(/\d+ issue/));
  const requests = () => backend.requests.filter(({ path }) => path === '/api/admin/banner');
  const requestCount = requests().length;
  await user.click(within(health).getByRole('button', { name: 'Check the rest' }));
  await waitFor(() => expect(requests().length).toBeGreaterThan(requestCount));
  await user.click(within(health).getByRole('button', { name: 'Stop' }));
});

it('content health keeps the partial results when it is stopped', async () => {
  setLocale('zh_CN', { reload: false });
  // The texts of lawyers never arrive: the check waits for them until it is stopped.
  const detail = '/api/admin/lawyerTeam/detail/';
  const respond = backend.hold({ path: '/admin/lawyerTeam/detail/{id}', times: 'always' });
  const { user } = await openScreen('/admin/site/status');
  await user.click(await screen.findByRole('button', { name: '内容体检' }));
  const health = await screen.findByRole('dialog', { name: '内容体检' });
  await user.click(await within(health).findByRole('button', { name: '开始检查' }));
  const requests = () => backend.requests.filter(({ path }) => path.startsWith(detail));
  // At most four concurrent calls.
  await waitFor(() => expect(requests()).toHaveLength(4));
  expect(within(health).getByRole('progressbar')).toBeVisible();
  await user.click(within(health).getByRole('button', { name: '停止' }));
  expect(await within(health).findByText(/^检查已于.*停止/)).toBeVisible();
  await user.click(within(health).getByRole('tab', { name: /^缺少语言版本/ }));
  expect(await within(health).findByRole('row', { name: /唐国栋/ })).toHaveTextContent(
    '缺少英文版',
  );
  expect(requests()).toHaveLength(4);
  respond();
});

it('the button of the content health keeps the focus when the check starts, stops and continues', async () => {
  const { user } = await openScreen('/admin/site/status');
  await user.click(await screen.findByRole('button', { name: 'Content health' }));
  const respond = backend.hold({ path: '/admin/banner' });
  const button = await screen.findByRole('button', { name: /^(Start check|Check again)$/ });
  await waitFor(() => expect(button).toBeEnabled());
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveTextContent('Stop'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveTextContent('Resume check'));
  await user.keyboard('{Enter}');
  respond();
  await waitFor(() => expect(button).toHaveTextContent('Check again'));
  expect(button).toHaveFocus();
});
