import { expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';

startAdmin();

it('the draft recovery banner shows the differences in a table with a name and column headers', async () => {
  const banner = backend.db.banners.all().find(({ lang }) => lang === 'en_US')!;
  const path = `/admin/banner/list?edit=${banner.id}`;
  const firstVisit = await openScreen(path);
  fireEvent.change(await screen.findByDisplayValue(banner.title), { target: { value: 'Mine' } });
  await firstVisit.user.keyboard('{Control>}s{/Control}');
  await screen.findByText('The draft is saved in this browser.');
  firstVisit.view.unmount();
  await openScreen(path);
  const table = await screen.findByRole('table', { name: 'Differences' });
  expect(within(table).getByRole('columnheader', { name: 'Published' })).toBeVisible();
  expect(within(table).getByRole('columnheader', { name: 'Draft' })).toBeVisible();
  expect(within(table).getByText('Mine')).toBeVisible();
});
