import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { backend, startBackend } from '../../../../scripts/jest/backend';
import { login } from '@/api/admin/login';
import { endSession, session } from '@/api/admin/session';
import { isDiscardIncomplete } from '@/admin/session/incomplete-discard';
import { listDrafts, saveParts } from '@/admin/shared/draft-store';
import { runOutsideAct } from '../../../../scripts/jest/drafts';
import { openScreen } from '../../../../scripts/jest/open-screen';

startBackend();

const logins = () => backend.requests.filter(({ path }) => path === '/api/admin/login');

async function storeDraft(user: string) {
  const changes = [{ name: 'versions.en_US.title', base: '', value: 'Typed' }];
  const draftKey = { item: 'honors/H-1', visit: 'visit', part: 'en_US', href: '/admin' };
  await saveParts([{ ...draftKey, user, title: 'Typed', at: Date.now(), changes }]);
}

async function fill(user: Awaited<ReturnType<typeof openScreen>>['user'], password = 'admin123') {
  await user.type(await screen.findByLabelText('Account'), 'admin');
  await user.type(screen.getByLabelText('Password'), password);
}

describe('/admin-login', () => {
  it('sets the document title, its labels and the autocomplete of its fields', async () => {
    await openScreen('/admin-login');
    expect(await screen.findByLabelText('Account')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await waitFor(() => expect(document.title).toMatch(/^Log in · Back office/));
  });

  it('logs in on Enter and opens the news', async () => {
    const { user, href } = await openScreen('/admin-login');
    await fill(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    expect(href()).toBe('/admin/articles/news/list');
    expect(logins()[0]?.headers.authorization).toBeUndefined();
  });

  it('logs in while the site is switched off', async () => {
    backend.setSiteStatus(0);
    const { user } = await openScreen('/admin-login');
    await fill(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  });

  it('redirects to the screen that the user requested', async () => {
    const target = '/admin/articles/news/list?pageNo=2';
    const { user, href } = await openScreen(`/admin-login?redirect=${encodeURIComponent(target)}`);
    await fill(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(href()).toBe(target));
  });

  it.each(['//evil.example', 'https://evil.example', '/administrator', '/home'])(
    'does not follow redirect=%s',
    async (target) => {
      const { user, href } = await openScreen(
        `/admin-login?redirect=${encodeURIComponent(target)}`,
      );
      await fill(user);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(href()).toBe('/admin/articles/news/list'));
    },
  );

  it('shows missing values at their fields, and sends nothing', async () => {
    const { user } = await openScreen('/admin-login');
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(screen.getByLabelText('Account')).toHaveAccessibleDescription(
      'Enter your account name.',
    );
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    await waitFor(() => expect(screen.getByLabelText('Account')).toHaveFocus());
    await user.type(screen.getByLabelText('Account'), 'admin');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(logins()).toHaveLength(0);
  });

  it("shows the server's message, keeps the input, and allows another attempt", async () => {
    const { user } = await openScreen('/admin-login');
    await fill(user, 'wrong');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '请求错误 · Request errorWrong account or password.',
    );
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'admin123{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  });

  it('sends one request for several clicks', async () => {
    const respond = backend.hold({ path: '/admin/login' });
    const { user } = await openScreen('/admin-login');
    await fill(user);
    await user.dblClick(screen.getByRole('button', { name: 'Log in' }));
    await user.keyboard('{Enter}');
    respond();
    await screen.findByRole('heading', { level: 1, name: 'News' });
    expect(logins()).toHaveLength(1);
  });

  it('accepts a bare string as the token (D5)', async () => {
    const token = 'bare-token';
    backend.injectFault({ path: '/admin/login', body: JSON.stringify(token) });
    const { user } = await openScreen('/admin-login');
    await fill(user);
    await user.keyboard('{Enter}');
    await waitFor(() => {
      const tokens = backend.requests.map(({ headers }) => headers.authorization);
      expect(tokens).toContain(token);
    });
  });

  it('shows and hides the password', async () => {
    const { user } = await openScreen('/admin-login');
    const show = await screen.findByRole('button', { name: 'Show password' });
    await user.click(show);
    expect(show).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(show);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('fills in an account of the mock backend', async () => {
    const { user } = await openScreen('/admin-login');
    await user.click(await screen.findByRole('button', { name: /editor \/ editor123/ }));
    expect(screen.getByLabelText('Account')).toHaveValue('editor');
    expect(screen.getByLabelText('Password')).toHaveValue('editor123');
  });

  it('focuses the account', async () => {
    await openScreen('/admin-login');
    await waitFor(() => expect(screen.getByLabelText('Account')).toHaveFocus());
  });

  it('shows that the login has expired, and focuses the password', async () => {
    await storeDraft('editor');
    await login('admin', 'admin123');
    endSession('expired');
    await openScreen('/admin-login');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '登录失效，请重新登录 · Login expired, please log in again',
    );
    // Resolves after the transaction of the screen, which has begun earlier.
    await runOutsideAct(() => listDrafts({ user: 'admin', otherNames: [] }));
    expect(screen.queryByText(/^Your unpublished changes are kept/)).not.toBeInTheDocument();
  });

  it('shows that the unpublished changes of the account are kept when the login has expired', async () => {
    await storeDraft('admin');
    await login('admin', 'admin123');
    endSession('expired');
    await openScreen('/admin-login');
    expect(await screen.findByText(/^Your unpublished changes are kept/)).toBeVisible();
  });

  it('shows no alert and no account after logging out', async () => {
    await login('admin', 'admin123');
    endSession('quit');
    await openScreen('/admin-login');
    expect(await screen.findByLabelText('Account')).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows an incomplete discard until the next login', async () => {
    isDiscardIncomplete.set(true);
    const { user } = await openScreen('/admin-login');
    expect(await screen.findByText(/^This browser couldn’t discard everything/)).toBeVisible();
    await fill(user);
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'News' });
    act(() => endSession('expired'));
    await screen.findByText(/^登录失效/);
    expect(screen.queryByText(/^This browser couldn’t discard/)).not.toBeInTheDocument();
  });

  it('redirects a logged-in user', async () => {
    await login('admin', 'admin123');
    const { href } = await openScreen('/admin-login');
    expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    expect(href()).toBe('/admin/articles/news/list');
  });

  it('redirects after a login in another tab', async () => {
    await login('admin', 'admin123');
    const { token } = session;
    endSession('quit');
    const { href } = await openScreen('/admin-login');
    await screen.findByLabelText('Account');
    localStorage.setItem('lawfirm_token', token ?? '');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'lawfirm_token' }));
    });
    await waitFor(() => expect(href()).toBe('/admin/articles/news/list'));
  });

  it('changes the language and keeps the input', async () => {
    const { user } = await openScreen('/admin-login');
    await user.type(await screen.findByLabelText('Account'), 'admin');
    await user.click(screen.getByRole('button', { name: '中文' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));
    expect(screen.getByDisplayValue('admin')).toBeVisible();
  });
});
