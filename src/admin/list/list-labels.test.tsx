import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { localeStore } from '../../i18n/locale-store';

startAdmin();

it('the news list labels its icon buttons in the interface language', async () => {
  localeStore.locale = 'zh_CN';
  await openScreen('/admin/articles/news/list');
  await screen.findByRole('table');
  const filter = within(screen.getByRole('search'));
  expect(filter.getAllByRole('button', { name: '搜索' })).toHaveLength(2);
  for (const name of ['上一页', '下一页'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  // The names of antd's icons: "left", "close-circle".
  expect(screen.queryAllByLabelText(/^[a-z]+(-[a-z]+)*$/)).toEqual([]);
  expect(screen.getAllByRole('button', { name: /^编辑标题：\S/ }).length).toBeGreaterThan(0);
});

it('the news list is no live region, as screen readers would announce each of its changes', async () => {
  await openScreen('/admin/articles/news/list');
  const table = await screen.findByRole('table');
  expect(table.closest('[aria-live]')).toHaveAttribute('aria-live', 'off'); // oxlint-disable-line testing-library/no-node-access -- a live region has no role
});
