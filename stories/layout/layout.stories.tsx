import { Button } from 'antd';
import type { ReactNode } from 'react';
import { screen, userEvent } from 'storybook/test';
import type { Backend } from '../../mocks/backend';
import { AdminPage } from '../../src/admin/page/admin-page';
import { QueryError, QuerySkeleton } from '../../src/admin/page/query-states';
import { ListEmpty } from '../../src/admin/list/list-empty';
import { AdminLayout } from '../../src/admin/layout/admin-layout';
import { ApiError } from '../../src/api/errors';

export default {
  title: 'Admin screens/Layout',
  parameters: { layout: 'fullscreen', url: '/admin/articles/news/edit?no=2000001' },
};

const NAVIGATION_KEY = 'lawfirm_admin_navigation';
const LONG_TITLE = 'A very long title of a matter that went through every court there is '.repeat(
  3,
);

const renderInLayout = (children: ReactNode, title = 'Forty years in 2027') => (
  <AdminLayout>
    <AdminPage title={title} help={title} actions={<Button type="primary">Publish</Button>}>
      {children}
    </AdminPage>
  </AdminLayout>
);
const storyWithBackend = (prepare: (backend: Backend) => void) => ({
  render: () => renderInLayout(<p>A screen.</p>),
  parameters: { prepare },
});

export const Screen = () => renderInLayout(<p>A screen.</p>);
export const ScreenLong = () => renderInLayout(<p>{LONG_TITLE.repeat(20)}</p>, LONG_TITLE);
export const ScreenLoading = () => renderInLayout(<QuerySkeleton />);
export const ScreenEmpty = () =>
  renderInLayout(<ListEmpty>Use the button to add an item.</ListEmpty>);
export const ScreenLoadingFailed = () =>
  renderInLayout(
    <QueryError error={new ApiError({ kind: 'http', status: 500 })} onRetry={() => undefined} />,
  );
/** The collapsed navigation shows only icons. */
export const NavigationCollapsed = {
  render: () => renderInLayout(<p>A screen.</p>),
  beforeEach: () => {
    localStorage.setItem(NAVIGATION_KEY, 'narrow');
    return () => localStorage.removeItem(NAVIGATION_KEY);
  },
};
/** On a phone, a button opens the navigation. */
export const NavigationOpen = {
  render: () => renderInLayout(<p>A screen.</p>),
  play: async () => {
    const [first] = screen.getAllByRole('button');
    if (first?.getAttribute('aria-haspopup') !== 'dialog') return;
    await userEvent.click(first);
    await screen.findByRole('dialog');
  },
};
export const SiteOff = storyWithBackend((backend) => backend.setSiteStatus(0));
/** The firm and the logged-in user have long names. */
export const NamesLong = storyWithBackend(({ db }) => {
  for (const { id } of [...db.portal.all()]) db.portal.update(id, { name: LONG_TITLE });
  for (const { id } of [...db.accounts.all()]) db.accounts.update(id, { userName: LONG_TITLE });
});
/** The requests for the user, the firm and the site status fail. */
export const NamesLoadingFailed = storyWithBackend((backend) => {
  for (const path of ['/admin/mine', '/user/portal-config', '/admin/portal-config/site-status'])
    backend.injectFault({ path, status: 500, times: 'always' });
});
