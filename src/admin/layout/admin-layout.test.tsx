import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { backend, startBackend } from '../../../scripts/jest/backend';
import { login } from '@/api/admin/login';
import { session } from '@/api/admin/session';
import { openScreen } from '../../../scripts/jest/open-screen';
import { chooseProfileMenuItem } from '../../../scripts/jest/profile-menu';
import { pathsOf, SECTIONS } from '@/admin/sections';
import { AdminErrorPage } from './admin-error-page';

const LIST = '/admin/articles/news/list';
const EXPIRED_MESSAGE = '登录失效，请重新登录 · Login expired, please log in again';

startBackend();

const calls = (path: string) =>
  backend.requests.filter((request) => request.path === `/api${path}`);
const findNewsHeading = () => screen.findByRole('heading', { level: 1, name: 'News' });

function storeTokenInOtherTab(token: string | null): void {
  if (token === null) localStorage.removeItem('lawfirm_token');
  else localStorage.setItem('lawfirm_token', token);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'lawfirm_token' }));
  });
}

it('the error of each admin screen is shown by the error page of the admin area', async () => {
  const { router } = await openScreen('/admin-login');
  const screens = Object.values(router.routesById).filter(
    ({ fullPath, options }) => fullPath.startsWith('/admin/') && options.component,
  );
  expect(screens.length).toBeGreaterThan(20);
  expect(
    screens
      .filter(({ options }) => options.errorComponent !== AdminErrorPage)
      .map(({ fullPath }) => fullPath),
  ).toEqual([]);
});

describe('the guard of /admin', () => {
  it('redirects to the login screen without an alert, and remembers the path', async () => {
    const { href } = await openScreen(`${LIST}?pageNo=2`);
    await screen.findByLabelText('Account');
    expect(href()).toBe(`/admin-login?redirect=${encodeURIComponent(`${LIST}?pageNo=2`)}`);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(calls('/admin/latest-news')).toHaveLength(0);
  });

  it('redirects from /admin to the news (D42)', async () => {
    await login('admin', 'admin123');
    const { href } = await openScreen('/admin');
    await findNewsHeading();
    expect(href()).toBe(LIST);
  });
});

describe('the admin layout', () => {
  it('labels its landmarks and marks the current screen', async () => {
    await login('admin', 'admin123');
    await openScreen(LIST);
    await findNewsHeading();
    const navigation = screen.getByRole('navigation', { name: 'Back office' });
    const link = within(navigation).getByRole('link', { name: /News$/ });
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      '#screen',
    );
    expect(screen.getByRole('main')).toHaveAttribute('id', 'screen');
    expect(document.title).toBe('News · Back office');
    const breadcrumb = screen.getByRole('navigation', { name: 'Back office breadcrumb' });
    expect(breadcrumb).toHaveTextContent('Articles/News');
    expect(within(breadcrumb).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the path of a screen in the breadcrumb, without repeating a group of one section', async () => {
    await login('admin', 'admin123');
    const { user, href } = await openScreen('/admin/expertise/add');
    await screen.findByRole('button', { name: 'Publish' });
    const breadcrumb = await screen.findByRole('navigation', { name: 'Back office breadcrumb' });
    expect(breadcrumb).toHaveTextContent('Professional fields/New professional field');
    await user.click(within(breadcrumb).getByRole('link', { name: 'Professional fields' }));
    await waitFor(() => expect(href()).toBe('/admin/expertise/list'));
  });

  it('has every admin screen but the handbook in exactly one section', async () => {
    await login('admin', 'admin123');
    const { router } = await openScreen(LIST);
    await findNewsHeading();
    const screens = Object.keys(router.routesByPath).filter((path) =>
      /^\/admin\/(?!help\/)./.test(path),
    );
    expect(SECTIONS.flatMap(pathsOf).sort()).toEqual(screens.sort());
  });

  it('opens the site in a new tab', async () => {
    await login('admin', 'admin123');
    await openScreen(LIST);
    const link = await screen.findByRole('link', { name: 'View site' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', '/');
  });

  it('collapses the navigation and remembers it', async () => {
    await login('admin', 'admin123');
    const { user, view } = await openScreen(LIST);
    await findNewsHeading();
    await user.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    expect(screen.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    view.unmount();
    await openScreen(LIST);
    expect(await screen.findByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  });

  it('shows the logged-in user', async () => {
    await login('editor', 'editor123');
    const { user } = await openScreen(LIST);
    await user.click(await screen.findByRole('button', { name: 'Emma Hughes' }));
    expect(await screen.findByText(/^Senior Editor for Client Publications/)).toBeVisible();
    expect(screen.getByText(/^Last login:/)).toBeVisible();
  });

  it('shows the screen when the profile request fails, and retries the request on a click', async () => {
    await login('admin', 'admin123');
    backend.injectFault({ path: '/admin/mine', status: 403 });
    const { user } = await openScreen(LIST);
    await findNewsHeading();
    expect(screen.getByRole('button', { name: 'Account' })).toBeVisible();
    await chooseProfileMenuItem(user, 'Try again');
    expect(await screen.findByRole('button', { name: 'Wang Li' })).toBeVisible();
  });

  it('refetches the list when the interface language changes', async () => {
    await login('admin', 'admin123');
    const { user } = await openScreen(LIST);
    await findNewsHeading();
    await user.click(screen.getByRole('button', { name: '中文' }));
    await waitFor(() => {
      const languages = calls('/admin/latest-news').map(({ headers }) => headers['x-language']);
      expect(languages).toEqual(['en_US', 'zh_CN']);
    });
    expect(document.documentElement.lang).toBe('zh-CN');
  });

  it('shows “Page not found” and a link to the news for an unknown path', async () => {
    await login('admin', 'admin123');
    const { user } = await openScreen('/admin/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Back office' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to news' }));
    await findNewsHeading();
  });

  it('moves the focus to the heading after a navigation', async () => {
    await login('admin', 'admin123');
    const { user } = await openScreen('/admin/nowhere');
    await user.click(await screen.findByRole('link', { name: 'Go to news' }));
    const heading = await findNewsHeading();
    await waitFor(() => expect(heading).toHaveFocus());
  });
});

describe('logging out', () => {
  it('sends one request with the old token, and none before the click', async () => {
    await login('admin', 'admin123');
    const { token } = session;
    const { user, href } = await openScreen(LIST);
    await findNewsHeading();
    expect(calls('/admin/quit')).toHaveLength(0);
    await chooseProfileMenuItem(user, /^Log out/);
    await screen.findByLabelText('Account');
    expect(href()).toBe('/admin-login');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(calls('/admin/quit')).toHaveLength(1));
    expect(calls('/admin/quit')[0]?.headers.authorization).toBe(token);
    expect(localStorage.getItem('lawfirm_token')).toBeNull();
  });

  it.each([{ status: 500 }, { status: 401 }, { disconnect: true }])(
    'ends the local session even if the call fails (%p)',
    async (failure) => {
      await login('admin', 'admin123');
      backend.injectFault({ path: '/admin/quit', ...failure });
      const { user } = await openScreen(LIST);
      await findNewsHeading();
      await chooseProfileMenuItem(user, /^Log out/);
      await screen.findByLabelText('Account');
      await waitFor(() => expect(calls('/admin/quit')[0]?.status).toEqual(expect.any(Number)));
      expect(session.endReason).toBe('quit');
      expect(localStorage.getItem('lawfirm_token')).toBeNull();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});

describe('the end of a session', () => {
  it('redirects to the login screen once for parallel 401s, shows the reason and the account, and returns after the login', async () => {
    await login('admin', 'admin123');
    backend.expireTokens();
    const { router, user, href } = await openScreen(`${LIST}?pageNo=2`);
    const events: string[] = [];
    router.history.subscribe(({ location }) => events.push(location.pathname));
    expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED_MESSAGE);
    expect(calls('/admin/latest-news').concat(calls('/admin/mine')).length).toBeGreaterThan(1);
    expect(events).toEqual(['/admin-login']);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByLabelText('Account')).toHaveValue('admin');
    await user.type(screen.getByLabelText('Password'), 'admin123{Enter}');
    await findNewsHeading();
    expect(href()).toBe(`${LIST}?pageNo=2`);
  });

  it('opens a login dialog over the screen when another tab logs out', async () => {
    await login('admin', 'admin123');
    const { href } = await openScreen(LIST);
    await findNewsHeading();
    storeTokenInOtherTab(null);
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
    expect(await within(dialog).findByLabelText('Account')).toBeVisible();
    expect(href()).toBe(LIST);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('refetches the profile and the list when another tab logs in with another account', async () => {
    await login('editor', 'editor123');
    const { token } = session;
    await login('admin', 'admin123');
    await openScreen(LIST);
    expect(await screen.findByRole('button', { name: 'Wang Li' })).toBeVisible();
    await findNewsHeading();
    storeTokenInOtherTab(token);
    expect(screen.queryByText('Wang Li', { selector: 'button *' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Emma Hughes' })).toBeVisible();
    expect(calls('/admin/latest-news').at(-1)?.headers.authorization).toBe(token);
  });
});
