import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { backend, startBackend } from '../../../scripts/jest/backend';
import { mockDialogs } from '../../../scripts/jest/native-dialogs';
import { openScreen } from '../../../scripts/jest/open-screen';
import { setLocale } from '@/i18n/locale-store';

startBackend();
beforeAll(() => void mockDialogs());

const FILTER_QUERY_PATTERN = /\/admin\/(job|office|professionalField)/;

const findLawyerQueries = () =>
  backend.requests.filter(({ path }) => path === '/api/user/lawyerTeam').map(({ query }) => query);

const countFilterListRequests = () =>
  backend.requests.filter(({ path }) => FILTER_QUERY_PATTERN.test(path)).length;
const findPeople = () => screen.findByRole('list', { name: 'People' });
const findNames = async () =>
  within(await findPeople())
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

function idOf(table: 'jobs' | 'professionalFields' | 'offices', name: string): string {
  const record = backend.db[table].all().find((row) => row.name === name);
  return String(record?.id);
}

describe('people page: URL', () => {
  it('applies the keyword and the filters of the URL and shows them', async () => {
    const area = idOf('professionalFields', 'Capital Markets');
    const offices = [idOf('offices', 'Beijing'), idOf('offices', 'Hong Kong')];
    await openScreen(
      `/people?keyword=zhengyuan&practiceAreaId=${area}&officeIds=${offices.join(',')}`,
    );
    expect(await findNames()).toEqual(['Lin Zhengyuan']);
    expect(findLawyerQueries()[0]).toMatchObject({
      keyword: 'zhengyuan',
      practiceAreaId: area,
      officeIds: offices.join(','),
      page: '1',
    });
    expect(screen.getByRole('searchbox', { name: 'Search lawyers' })).toHaveValue('zhengyuan');
    const appliedFilters = within(screen.getByRole('group', { name: 'Applied filters' }));
    expect(
      await appliedFilters.findByRole('button', { name: 'Remove filter: Hong Kong' }),
    ).toBeVisible();
    expect(
      appliedFilters.getByRole('button', { name: 'Remove filter: Capital Markets' }),
    ).toBeVisible();
    expect(screen.getByText('1 lawyer')).toBeVisible();
  });

  it('contains each selected office and returns to the first page', async () => {
    const { user, href } = await openScreen('/people?page=2');
    await user.click(await screen.findByRole('button', { name: 'Offices' }));
    await user.click(await screen.findByRole('checkbox', { name: 'London' }));
    await user.click(screen.getByRole('checkbox', { name: 'Beijing' }));
    const offices = [idOf('offices', 'Beijing'), idOf('offices', 'London')];
    await waitFor(() =>
      expect(href()).toBe(`/people?officeIds=${encodeURIComponent(offices.join(','))}`),
    );
    await waitFor(() =>
      expect(findLawyerQueries().at(-1)).toMatchObject({ officeIds: offices.join(',') }),
    );
    expect(findLawyerQueries().at(-1)).toMatchObject({ page: '1' });
    expect(await screen.findByText('19 lawyers')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove filter: London' }));
    await waitFor(() => expect(href()).toBe(`/people?officeIds=${offices[0]}`));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(href()).toBe('/people'));
    expect(await screen.findByText('40 lawyers')).toBeVisible();
  });

  it('adds one history entry for all choices made while a filter is open', async () => {
    const { user, router, href } = await openScreen('/people');
    await user.click(await screen.findByRole('button', { name: 'Position' }));
    act(() => screen.getByRole('button', { name: 'Position' }).focus());
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(href()).toBe(`/people?jobId=${idOf('jobs', 'Partner')}`));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Partner' })).toHaveFocus());
    act(() => router.history.back());
    await waitFor(() => expect(href()).toBe('/people'));
  });

  it('adds another history entry for a choice after the visitor went back while the filter is open', async () => {
    const { user, router, href } = await openScreen('/people?keyword=lin');
    await user.click(await screen.findByRole('button', { name: 'Offices' }));
    await user.click(await screen.findByRole('checkbox', { name: 'London' }));
    act(() => router.history.back());
    await waitFor(() => expect(href()).toBe('/people?keyword=lin'));
    await user.click(screen.getByRole('checkbox', { name: 'Beijing' }));
    const offices = idOf('offices', 'Beijing');
    await waitFor(() => expect(href()).toBe(`/people?keyword=lin&officeIds=${offices}`));
    act(() => router.history.back());
    await waitFor(() => expect(href()).toBe('/people?keyword=lin'));
  });

  it('adds one history entry for the choices made after the visitor went back several entries while a filter is open', async () => {
    const { user, router, href } = await openScreen('/people?keyword=lin');
    const addFilter = (officeIds: string) =>
      act(() => router.navigate({ to: '/people', search: { keyword: 'lin', officeIds } }));
    const [london = '', beijing = ''] = ['London', 'Beijing'].map((name) => idOf('offices', name));
    await addFilter(london);
    await addFilter(beijing);
    await user.click(await screen.findByRole('button', { name: /^Offices/ }));
    act(() => router.history.go(-2));
    await waitFor(() => expect(href()).toBe('/people?keyword=lin'));
    await user.click(await screen.findByRole('checkbox', { name: 'London' }));
    await waitFor(() => expect(href()).toBe(`/people?keyword=lin&officeIds=${london}`));
    await user.click(screen.getByRole('checkbox', { name: 'Beijing' }));
    await waitFor(() => expect(href()).toContain(beijing));
    act(() => router.history.back());
    await waitFor(() => expect(href()).toBe('/people?keyword=lin'));
  });

  it('drops a filter that does not exist and shows a notice', async () => {
    const { href } = await openScreen('/people?jobId=424242&keyword=lin');
    expect(
      await screen.findByText('An unknown filter in the web address was ignored.'),
    ).toBeVisible();
    expect(href()).toBe('/people?keyword=lin');
    expect(await findNames()).toContain('Lin Zhengyuan');
  });

  it('focuses the search field when the hash is #search', async () => {
    await openScreen('/people#search');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  });
});

describe('people page: keyword search', () => {
  it('never shows the response of an outdated search', async () => {
    const { user } = await openScreen('/people');
    await findPeople();
    const field = screen.getByRole('searchbox');
    const respond = backend.hold({ path: '/user/lawyerTeam' });
    await user.type(field, 'gao{Enter}');
    await waitFor(() => expect(findLawyerQueries().at(-1)).toMatchObject({ keyword: 'gao' }));
    expect(await findPeople()).toHaveAttribute('aria-busy', 'true');
    await user.clear(field);
    await user.type(field, 'zhang wei{Enter}');
    await waitFor(async () => expect(await findNames()).toEqual(['Zhang Wei', 'Zhang Wei']));
    respond();
    await waitFor(() => expect(backend.requests.every(({ status }) => status === 200)).toBe(true));
    expect(await findNames()).toEqual(['Zhang Wei', 'Zhang Wei']);
    expect(await findPeople()).toHaveAttribute('aria-busy', 'false');
  });

  it('is no longer busy after a response equal to the previous one', async () => {
    const { user } = await openScreen('/people?keyword=gao');
    expect(await findNames()).toEqual(['Gao Yunfei']);
    await user.type(screen.getByRole('searchbox'), ' yun{Enter}');
    await waitFor(() => expect(findLawyerQueries().at(-1)).toMatchObject({ keyword: 'gao yun' }));
    await waitFor(async () => expect(await findPeople()).toHaveAttribute('aria-busy', 'false'));
  });

  it('searches while the visitor types, and clears with the button and with Escape', async () => {
    const { user, href } = await openScreen('/people');
    await findPeople();
    const field = screen.getByRole('searchbox');
    await user.type(field, 'hélène');
    await waitFor(async () => expect(await findNames()).toEqual(['Hélène Marchand-Dubois']));
    expect(findLawyerQueries()).toHaveLength(2);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(href()).toBe('/people'));
    await user.type(field, 'gao');
    await waitFor(() => expect(href()).toBe('/people?keyword=gao'));
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(href()).toBe('/people'));
    expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('sends no request until the input method completes its composition', async () => {
    act(() => setLocale('zh_CN', { reload: false }));
    await openScreen('/people');
    const field = await screen.findByRole('searchbox');
    await screen.findByText('林正远');
    fireEvent.compositionStart(field);
    for (const text of ['l', 'li', "li'n", 'lin']) {
      fireEvent.change(field, { target: { value: text } });
    }
    fireEvent.submit(field);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(field).toHaveValue('lin');
    fireEvent.change(field, { target: { value: '林' } });
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(findLawyerQueries().at(-1)).toMatchObject({ keyword: '林' }));
    expect(findLawyerQueries().map(({ keyword }) => keyword)).toEqual([undefined, '林']);
  });

  it('restores the keyword in the search field when the visitor goes back', async () => {
    const { user, router } = await openScreen('/people?keyword=gao');
    await user.click(await screen.findByRole('link', { name: 'Gao Yunfei' }));
    act(() => router.history.back());
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('gao'));
  });
});

describe('people page: errors and empty results', () => {
  it('works without a filter whose list fails to load, shows the message of the server and a pending retry, and keeps the focus in the filter (D2)', async () => {
    const path = '/admin/job';
    const message = 'Closed for stocktaking.';
    backend.injectFault({ path, status: 403, body: { message } });
    const { user } = await openScreen('/people');
    await findPeople();
    await user.click(screen.getByRole('button', { name: 'Position' }));
    expect(await screen.findByText('This filter is temporarily unavailable.')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    const respond = backend.hold({ path });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Loading' })).toHaveFocus();
    respond();
    const choice = await screen.findByRole('radio', { name: 'Counsel' });
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await user.tab();
    expect(screen.getByRole('radio', { name: 'All positions' })).toHaveFocus();
    await user.click(choice);
    expect(await screen.findByRole('button', { name: 'Remove filter: Counsel' })).toBeVisible();
  });

  it('shows a filter of the URL under its general name when its list fails to load', async () => {
    backend.injectFault({ path: '/admin/job', status: 404, times: 'always' });
    const { user, href } = await openScreen(`/people?jobId=${idOf('jobs', 'Counsel')}`);
    const chip = await screen.findByRole('button', { name: 'Remove filter: Position' });
    expect((await findNames()).length).toBeGreaterThan(0);
    await user.click(chip);
    await waitFor(() => expect(href()).toBe('/people'));
  });

  it('shows that no lawyers match, with a link that clears the search', async () => {
    const { user, href } = await openScreen('/people?keyword=nobody%20of%20this%20name');
    expect(await screen.findByText('No data')).toBeVisible();
    expect(screen.getByText('Try another spelling.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Clear search' }));
    expect(await screen.findByText('40 lawyers')).toBeVisible();
    expect(href()).toBe('/people');
  });

  it('links to the lawyers that match in the other language when none match in this one', async () => {
    // The first request is that of the English lawyers.
    const respond = backend.hold({ path: '/user/lawyerTeam', every: 2 });
    await openScreen('/people?keyword=林正远');
    await screen.findByText('No data');
    // A screen reader announces only changes of a status that the page contains already.
    const statuses = screen.getAllByRole('status');
    respond();
    const link = await screen.findByRole('link', { name: '1 lawyer found on the Chinese site' });
    expect(statuses.some((status) => status.contains(link))).toBe(true);
    expect(new URL(link.getAttribute('href')!, location.origin).searchParams).toEqual(
      new URLSearchParams({ keyword: '林正远', lang: 'zh_CN' }),
    );
    expect(findLawyerQueries()).toHaveLength(2);
  });

  it('links to the first page from a page after the last', async () => {
    const { user, href } = await openScreen('/people?page=99&keyword=zhang');
    await user.click(await screen.findByRole('link', { name: 'Go to the first page' }));
    await waitFor(() => expect(href()).toBe('/people?keyword=zhang'));
    expect(await findNames()).toContain('Zhang Wei');
  });

  it('shows an error and no lawyers of the previous search when the request fails', async () => {
    const { user } = await openScreen('/people');
    await findPeople();
    backend.injectFault({ path: '/user/lawyerTeam', status: 404 });
    await user.type(screen.getByRole('searchbox'), 'gao{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t load lawyers.');
    expect(screen.queryByText('Lin Zhengyuan')).not.toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await findNames()).toEqual(['Gao Yunfei']);
  });
});

describe('people page: keyboard', () => {
  it('opens a filter, selects an option, and returns the focus to the button on Escape', async () => {
    const { user } = await openScreen('/people');
    await findPeople();
    const button = screen.getByRole('button', { name: 'Practice area' });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await screen.findByRole('radio', { name: 'All practice areas' });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Corporate and M&A' })).toBeChecked();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAccessibleName('Practice area 1');
  });

  it('closes a filter when its button is pressed in Safari, which focuses the main element instead of the button', async () => {
    const { user } = await openScreen('/people');
    const button = await screen.findByRole('button', { name: 'Practice area' });
    await user.click(button);
    fireEvent.pointerDown(button);
    act(() => screen.getByRole('main').focus());
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('moves the focus to the results after paging, but not after filtering', async () => {
    const { user } = await openScreen('/people?page=3');
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('Page 4 of 4')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Offices' }));
    const box = await screen.findByRole('checkbox', { name: 'Beijing' });
    await user.click(box);
    expect(await screen.findByText('12 lawyers')).toBeVisible();
    await waitFor(() => expect(box).toHaveFocus());
  });
});

it('people page loads the filter lists when the pointer enters a filter, not with the page', async () => {
  const { user } = await openScreen('/people');
  expect(await findNames()).toHaveLength(12);
  expect(countFilterListRequests()).toBe(0);
  await user.hover(screen.getByRole('button', { name: 'Position' }));
  await waitFor(() => expect(countFilterListRequests()).toBe(3));
});

it('people page offers its filters in a sheet on a phone, with the number of results', async () => {
  const { user, href } = await openScreen('/people', { width: 360 });
  await findPeople();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  expect(await sheet.findByRole('button', { name: 'Show 40 lawyers' })).toBeVisible();
  const respond = backend.hold({ path: '/user/lawyerTeam' });
  await user.click(await sheet.findByRole('checkbox', { name: 'London' }));
  // Without the number of the previous results.
  expect(await sheet.findByRole('button', { name: 'Show lawyers' })).toBeVisible();
  respond();
  await user.click(sheet.getByRole('radio', { name: 'Counsel' }));
  await user.click(await sheet.findByRole('button', { name: /^Show \d lawyers?$/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  expect(href()).toContain('jobId=');
});

it('people page labels the button that closes the filter sheet by its action, also without results', async () => {
  const { user } = await openScreen('/people?keyword=unwritten', { width: 360 });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  await user.click(await sheet.findByRole('button', { name: 'Show 0 lawyers' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('people page adds one history entry for clearing all filters and choosing another in the open sheet', async () => {
  const london = backend.db.offices.all().find(({ name }) => name === 'London')!;
  const { user, href, router } = await openScreen(`/people?officeIds=${london.id}`, { width: 360 });
  await findPeople();
  const hrefBefore = href();
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  await user.click(await sheet.findByRole('button', { name: 'Clear all' }));
  await user.click(sheet.getByRole('radio', { name: 'Counsel' }));
  await waitFor(() => expect(href()).toContain('jobId='));
  act(() => router.history.back());
  await waitFor(() => expect(href()).toBe(hrefBefore));
});
