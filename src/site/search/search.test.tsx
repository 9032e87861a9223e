import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { backend, startBackend } from '../../../scripts/jest/backend';
import { mockDialogs } from '../../../scripts/jest/native-dialogs';
import { openScreen } from '../../../scripts/jest/open-screen';
import { passTime } from '../../../scripts/jest/pass-time';
import { setLocale } from '@/i18n/locale-store';

startBackend();
beforeAll(() => void mockDialogs());

const SEARCH_QUERY_PATTERN =
  /\/user\/(lawyerTeam|professionalField\/list|latest-news|case-analysis)$/;

const findRequestedPaths = () =>
  backend.requests.filter(({ path }) => SEARCH_QUERY_PATTERN.test(path)).map(({ path }) => path);

const findRequestedKeywords = () =>
  backend.requests
    .filter(({ path }) => path.endsWith('/user/lawyerTeam'))
    .map(({ query }) => query.keyword);

/** Opens the search from the header of a screen without lists. */
async function openSearch() {
  const openedScreen = await openScreen('/docs/terms');
  await openedScreen.user.click(await screen.findByRole('link', { name: 'Search' }));
  return {
    ...openedScreen,
    field: await screen.findByRole('combobox', { name: 'Search the site' }),
  };
}

const findGroup = (name: string) => screen.findByRole('group', { name });
const readOptionTexts = (element: HTMLElement) =>
  within(element)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** Returns the text of the option that the keyboard is at. */
function readActiveOption(field: HTMLElement): string | undefined {
  const id = field.getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
}

describe('dialogs of the header', () => {
  it.each([
    ['the search', 'link', 'Search'],
    ['the menu', 'button', 'Menu'],
  ] as const)(
    '%s closes when the visitor goes back, and stays closed when the visitor goes forward again',
    async (_, role, name) => {
      const { user, router } = await openScreen('/docs/privacy');
      await act(() => router.navigate({ to: '/docs/$name', params: { name: 'terms' } }));
      await user.click(await screen.findByRole(role, { name }));
      await screen.findByRole('dialog', { name });
      act(() => router.history.back());
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      act(() => router.history.forward());
      await screen.findByRole('heading', { level: 1, name: 'Terms of use' });
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('the menu opens when the visitor presses Space, and not on a click with Ctrl, which opens a tab', async () => {
    const { user } = await openScreen('/docs/terms');
    const opener = await screen.findByRole('button', { name: 'Menu' });
    expect(fireEvent.click(opener, { ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    opener.focus();
    await user.keyboard(' ');
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});

it('the search link is busy until the code of the search has loaded', async () => {
  await openScreen('/docs/terms');
  const link = await screen.findByRole('link', { name: 'Search' });
  fireEvent.click(link);
  expect(link).toHaveAttribute('aria-busy', 'true');
  await screen.findByRole('dialog', { name: 'Search' });
  expect(link).toHaveAttribute('aria-busy', 'false');
});

describe('search of the site: results', () => {
  it('finds lawyers, practice areas, news and deals in groups with four requests, and shows no empty group', async () => {
    const { user, field } = await openSearch();
    await user.type(field, 'arbitration');
    expect((await findGroup('Lawyers')).textContent).toContain('View all');
    expect(readOptionTexts(await findGroup('Expertise'))[0]).toBe('International Arbitration');
    expect(readOptionTexts(await findGroup('News')).join()).toMatch(/arbitration/i);
    expect(readOptionTexts(await findGroup('Deals')).join()).toMatch(/arbitration/i);
    expect(screen.queryByRole('group', { name: 'Pages' })).not.toBeInTheDocument();
    expect(findRequestedPaths()).toHaveLength(4);
    expect(await screen.findByText(/^\d+ results$/)).toBeInTheDocument();
  });

  it('finds pages by other words for them, and opens a section of a page', async () => {
    const { user, field, href } = await openSearch();
    await user.type(field, 'awards');
    await user.click(within(await findGroup('Pages')).getByRole('option', { name: 'Honors' }));
    await waitFor(() => expect(href()).toBe('/about#honors'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows more than five results of a group on request', async () => {
    const { user, field } = await openSearch();
    await user.type(field, 'law');
    await screen.findByText(/^Searched:/);
    const news = await findGroup('News');
    expect(readOptionTexts(news)).toHaveLength(6);
    const moreOption = within(news).getByRole('option', { name: /Show all \d+ results/ });
    const total = Number(/\d+/.exec(moreOption.textContent)?.[0]);
    await user.click(moreOption);
    expect(readOptionTexts(news)).toHaveLength(total);
    expect(within(news).queryByRole('option', { name: /Show all/ })).not.toBeInTheDocument();
  });

  it('searches in the interface language and shows which texts it has searched', async () => {
    const { user, field } = await openSearch();
    act(() => setLocale('zh_CN', { reload: false }));
    await screen.findByRole('combobox', { name: '站内搜索' });
    await user.type(field, '税');
    expect(readOptionTexts(await findGroup('业务领域')).join()).toContain('税');
    expect(
      await screen.findByText(
        '搜索范围：律师（姓名、职务、业务领域、办公室）、业务领域（名称、介绍）、新闻动态（标题、摘要）、经典案例（标题）和页面。',
      ),
    ).toBeVisible();
  });

  it('shows that only the latest 100 of many news items were searched', async () => {
    await backend.reset(300);
    const { user, field } = await openSearch();
    await user.type(field, 'lin');
    expect(await screen.findByText(/the latest 100 news items \(title, summary\)/)).toBeVisible();
  });

  it('keeps the other groups when one fails, and retries it', async () => {
    backend.injectFault({ path: '/user/latest-news', status: 404 });
    const { user, field } = await openSearch();
    await user.type(field, 'arbitration');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t load news.');
    expect(await findGroup('Deals')).toBeVisible();
    const searchedTexts = await screen.findByText(/^Searched:/);
    expect(searchedTexts).not.toHaveTextContent('news');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await findGroup('News')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not say that nothing was found when a group failed', async () => {
    backend.injectFault({ path: '/user/latest-news', status: 404 });
    const { user, field } = await openSearch();
    await user.type(field, 'qqqqq');
    await screen.findByText(/^Searched:/);
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load news.');
    expect(screen.queryByText(/^No results/)).not.toBeInTheDocument();
  });

  it('links to the lawyers when nothing is found', async () => {
    const { user, field } = await openSearch();
    await user.type(field, 'qqqqq <b>');
    expect(await screen.findByText(/^No results for “qqqqq <b>”/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all lawyers' })).toHaveAttribute(
      'href',
      '/people',
    );
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });
});

it('search of the site links to the lawyers that match in the other language when nothing is found', async () => {
  const { user, field } = await openSearch();
  act(() => setLocale('zh_CN', { reload: false }));
  await screen.findByRole('combobox', { name: '站内搜索' });
  await user.type(field, 'Lin Zhengyuan');
  const link = await screen.findByRole('link', { name: '在英文网站找到1位律师' });
  expect(link).toHaveAttribute('href', '/people?keyword=Lin+Zhengyuan&lang=en_US');
});

describe('search of the site: typing', () => {
  it('sends nothing for a single letter, and one request for each further keyword', async () => {
    const { user, field } = await openSearch();
    // Longer than the search waits for further letters.
    await passTime(300, () => fireEvent.change(field, { target: { value: 'z' } }));
    expect(findRequestedPaths()).toEqual([]);
    await user.type(field, 'h');
    await findGroup('Lawyers');
    expect(findRequestedPaths()).toHaveLength(4);
    await user.type(field, 'ang');
    await waitFor(() => expect(findRequestedKeywords()).toEqual(['zh', 'zhang']));
    expect(findRequestedPaths()).toHaveLength(5);
  });

  it('aborts the request of the previous keyword', async () => {
    const respond = backend.hold({ path: '/user/lawyerTeam' });
    const fetchSpy = jest.spyOn(globalThis, 'fetch');
    const { user, field } = await openSearch();
    const readAbortedStates = () =>
      fetchSpy.mock.calls
        .map(([request]) => request)
        .filter((request) => request instanceof Request && request.url.includes('lawyerTeam'))
        .map((request) => (request as Request).signal.aborted);
    await user.type(field, 'zh');
    await waitFor(() => expect(readAbortedStates()).toEqual([false]));
    await user.type(field, 'ang');
    await waitFor(() => expect(readAbortedStates()).toEqual([true, false]));
    respond();
    expect(readOptionTexts(await findGroup('Lawyers')).join()).toContain('Zhang');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('search of the site: keyboard', () => {
  let openedSearch: Awaited<ReturnType<typeof openSearch>>;
  beforeEach(async () => {
    openedSearch = await openSearch();
    await openedSearch.user.type(openedSearch.field, 'capital markets');
    await findGroup('Expertise');
    await findGroup('Lawyers');
    await screen.findByText(/^Searched:/);
  });

  it('moves through the results of all groups with arrow keys, Home and End', async () => {
    const { user, field } = openedSearch;
    const optionTexts = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(readActiveOption(field)).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    expect(readActiveOption(field)).toBe(optionTexts[0]);
    await user.keyboard('{ArrowDown}');
    expect(readActiveOption(field)).toBe(optionTexts[1]);
    await user.keyboard('{End}');
    expect(readActiveOption(field)).toBe(optionTexts.at(-1));
    await user.keyboard('{ArrowDown}');
    expect(readActiveOption(field)).toBe(optionTexts[0]);
    await user.keyboard('{ArrowUp}');
    expect(readActiveOption(field)).toBe(optionTexts.at(-1));
    await user.keyboard('{Home}');
    expect(readActiveOption(field)).toBe(optionTexts[0]);
    expect(field).toHaveFocus();
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  });

  it('references the active result by an id without spaces, as HTML requires', async () => {
    const { user, field } = openedSearch;
    await user.clear(field);
    await user.type(field, 'consultation');
    await findGroup('Pages');
    await user.keyboard('{ArrowDown}');
    expect(readActiveOption(field)).toBe('Write to us');
    expect(field.getAttribute('aria-activedescendant')).not.toMatch(/\s/);
  });

  it('opens the active result on Enter', async () => {
    const { user, href } = openedSearch;
    const firstOption = screen.getAllByRole('option')[0]!;
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(href()).toBe(firstOption.getAttribute('href')));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens the list of lawyers with the keyword on Enter without an active result', async () => {
    const { user, href } = openedSearch;
    await user.keyboard('{Enter}');
    await waitFor(() => expect(href()).toBe('/people?keyword=capital+markets'));
    expect(await screen.findByRole('searchbox', { name: 'Search lawyers' })).toHaveValue(
      'capital markets',
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('clears the text on Escape', async () => {
    const { user, field } = openedSearch;
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});
