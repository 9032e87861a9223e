import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import { findShortNewsItem, openItem, titleField } from '../../../scripts/jest/news-edit-screen';
import { openScreen } from '../../../scripts/jest/open-screen';

startAdmin();

/** Opens the palette with its shortcut and types into it. */
async function search(user: UserEvent, query: string): Promise<void> {
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Pages, actions and items' });
  if (query) await user.type(field, query);
}

const optionsOf = async (group: string) =>
  within(await screen.findByRole('group', { name: group })).findAllByRole('option');

it('the command palette distinguishes lawyers with the same name by job, office and number, also among recent choices', async () => {
  const { user, href } = await openScreen('/admin/site/status');
  await screen.findByRole('switch');
  await search(user, 'Zhang Wei');
  const options = await optionsOf('Lawyers');
  const [first, second] = options.map(({ textContent }) => textContent);
  expect(options).toHaveLength(2);
  for (const text of [first, second]) expect(text).toMatch(/^Zhang Wei.+ · .+ · L-\d+$/);
  expect(first).not.toBe(second);
  await user.click(options[1]!);
  await waitFor(() => expect(href()).toMatch(/^\/admin\/people\/edit\/\d+$/));
  await search(user, '');
  const recent = await optionsOf('Recent');
  expect(recent.map(({ textContent }) => textContent)).toEqual([second]);
});

it('the command palette keeps the highlight on the first choice when results of a longer query are inserted before it', async () => {
  const [job] = backend.db.jobs.group('job-counsel');
  backend.db.jobs.update(job!.id, { name: 'Xylographer' });
  const newsItem = backend.db.news.all().find(({ lang }) => lang === 'en_US')!;
  backend.db.news.update(newsItem.id, { title: 'Xylographers wanted' });
  const { user } = await openScreen('/admin/site/status');
  await screen.findByRole('switch');
  const respond = backend.hold({ path: '/admin/latest-news', times: 'always' });
  await search(user, 'xylo');
  const highlightedOption = () => screen.getByRole('option', { selected: true });
  await waitFor(() => expect(highlightedOption()).toHaveTextContent('Xylographer'));
  await user.keyboard('g');
  expect(highlightedOption()).toHaveTextContent('Xylographer');
  respond();
  expect(await optionsOf('News')).toHaveLength(1);
  expect(highlightedOption()).toHaveTextContent(/^Xylographer\s*$/);
});

it('the command palette focuses the heading when it opens another item on the same edit screen', async () => {
  const { user, href } = await openItem(findShortNewsItem().no);
  await user.click(titleField('en_US'));
  const otherItem = backend.db.news.all().find(({ lang }) => lang === 'en_US')!;
  backend.db.news.update(otherItem.id, { title: 'Xylograph exhibition' });
  await search(user, 'xylograph');
  await optionsOf('News');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(href()).toContain(`no=${otherItem.no}`));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('the command palette labels a banner without a title by its subtitle', async () => {
  const banner = backend.db.banners.all().find(({ lang }) => lang === 'en_US')!;
  backend.db.banners.update(banner.id, { title: '', subTitle: 'Xylograph exhibition' });
  const { user } = await openScreen('/admin/site/status');
  await screen.findByRole('switch');
  await search(user, 'xylograph');
  const [option] = await optionsOf('Banners');
  expect(option).toHaveTextContent('Xylograph exhibition');
});

it('the command palette lists a catalogue once, and shows the section of catalogues that have the same name', async () => {
  const { user, href } = await openScreen('/admin/site/status');
  await screen.findByRole('switch');
  await search(user, 'arbitration');
  const options = await optionsOf('Catalogues');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Arbitration News',
    'Arbitration Cases',
  ]);
  const field = screen.getByRole('combobox');
  await user.clear(field);
  await user.type(field, '仲裁');
  expect(await optionsOf('Catalogues')).toHaveLength(2);
  await user.click(screen.getByRole('option', { name: 'Arbitration Cases' }));
  await waitFor(() => expect(href()).toBe('/admin/articles/cases/folder'));
});

it('the command palette does not claim that nothing was found before it can search items', async () => {
  const respond = backend.hold({ path: '/common/language', times: 'always' });
  const { user } = await openScreen('/admin/site/status');
  await screen.findByRole('switch');
  await search(user, 'Zhang Wei');
  expect(screen.getByText('Searching…')).toBeVisible();
  respond();
  expect(await optionsOf('Lawyers')).toHaveLength(2);
});
