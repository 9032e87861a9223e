import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { mutate } from 'swr';
import { backend, startBackend } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { setLocale } from '@/i18n/locale-store';

startBackend();

function idOf(no: string, lang = 'en_US'): number {
  const field = backend.db.professionalFields.group(no).find((version) => version.lang === lang);
  if (!field) throw new Error(`The seed has no professional field ${no} in ${lang}`);
  return field.id;
}

/** Removes the `no` of every professional field, as in a backend without numbers (D26). */
function removeNumbers(): void {
  for (const field of backend.db.professionalFields.all()) {
    const copy = { ...field };
    delete copy.no;
    backend.db.professionalFields.put(copy);
  }
}

function readStructuredData() {
  // oxlint-disable-next-line testing-library/no-node-access -- the head of a page has no roles
  const scripts = document.head.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>);
}

const openField = (no: string, lang?: string) => openScreen(`/expertise/detail/${idOf(no, lang)}`);
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const countRequests = (path: string) =>
  backend.requests.filter((request) => request.path === `/api${path}`).length;

describe('/expertise', () => {
  it('lists the professional fields in the order of the firm, and summarizes the first', async () => {
    await openScreen('/expertise');
    await screen.findByRole('link', { name: 'Corporate and M&A' });
    const rows = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(rows).toHaveLength(16);
    expect(rows.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'Corporate and M&A',
      'Capital Markets',
      'Banking and Finance',
    ]);
    expect(screen.getByText(/^Our corporate lawyers act for acquirers/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Corporate and M&A' })).toHaveAttribute(
      'href',
      `/expertise/detail/${idOf('corporate')}`,
    );
    expect(document.title).toBe('Expertise · Harcourt & Lin');
  });

  it('follows the interface language without a reload', async () => {
    await openScreen('/expertise');
    await screen.findByRole('link', { name: 'Tax' });
    act(() => setLocale('zh_CN', { reload: false }));
    expect(await screen.findByRole('link', { name: '税务' })).toBeVisible();
  });

  it('lists a professional field without a name as “Unnamed practice area”, also on the home page', async () => {
    backend.db.professionalFields.update(idOf('tax'), { name: ' ' });
    const { router } = await openScreen('/expertise');
    const path = `/expertise/detail/${idOf('tax')}`;
    const findLink = () => screen.findByRole('link', { name: 'Unnamed practice area' });
    expect(await findLink()).toHaveAttribute('href', path);
    await act(() => router.navigate({ to: '/home' }));
    expect(await findLink()).toHaveAttribute('href', path);
  });

  it('shows an empty state when the firm has no professional fields', async () => {
    await backend.reset('none');
    await openScreen('/expertise');
    expect(await screen.findByText('No data')).toBeVisible();
    expect(screen.getByRole('link', { name: 'write to us' })).toBeVisible();
  });

  it('loads the professional fields again when the visitor retries', async () => {
    backend.injectFault({ path: '/user/professionalField/list', status: 400 });
    const { user } = await openScreen('/expertise');
    await screen.findByText('Couldn’t load practice areas.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Tax' })).toBeVisible();
  });
});

describe('/expertise/detail/{id}', () => {
  it('has the heading “Unnamed practice area” without a name, as the link of its neighbor', async () => {
    backend.db.professionalFields.update(idOf('banking'), { name: '' });
    const { user } = await openField('capital-markets');
    await user.click(await screen.findByRole('link', { name: 'Unnamed practice area' }));
    await findHeading('Unnamed practice area');
  });

  it('shows the description, the date of the last update and the lawyers', async () => {
    await openField('corporate');
    await findHeading('Corporate and M&A');
    expect(screen.getByRole('heading', { name: 'What we do' })).toBeVisible();
    expect(screen.getByText('September 14, 2026')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 3, name: 'Lin Zhengyuan' })).toBeVisible();
    const allLawyersLink = screen.getByRole('link', { name: /^View all \d+ lawyers$/ });
    expect(allLawyersLink.getAttribute('href')).toMatch(/^\/people\?practiceAreaId=/);
    expect(allLawyersLink.getAttribute('href')).toContain(String(idOf('corporate')));
    expect(document.title).toBe('Corporate and M&A · Expertise · Harcourt & Lin');
    const data = readStructuredData();
    expect(data.map((item) => item['@type'])).toEqual(['Service', 'BreadcrumbList']);
    expect(data[0]).toMatchObject({
      provider: { '@type': 'LegalService', name: 'Harcourt & Lin' },
    });
  });

  it('links to the contact form when no lawyer is listed', async () => {
    await openField('tax');
    await findHeading('Tax');
    const content = within(screen.getByRole('main'));
    expect(await content.findByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/about#contact',
    );
    expect(screen.queryByRole('link', { name: /^View all/ })).not.toBeInTheDocument();
  });

  it('lists at most six articles under “News and deals”, with links to all news and deals', async () => {
    const [item] = backend.db.news.all().filter(({ lang }) => lang === 'en_US');
    for (let id = 1; id <= 7; id += 1)
      backend.db.news.put({ ...item!, id, no: `tax-${id}`, title: `Tax in year ${id}` });
    await openField('tax');
    const section = await screen.findByRole('region', { name: 'News and deals' });
    expect(within(section).getAllByRole('listitem')).toHaveLength(6);
    for (const [name, href] of [
      ['All news', '/news'],
      ['All deals', '/case'],
    ] as const)
      expect(within(section).getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('shows articles that mention all parts of the name of the professional field', async () => {
    const [item] = backend.db.news.all().filter(({ lang }) => lang === 'en_US');
    const newestItem = { ...item!, createTime: '2027-01-01 09:00:00', note: '', content: '' };
    backend.db.news.put({ ...newestItem, title: 'An M&A year for corporate clients' });
    await openField('corporate');
    const section = await screen.findByRole('region', { name: 'News and deals' });
    expect(
      within(section).getByRole('link', { name: /^An M&A year for corporate clients/ }),
    ).toBeVisible();
  });

  it('renders without introduction, icon and date', async () => {
    const id = idOf('corporate');
    backend.db.professionalFields.update(id, {
      introduce: '<p><br></p>',
      iconUrl: '',
      updateTime: '',
    });
    await openScreen(`/expertise/detail/${id}`);
    await findHeading('Corporate and M&A');
    const main = screen.getByRole('main');
    expect(within(main).queryByText(/Updated/)).not.toBeInTheDocument();
    expect(main).not.toHaveTextContent(/undefined|null/);
    // oxlint-disable-next-line testing-library/no-node-access -- the head of a page has no roles
    expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      backend.db.professionalFields.get(id)?.name,
    );
  });

  it.each([
    ['through the page-turn request', () => undefined, 1],
    ['through the list when the fields have no number', removeNumbers, 0],
  ])(
    'links to the previous and the next professional field %s',
    async (_, prepare, pageTurnCount) => {
      const [bankingId, capitalMarketsId] = [idOf('banking'), idOf('capital-markets')];
      prepare();
      const { user, href } = await openScreen(`/expertise/detail/${capitalMarketsId}`);
      await findHeading('Capital Markets');
      const neighbors = screen.getByRole('navigation', { name: 'Previous and next' });
      expect(
        await within(neighbors).findByRole('link', { name: 'Corporate and M&A' }),
      ).toBeVisible();
      expect(backend.requests.filter(({ path }) => path.includes('/pageTurn/')).length).toBe(
        pageTurnCount,
      );
      await user.click(within(neighbors).getByRole('link', { name: 'Banking and Finance' }));
      await findHeading('Banking and Finance');
      expect(href()).toBe(`/expertise/detail/${bankingId}`);
    },
  );

  it('has no previous link on the first and no next link on the last professional field', async () => {
    const firstScreen = await openField('corporate');
    const findNeighbors = () => screen.getByRole('navigation', { name: 'Previous and next' });
    await findHeading('Corporate and M&A');
    expect(await within(findNeighbors()).findByText('Next practice area')).toBeVisible();
    expect(within(findNeighbors()).queryByText('Previous practice area')).not.toBeInTheDocument();
    firstScreen.view.unmount();
    await openField('compliance');
    await findHeading('Compliance and Investigations');
    expect(await within(findNeighbors()).findByText('Previous practice area')).toBeVisible();
    expect(within(findNeighbors()).queryByText('Next practice area')).not.toBeInTheDocument();
  });

  it('omits the previous and next links without an error when they fail to load', async () => {
    backend.injectFault({ path: '/user/professionalField/pageTurn/{no}', status: 404 });
    backend.injectFault({ path: '/user/professionalField/list', status: 404 });
    await openField('tax');
    await findHeading('Tax');
    const statuses = () =>
      backend.requests
        .filter(({ path }) => path.startsWith('/api/user/professionalField/'))
        .map(({ status }) => status);
    await waitFor(() => expect(statuses().filter((status) => status === 404)).toHaveLength(2));
    expect(countRequests('/user/professionalField/list')).toBe(1);
    expect(screen.queryByText('Previous practice area')).not.toBeInTheDocument();
    expect(screen.queryByText('Next practice area')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('loads its lawyers again when the visitor retries', async () => {
    backend.injectFault({ path: '/user/lawyerTeam', status: 400 });
    const { user } = await openField('corporate');
    await screen.findByText('Couldn’t load lawyers.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Lin Zhengyuan' })).toBeVisible();
  });

  it('shows that an unknown professional field was not found, with a link to all', async () => {
    await openScreen('/expertise/detail/999999999');
    await findHeading('Practice area not found');
    expect(screen.getByRole('link', { name: 'View all practice areas' })).toHaveAttribute(
      'href',
      '/expertise',
    );
  });

  it('loads the professional field again when the visitor retries', async () => {
    backend.injectFault({ path: '/user/professionalField/{id}', status: 400 });
    const { user } = await openField('tax');
    await screen.findByText('Couldn’t load this practice area.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findHeading('Tax');
  });
});

describe('professional field in another language than the interface', () => {
  it.each([
    ['by its number', () => undefined],
    ['by its position when the fields have no number', removeNumbers],
  ])('follows the interface language, with the other version found %s', async (_, prepare) => {
    const [englishId, chineseId] = [idOf('tax'), idOf('tax', 'zh_CN')];
    prepare();
    const { href } = await openScreen(`/expertise/detail/${englishId}`);
    await findHeading('Tax');
    act(() => setLocale('zh_CN', { reload: false }));
    await findHeading('税务');
    await waitFor(() => expect(href()).toBe(`/expertise/detail/${chineseId}`));
    act(() => setLocale('en_US', { reload: false }));
    await findHeading('Tax');
  });

  it('changes to the interface language when the URL is of another language', async () => {
    const chineseId = idOf('tax', 'zh_CN');
    removeNumbers();
    await openScreen(`/expertise/detail/${chineseId}`);
    await findHeading('Tax');
  });

  it('shows that it could not look for a version in the interface language when the list fails to load', async () => {
    backend.injectFault({
      path: '/admin/professionalField/lang/list',
      status: 500,
      times: 'always',
    });
    backend.injectFault({ path: '/user/professionalField/list', status: 500, times: 'always' });
    await openScreen(`/expertise/detail/${idOf('tax', 'zh_CN')}`);
    expect(
      await screen.findByText(
        /^We couldn’t check whether this practice area is available in English\. You are reading it in Chinese\./,
      ),
    ).toBeVisible();
  });

  it('shows no notice while one list still loads after the refetch of the other has failed', async () => {
    const chineseId = idOf('tax', 'zh_CN');
    removeNumbers();
    const { router } = await openScreen('/expertise');
    await screen.findByRole('link', { name: 'Tax' });
    const path = '/user/professionalField/list';
    const respond = backend.hold({ path });
    await act(() => router.navigate({ to: `/expertise/detail/${chineseId}` }));
    await findHeading('税务');
    backend.injectFault({ path, status: 404, times: 'always' });
    // The list of the visitor's language: the key of the other one ends with its language.
    await act(() => mutate((key) => Array.isArray(key) && key.at(-1) === path));
    expect(backend.requests.at(-1)).toMatchObject({ status: 404 });
    expect(screen.queryByText(/You are reading it in/)).not.toBeInTheDocument();
    respond();
    await findHeading('Tax');
  });

  it.each([
    ['by number', () => undefined],
    ['by position, as the lists differ', removeNumbers],
  ])('shows a notice when no version in the interface language is found %s', async (_, prepare) => {
    const [englishId, chineseId] = [idOf('tax'), idOf('tax', 'zh_CN')];
    backend.db.professionalFields.remove(englishId);
    prepare();
    const { user } = await openScreen(`/expertise/detail/${chineseId}`);
    await findHeading('税务');
    expect(
      await screen.findByText(
        'This practice area is not available in English. You are reading it in Chinese.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Lawyers' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Browse all practice areas in English' }));
    expect(await screen.findByRole('link', { name: 'Corporate and M&A' })).toBeVisible();
  });

  it('shows no notice for a professional field without a language', async () => {
    const id = idOf('tax');
    backend.injectFault({
      path: '/user/professionalField/{id}',
      body: { result: { id, name: 'Tax', no: 'unknown' }, status: 200 },
    });
    await openScreen(`/expertise/detail/${id}`);
    await findHeading('Tax');
    expect(await screen.findByRole('heading', { name: 'Lawyers' })).toBeVisible();
    expect(screen.queryByText(/You are reading it in/)).not.toBeInTheDocument();
  });
});
