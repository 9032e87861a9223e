import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { backend, calls, startAdmin } from '../../../../scripts/jest/backend';
import { listRows } from '../../../../scripts/jest/list-rows';
import { openScreen } from '../../../../scripts/jest/open-screen';
import { chooseFromRowMenu } from '../../../../scripts/jest/row-menu';
import { honorCalls } from '@/api/admin/honors';
import { login } from '@/api/admin/login';
import { swrDefaults } from '@/api/use-query';
import { localeStore } from '@/i18n/locale-store';
import { dayOf } from '@/lib/dates';

const LIST = '/admin/articles/news/list';

startAdmin();
afterEach(() => {
  delete swrDefaults.dedupingInterval;
});

const listRequests = () => calls('GET', '/admin/latest-news');
const findRows = () => listRows('News');
const findTitles = async () =>
  (await findRows()).map((row) => within(row).getAllByRole('link')[0]!.textContent);
const sortBy = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('columnheader', { name }));
const findDrawer = () => screen.findByRole('dialog', { name: 'Filters' });
const pickOption = async (user: UserEvent, label: string, option: string | RegExp) => {
  await user.click(within(await findDrawer()).getByLabelText(label));
  await user.click(
    await screen.findByText(option, { selector: '.ant-select-item-option-content' }),
  );
};
/** Returns the date picker with that label, once its code is loaded. */
const findEnabledField = async (label: string) => {
  const form = within(await findDrawer());
  await waitFor(() => expect(form.getByLabelText(label)).toBeEnabled());
  return form.getByLabelText(label);
};
const openDrawer = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: /^More filters/ }));
const storedItems = () => {
  const allVersions = backend.db.news.all();
  return [...new Set(allVersions.map(({ no }) => no))].map((no) => backend.db.news.group(no));
};

describe('sorting an article list', () => {
  it('sorts over all items by views, the most first, with the order in the URL', async () => {
    const { user, href } = await openScreen(LIST);
    await findRows();
    await sortBy(user, 'Views');
    await waitFor(() => expect(href()).toBe(`${LIST}?sort=-views`));
    expect(await screen.findByText(/^All 79 items sorted, fetched at \d\d:\d\d$/)).toBeVisible();
    const viewsOf = (group: { views: number }[]) =>
      group.reduce((sum, { views }) => sum + views, 0);
    const mostViews = Math.max(...storedItems().map(viewsOf));
    const [first] = await findRows();
    expect(
      within(first!).getByText(new Intl.NumberFormat('en-US').format(mostViews)),
    ).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Views' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await sortBy(user, 'Views');
    await waitFor(() => expect(href()).toBe(`${LIST}?sort=views`));
    await sortBy(user, 'Views');
    await waitFor(() => expect(href()).toBe(LIST));
    await waitFor(() => expect(screen.queryByText(/ items sorted, /)).not.toBeInTheDocument());
  });

  it('sorts by title across pages, and turns them without further requests', async () => {
    const { user, href } = await openScreen(`${LIST}?sort=title`);
    const titlesOfFirstPage = await findTitles();
    const before = listRequests().length;
    await user.click(screen.getByRole('listitem', { name: '2' }));
    await waitFor(() => expect(href()).toBe(`${LIST}?sort=title&pageNo=2`));
    const titlesOfSecondPage = await findTitles();
    expect(listRequests()).toHaveLength(before);
    const { compare } = new Intl.Collator('en-US', { numeric: true, ignorePunctuation: true });
    const titlesOfBothPages = [...titlesOfFirstPage, ...titlesOfSecondPage];
    expect(titlesOfBothPages).toEqual(titlesOfBothPages.toSorted((a, b) => compare(a!, b!)));
  });

  it('opens the first page when the order changes, and follows the back button', async () => {
    const { user, router, href } = await openScreen(`${LIST}?pageNo=3`);
    const before = await findTitles();
    await sortBy(user, 'Updated');
    await waitFor(() => expect(href()).toBe(`${LIST}?sort=-updated`));
    await waitFor(async () => expect(await findTitles()).not.toEqual(before));
    act(() => router.history.back());
    await waitFor(() => expect(href()).toBe(`${LIST}?pageNo=3`));
    await waitFor(async () => expect(await findTitles()).toEqual(before));
  });

  it.each(['?sort=nothing', '?sort=-', '?from=2026-13-01&to=yesterday'])(
    'ignores the invalid params %s',
    async (invalidParams) => {
      const { href } = await openScreen(`${LIST}${invalidParams}`);
      expect(await findRows()).toHaveLength(10);
      await waitFor(() => expect(href()).toBe(LIST));
    },
  );

  it('opens the next item in the order and with the filters of the list', async () => {
    const { user, href } = await openScreen(`${LIST}?sort=title&missingLanguage=zh_CN`);
    const numbers = (await findRows()).map((row) => {
      const link = within(row).getByRole('link', { name: /^Edit/ });
      return new URL(link.getAttribute('href')!, location.href).searchParams.get('no');
    });
    await user.click(within((await findRows())[0]!).getByRole('link', { name: /^Edit/ }));
    const nextButton = await screen.findByRole('button', { name: 'Next item' });
    expect(screen.getByRole('button', { name: 'Previous item' })).toBeDisabled();
    const before = listRequests().length;
    await user.click(nextButton);
    await waitFor(() => expect(href()).toContain(`no=${numbers[1]}`));
    expect(
      listRequests()
        .slice(before)
        .every(({ query }) => query.no !== undefined),
    ).toBe(true);
  });
});

describe('filtering an article list', () => {
  it.each(['catalogue=news-events', 'sort=catalogue'])(
    'shows that the catalogues failed to load instead of an empty or unsorted list with %s, and requests them again',
    async (search) => {
      const body = { message: 'Not today.' };
      backend.injectFault({
        method: 'GET',
        path: '/admin/catalog',
        status: 403,
        body,
        times: 'always',
      });
      const { user } = await openScreen(`${LIST}?${search}`);
      const retryButton = await screen.findByRole('button', { name: 'Try again' });
      expect(screen.getByRole('alert')).toHaveTextContent('Not today.');
      await waitFor(() => expect(listRequests().every(({ status }) => status === 200)).toBe(true));
      expect(screen.queryAllByRole('row')).toEqual([]);
      expect(screen.queryByText(/^No data$|^All 79 items/)).not.toBeInTheDocument();
      const before = calls('GET', '/admin/catalog').length;
      await user.click(retryButton);
      await waitFor(() => expect(calls('GET', '/admin/catalog').length).toBeGreaterThan(before));
    },
  );

  it('filters by a catalogue with its descendants', async () => {
    const { user, href } = await openScreen(LIST);
    await openDrawer(user);
    await pickOption(user, 'Catalogue', /Events$/);
    const { no } = backend.db.catalogues.all().find(({ name }) => name === 'Events')!;
    await waitFor(() => expect(href()).toBe(`${LIST}?catalogue=${no}`));
    const countItemsIn = (isIncluded: (catalogueNo: string) => boolean) => {
      const catalogues = backend.db.catalogues.all().filter((item) => isIncluded(item.no));
      const ids = new Set(catalogues.map(({ id }) => id));
      return storedItems().filter((group) => group.some(({ cataId }) => ids.has(cataId))).length;
    };
    // In the seed, the numbers of descendants begin with that of their ancestor.
    const count = countItemsIn((catalogueNo) => catalogueNo.startsWith(no));
    expect(count).toBeGreaterThan(countItemsIn((catalogueNo) => catalogueNo === no));
    expect(
      await within(await findDrawer()).findByRole('button', {
        name: new RegExp(`^Show ${count} item`),
      }),
    ).toBeVisible();
    expect(screen.getByText(/^Filtered from all 79 items, fetched/)).toBeInTheDocument();
  });

  it('filters by a language that items lack, and counts the filter on the button', async () => {
    const { user, href } = await openScreen(LIST);
    await openDrawer(user);
    await pickOption(user, 'Languages', 'Lacks Simplified Chinese');
    await waitFor(() => expect(href()).toBe(`${LIST}?missingLanguage=zh_CN`));
    const itemsWithoutChinese = storedItems().filter(
      (group) => !group.some(({ lang }) => lang === 'zh_CN'),
    );
    expect(await screen.findByText(`${itemsWithoutChinese.length} items`)).toBeInTheDocument();
    await user.click(within(await findDrawer()).getByRole('button', { name: /^Show/ }));
    expect(await screen.findByRole('button', { name: /^More filters ?: 1 set$/ })).toBeVisible();
    for (const row of await findRows())
      expect(within(row).getByText('Simplified Chinese: missing')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(href()).toBe(LIST));
  });

  it('filters by the days of the latest publication and by who published it', async () => {
    const latestVersions = storedItems().map((group) =>
      group.reduce((latest, version) =>
        latest.updateTime >= version.updateTime ? latest : version,
      ),
    );
    const [{ operatorName }] = latestVersions as [(typeof latestVersions)[number]];
    const matchingVersions = latestVersions.filter((version) => {
      const day = dayOf(version.updateTime)!;
      return day >= '2026-01-01' && day <= '2026-06-30' && version.operatorName === operatorName;
    });
    const { user, href } = await openScreen(LIST);
    await openDrawer(user);
    const form = within(await findDrawer());
    const fromField = await findEnabledField('Updated from');
    await user.type(fromField, '0002-01-01{Enter}');
    expect(href()).toBe(LIST);
    expect(await form.findByText('Enter a date like 2026-11-25.')).toBeVisible();
    await user.clear(fromField);
    await user.type(fromField, '2026-01-01{Enter}');
    await waitFor(() => expect(href()).toBe(`${LIST}?from=2026-01-01`));
    await user.type(form.getByLabelText('Updated until'), '2026/06/30{Enter}');
    await waitFor(() => expect(href()).toBe(`${LIST}?from=2026-01-01&to=2026-06-30`));
    await pickOption(user, 'Published by', operatorName);
    await waitFor(() => expect(href()).toContain('author='));
    const showButton = new RegExp(`^Show ${matchingVersions.length} item`);
    expect(await form.findByRole('button', { name: showButton })).toBeVisible();
  });

  it('suggests who published any of the loaded items, also after a filter that needed all items was removed', async () => {
    const [oldest] = backend.db.news
      .all()
      .toSorted((a, b) => a.createTime.localeCompare(b.createTime));
    for (const { id } of backend.db.news.group(oldest!.no))
      backend.db.news.update(id, { operatorName: 'Only Once' });
    const { user } = await openScreen(`${LIST}?author=nobody`);
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await findRows();
    await openDrawer(user);
    await user.click(within(await findDrawer()).getByLabelText('Published by'));
    expect(
      await screen.findByText('Only Once', { selector: '.ant-select-item-option-content' }),
    ).toBeVisible();
  });

  it('suggests who published the items, and accepts a part of a name', async () => {
    const { user, href } = await openScreen(LIST);
    const authors = ['Wang Li', 'Emma Hughes', 'Chen Yun'];
    await findRows();
    await openDrawer(user);
    const field = within(await findDrawer()).getByLabelText('Published by');
    await user.click(field);
    const options = await screen.findAllByText(/./, {
      selector: '.ant-select-item-option-content',
    });
    for (const author of authors)
      expect(options.map(({ textContent }) => textContent)).toContain(author);
    await user.type(field, 'wang{Enter}');
    await waitFor(() => expect(href()).toBe(`${LIST}?author=wang`));
    await user.clear(field);
    await user.tab();
    await waitFor(() => expect(href()).toBe(LIST));
  });

  it('adds one history entry for a suggestion that is chosen with the keyboard', async () => {
    const { user, href, router } = await openScreen(LIST);
    await findRows();
    await openDrawer(user);
    const field = within(await findDrawer()).getByLabelText('Published by');
    await user.type(field, 'wang');
    await screen.findByText('Wang Li', { selector: '.ant-select-item-option-content' });
    await user.keyboard('{ArrowDown}');
    // The list reads key codes, which the simulated user does not send.
    fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 40 });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(href()).toBe(`${LIST}?author=Wang+Li`));
    act(() => router.history.back());
    await waitFor(() => expect(href()).toBe(LIST));
  });

  it('shows that the last day of the filter is before the first, and clears it', async () => {
    const { user, href } = await openScreen(`${LIST}?from=2026-06-30&to=2026-01-01`);
    await openDrawer(user);
    const untilField = await findEnabledField('Updated until');
    expect(untilField).toHaveValue('2026-01-01');
    const form = within(await findDrawer());
    expect(form.getByText('This day is before the day in “Updated from”.')).toBeVisible();
    await user.clear(untilField);
    await user.tab();
    await waitFor(() => expect(href()).toBe(`${LIST}?from=2026-06-30`));
    expect(
      form.queryByText('This day is before the day in “Updated from”.'),
    ).not.toBeInTheDocument();
  });

  it('shows the calendar in the interface language', async () => {
    localeStore.locale = 'zh_CN';
    const { user } = await openScreen(`${LIST}?from=2026-06-30`);
    await user.click(await screen.findByRole('button', { name: /^更多筛选/ }));
    const form = within(await screen.findByRole('dialog', { name: '筛选' }));
    await waitFor(() => expect(form.getByLabelText('更新日期起')).toBeEnabled());
    await user.click(form.getByLabelText('更新日期起'));
    expect(await screen.findByText('6月')).toBeInTheDocument();
  });

  it('applies the title filter to all items while another filter needs them', async () => {
    await openScreen(`${LIST}?title=arbitration&existingLanguage=en_US`);
    const matchingItems = storedItems().filter(
      (group) =>
        group.some(({ lang }) => lang === 'en_US') &&
        group.some(({ title }) => title.toLowerCase().includes('arbitration')),
    );
    await findRows();
    expect(screen.getByText(`${matchingItems.length} items`)).toBeVisible();
    expect(listRequests().every(({ query }) => query.title === undefined)).toBe(true);
  });

  it('offers to clear the filters when no item matches', async () => {
    const { user, href } = await openScreen(`${LIST}?author=nobody`);
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(href()).toBe(LIST));
    expect(await findRows()).toHaveLength(10);
  });
});

describe('fetching all items of an article list', () => {
  it('shows the progress, and stops when the sort order is reset', async () => {
    await backend.reset(300);
    await login('admin', 'admin123');
    const respond = backend.hold({ path: '/admin/latest-news' });
    const { user } = await openScreen(`${LIST}?sort=title`);
    const name = 'Progress of fetching all items';
    expect(await screen.findByRole('progressbar', { name })).toBeInTheDocument();
    expect(screen.getByText('Fetching all items to sort and filter them…')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    respond();
    expect(await findRows()).toHaveLength(10);
    const pageSizes = listRequests().map(({ query }) => `${query.pageSize}`);
    expect(pageSizes.filter((size) => size === '50')).toHaveLength(1);
  });

  it('shows why a page could not be fetched, and fetches only the missing pages on a retry', async () => {
    const fault = { path: '/admin/latest-news', status: 403, body: { message: 'Not today.' } };
    const respond = backend.hold({ path: '/admin/latest-news' });
    const { user } = await openScreen(`${LIST}?sort=title`);
    await waitFor(() => expect(listRequests()).toHaveLength(1));
    respond();
    backend.injectFault(fault);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today.');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const before = listRequests().length;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRows()).toHaveLength(10);
    expect(
      listRequests()
        .slice(before)
        .map(({ query }) => query.pageNo),
    ).toEqual(['2']);
  });

  it('fetches all items again on request', async () => {
    const { user } = await openScreen(`${LIST}?sort=title`);
    await findRows();
    const [item] = storedItems()
      .flat()
      .filter(({ lang }) => lang === 'en_US');
    backend.db.news.put({ ...item!, title: 'AAA: changed elsewhere' });
    await user.click(screen.getByRole('button', { name: 'Fetch again' }));
    await waitFor(async () => expect((await findTitles())[0]).toBe('AAA: changed elsewhere'));
  });

  it('shows a pinned item as pinned, and fetches only this item again', async () => {
    const { user } = await openScreen(`${LIST}?sort=title&missingLanguage=zh_CN`);
    const [row] = await findRows();
    expect(within(row!).queryByText('Pinned')).not.toBeInTheDocument();
    const no = row!.getAttribute('data-row-key');
    const before = listRequests().length;
    await chooseFromRowMenu(user, row!, /^Pin/);
    await waitFor(async () =>
      expect(within((await findRows())[0]!).getByText('Pinned')).toBeVisible(),
    );
    await waitFor(() => expect(listRequests().length).toBeGreaterThan(before));
    const requestedNos = listRequests()
      .slice(before)
      .map(({ query }) => query.no);
    expect(new Set(requestedNos)).toEqual(new Set([no]));
  });

  it('fetches only the edited items again after titles were edited in two rows at the same time', async () => {
    const { user } = await openScreen(`${LIST}?sort=-views`);
    const [first, second] = await findRows();
    const nos = [first!, second!].map((row) => row.getAttribute('data-row-key'));
    const respond = backend.hold({ method: 'PUT', path: '/admin/latest-news' });
    const before = listRequests().length;
    const newTitles = ['The most read', 'The second most read'];
    for (const [index, row] of [first!, second!].entries()) {
      await user.click(within(row).getByRole('button', { name: /^Edit title/ }));
      const field = await within(row).findByRole('textbox', { name: 'Title (English)' });
      await user.clear(field);
      await user.type(field, `${newTitles[index]}{Enter}`);
    }
    respond();
    for (const title of newTitles)
      expect(await screen.findByRole('link', { name: title })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Saving…')).not.toBeInTheDocument());
    expect((await findTitles()).slice(0, 2)).toEqual(newTitles);
    const requestedNos = listRequests()
      .slice(before)
      .map(({ query }) => query.no);
    expect(new Set(requestedNos)).toEqual(new Set(nos));
  });

  it('removes an item that somebody else has deleted from the sorted list once an action on it fails', async () => {
    const { user } = await openScreen(`${LIST}?sort=title`);
    const [first, second] = await findTitles();
    const item = backend.db.news.all().find(({ title }) => title === first)!;
    for (const { id } of backend.db.news.group(item.no)) backend.db.news.remove(id);
    const [row] = await findRows();
    await chooseFromRowMenu(user, row!, /^Pin/);
    // The failed action fetches the item again.
    await waitFor(async () => expect((await findTitles())[0]).toBe(second));
  });

  it('fetches nothing again when nothing was published in the meantime', async () => {
    // SWR would not send a request again at once.
    swrDefaults.dedupingInterval = 0;
    const { router } = await openScreen(`${LIST}?sort=title`);
    await findRows();
    await act(() => router.navigate({ href: '/admin/banner/list' }));
    await screen.findByRole('table', { name: 'Banners' });
    const before = listRequests().length;
    await act(() => router.navigate({ href: `${LIST}?sort=title` }));
    expect(await findRows()).toHaveLength(10);
    // Earlier requests have arrived by the time a later one gets its response.
    await act(() => honorCalls.list({}));
    expect(listRequests()).toHaveLength(before);
  });
});
