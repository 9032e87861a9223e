import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { backend, startBackend } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { recordSavedFiles } from '../../../scripts/jest/saved-files';
import { setLocale } from '@/i18n/locale-store';

startBackend();
afterEach(() => {
  jest.restoreAllMocks();
});

function idOf(no: string, lang = 'en_US'): number {
  const version = backend.db.lawyers.group(no).find((candidate) => candidate.lang === lang);
  if (!version) throw new Error(`The seed has no lawyer ${no} in ${lang}`);
  return version.id;
}

const openProfile = (no: string, lang?: string) => openScreen(`/people/detail/${idOf(no, lang)}`);
const findHeading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const readSectionTitles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const waitForResponses = () =>
  waitFor(() => expect(backend.requests.map(({ status }) => status)).not.toContain(null));

function readStructuredData() {
  // oxlint-disable-next-line testing-library/no-node-access -- the head of a page has no roles
  const scripts = document.head.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>);
}

function metaOf(key: 'name' | 'property', value: string): string | null | undefined {
  return document.head.querySelector(`meta[${key}="${value}"]`)?.getAttribute('content');
}

describe('/people/detail/{id}', () => {
  it('shows the name, the contact details and the sections of the lawyer', async () => {
    await openProfile('L-0001');
    await findHeading('Lin Zhengyuan');
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Senior Partner')).toBeVisible();
    expect(main.getByRole('img', { name: 'Portrait of Lin Zhengyuan' })).toHaveAttribute(
      'src',
      expect.stringContaining('portrait-02.webp'),
    );
    const lawyer = backend.db.lawyers.get(idOf('L-0001'));
    expect(main.getByRole('link', { name: 'Beijing' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^/people\\?officeIds=.*${lawyer?.officeId}`)),
    );
    expect(main.getByRole('link', { name: 'Capital Markets' })).toHaveAttribute(
      'href',
      `/expertise/detail/${lawyer?.proFieldIds[2]}`,
    );
    expect(main.getByRole('link', { name: '+86 10 5550 0101' })).toHaveAttribute(
      'href',
      'tel:+861055500101',
    );
    expect(main.getByRole('link', { name: 'zhengyuan.lin@harcourt-lin.example' })).toHaveAttribute(
      'href',
      'mailto:zhengyuan.lin@harcourt-lin.example',
    );
    expect(readSectionTitles()).toEqual(
      expect.arrayContaining(['Education', 'Notable matters', 'Languages']),
    );
    expect(main.getByText(/management committee since 2018/)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
    expect(document.title).toBe('Lin Zhengyuan · People · Harcourt & Lin');
  });

  it('shows a loading state while the request is pending', async () => {
    const respond = backend.hold({ path: '/user/lawyerTeam/{id}' });
    await openProfile('L-0001');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText('Loading')).toBeInTheDocument();
    respond();
    await findHeading('Lin Zhengyuan');
  });

  it('contains structured data about the lawyer', async () => {
    await openProfile('L-0001');
    await findHeading('Lin Zhengyuan');
    expect(readStructuredData().find((item) => item['@type'] === 'Person')).toMatchObject({
      name: 'Lin Zhengyuan',
      jobTitle: ['Senior Partner'],
      email: 'zhengyuan.lin@harcourt-lin.example',
      telephone: '+86 10 5550 0101',
      worksFor: { '@type': 'LegalService', name: 'Harcourt & Lin' },
      knowsAbout: ['Corporate and M&A', 'Private Equity and Funds', 'Capital Markets'],
    });
    expect(metaOf('property', 'og:type')).toBe('profile');
  });

  it('shows a table of contents when the profile has many sections', async () => {
    const { user, href } = await openProfile('L-0011');
    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    expect(links).toHaveLength(12);
    await user.click(within(contents).getByRole('link', { name: 'Panels' }));
    await waitFor(() => expect(href()).toBe(`/people/detail/${idOf('L-0011')}#section-4`));
  });

  it('scrolls to the section of a shared link when the lawyer has loaded', async () => {
    const scrolledIds: string[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledIds.push(this.id);
    });
    const respond = backend.hold({ path: '/user/lawyerTeam/{id}' });
    await openScreen(`/people/detail/${idOf('L-0011')}#section-4`);
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    respond();
    await waitFor(() => expect(scrolledIds).toContain('section-4'));
  });

  it('renders without portrait, email, phone, office, professional fields, jobs and sections', async () => {
    const id = idOf('L-0001');
    backend.db.lawyers.update(id, {
      photoUrl: '',
      email: '',
      phoneNumber: '',
      officeId: null,
      proFieldIds: [],
      jobIds: [],
      intro: '<p><br></p>',
      customContents: [],
    });
    await openProfile('L-0001');
    await findHeading('Lin Zhengyuan');
    const main = within(screen.getByRole('main'));
    expect(main.getByText('LZ')).toBeVisible();
    expect(main.queryByRole('img')).not.toBeInTheDocument();
    expect(main.queryByRole('term')).not.toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Contact Lin Zhengyuan' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/about\?lawyer=.*#contact$/),
    );
    expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|null/);
    expect(metaOf('name', 'description')).toBe('Lin Zhengyuan');
  });

  it('keeps the section of a shared link when it opens the version in the interface language', async () => {
    const { router } = await openScreen(`/people/detail/${idOf('L-0011', 'zh_CN')}#section-4`);
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/people/detail/${idOf('L-0011')}`),
    );
    expect(router.state.location.hash).toBe('section-4');
  });

  it('omits empty sections', async () => {
    backend.db.lawyers.update(idOf('L-0001'), {
      customContents: [
        { title: 'Empty', content: '<p> </p>' },
        { title: '', content: '<p>Words without a title</p>' },
        { title: 'Awards', content: '<p>A prize</p>' },
      ],
    });
    await openProfile('L-0001');
    await findHeading('Lin Zhengyuan');
    expect(readSectionTitles()).toContain('Awards');
    expect(readSectionTitles()).not.toContain('Empty');
    expect(readSectionTitles()).not.toContain('');
    expect(screen.getByText('Words without a title')).toBeVisible();
  });

  it('renders a response with hardly any fields', async () => {
    backend.injectFault({
      path: '/user/lawyerTeam/{id}',
      body: { result: { id: 5, customContents: 'x', jobs: [null], office: 3 }, status: 200 },
    });
    await openProfile('L-0001');
    expect(await screen.findByRole('button', { name: 'Download vCard' })).toBeVisible();
    await findHeading('Unnamed');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Write to us' })).toBeVisible();
    // A profile without a language counts as one in the interface language.
    await waitForResponses();
    expect(screen.queryByText(/You are reading it in/)).not.toBeInTheDocument();
  });

  it('links to the contact form with the office and the lawyer', async () => {
    const { user, router } = await openProfile('L-0001');
    await findHeading('Lin Zhengyuan');
    await user.click(screen.getByRole('link', { name: 'Contact Lin Zhengyuan' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
    const { search, hash } = router.state.location;
    expect(hash).toBe('contact');
    expect(search).toEqual({
      office: String(backend.db.lawyers.get(idOf('L-0001'))?.officeId),
      lawyer: String(idOf('L-0001')),
    });
  });

  it('opens the print dialog of the browser', async () => {
    const print = jest.fn();
    window.print = print;
    const { user } = await openProfile('L-0001');
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('shows at most six articles that mention the lawyer, and that full texts may not have been searched', async () => {
    const [item] = backend.db.news.all().filter(({ lang }) => lang === 'en_US');
    const oldItem = { ...item!, title: 'For Gao Yunfei', createTime: '2001-01-01 09:00:00' };
    for (let id = 1; id <= 6; id += 1) backend.db.news.put({ ...oldItem, id, no: `old-${id}` });
    await openProfile('L-0011');
    const section = await screen.findByRole('region', { name: 'Mentioned in' });
    const rows = within(section).getAllByRole('listitem');
    expect(rows).toHaveLength(6);
    expect(rows.map(({ textContent }) => textContent).join()).toContain(
      'London, 21 April: an evening on seats, old and new',
    );
    // The lists leave the texts out (D19).
    expect(section).toHaveTextContent('Some or all items were searched only by title and summary.');
    expect(section).not.toHaveTextContent('Only the latest');
  });

  it('shows that some or all items were searched only by title and summary when only some lack a full text', async () => {
    const [item] = backend.db.news.all().filter(({ lang }) => lang === 'en_US');
    const mention = { ...item!, title: 'A prize', note: '', content: '<p>For Gao Yunfei</p>' };
    backend.injectFault({
      path: '/user/latest-news',
      body: { result: [mention], status: 200, total: 1 },
    });
    await openProfile('L-0011');
    const section = await screen.findByRole('region', { name: 'Mentioned in' });
    expect(await within(section).findByRole('link', { name: 'A prize' })).toBeVisible();
    expect(
      await within(section).findByText(
        'Some or all items were searched only by title and summary.',
      ),
    ).toBeVisible();
  });

  it('shows that only the latest articles were searched when more exist', async () => {
    const [item] = backend.db.news.all().filter(({ lang }) => lang === 'en_US');
    const oldItem = { ...item!, createTime: '2001-01-01 09:00:00' };
    for (let id = 1; id <= 100; id += 1) backend.db.news.put({ ...oldItem, id, no: `old-${id}` });
    await openProfile('L-0011');
    expect(await screen.findByRole('region', { name: 'Mentioned in' })).toHaveTextContent(
      'Only the latest news items and deals were searched.',
    );
  });

  it('shows an error when the deals fail to load, and retries', async () => {
    backend.injectFault({ path: '/user/case-analysis', status: 404 });
    const { user } = await openProfile('L-0011');
    const section = await screen.findByRole('region', { name: 'Mentioned in' });
    const alert = await within(section).findByRole('alert');
    expect(alert).toHaveTextContent('Some results may be missing.');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(section).queryByRole('alert')).not.toBeInTheDocument());
  });

  it('shows articles about the practice areas of the lawyer that do not mention the lawyer', async () => {
    const [item] = backend.db.news.all().filter(({ lang }) => lang === 'en_US');
    backend.db.news.put({ ...item!, title: 'A year of International Arbitration', note: '' });
    await openProfile('L-0011');
    const mentions = await screen.findByRole('region', { name: 'Mentioned in' });
    const fields = await screen.findByRole('region', { name: 'In this lawyer’s practice areas' });
    const readLinkTexts = (region: HTMLElement) =>
      within(region)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(readLinkTexts(fields)).toContain('A year of International Arbitration');
    expect(
      readLinkTexts(mentions).filter((title) => readLinkTexts(fields).includes(title)),
    ).toEqual([]);
    const lists = backend.requests.filter(({ path }) => /latest-news$|case-analysis$/.test(path));
    expect(lists).toHaveLength(2);
  });

  it('omits the mentions when no article mentions the lawyer', async () => {
    await openProfile('L-0040');
    await findHeading('Cai Siqi');
    await waitFor(() =>
      expect(backend.requests.map(({ path }) => path)).toContain('/api/user/case-analysis'),
    );
    await waitForResponses();
    expect(screen.queryByRole('heading', { name: 'Mentioned in' })).not.toBeInTheDocument();
  });
});

describe('vCard of a lawyer', () => {
  const savedFiles = recordSavedFiles();

  async function downloadVCard(
    no: string,
    lang?: string,
  ): Promise<[name: string, lines: string[]]> {
    const { user } = await openProfile(no, lang);
    await user.click(await screen.findByRole('button', { name: 'Download vCard' }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    const text = (await savedFiles[0]?.text) ?? '';
    return [savedFiles[0]?.name ?? '', text.replaceAll('\r\n ', '').split('\r\n')];
  }

  it('contains both names and the address of the office', async () => {
    const [name, lines] = await downloadVCard('L-0001');
    expect(name).toBe('Lin Zhengyuan.vcf');
    const office = backend.db.offices.all()[0];
    expect(lines).toEqual(
      expect.arrayContaining([
        'FN:Lin Zhengyuan',
        'NICKNAME:林正远',
        'ORG:Harcourt & Lin',
        'TITLE:Senior Partner',
        `ADR;TYPE=WORK:;;${office?.address.replace(/[,;]/g, '\\$&')};;;;`,
        `URL:http://localhost/people/detail/${idOf('L-0001')}`,
      ]),
    );
  });

  it('contains the other name of a lawyer without an email address', async () => {
    expect((await downloadVCard('L-0017'))[1]).toContain('NICKNAME:何建国');
  });

  it('reuses the result of the language lookup without another request', async () => {
    const { user } = await openProfile('L-0033', 'zh_CN');
    await screen.findByText(/^This profile is not available in English\./);
    const findLookups = () =>
      backend.requests.filter(
        ({ path, query }) => path === '/api/user/lawyerTeam' && 'no' in query,
      );
    const lookupCount = findLookups().length;
    expect(lookupCount).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Download vCard' }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(findLookups()).toHaveLength(lookupCount);
  });

  it('contains one name when the other version fails to load', async () => {
    backend.injectFault({ path: '/user/lawyerTeam', status: 500, times: 'always' });
    const [, lines] = await downloadVCard('L-0001');
    expect(lines).toContain('FN:Lin Zhengyuan');
    expect(lines.join()).not.toContain('NICKNAME');
  });
});

describe('profile in another language than the interface', () => {
  it.each([
    ['with an email', 'L-0001', 'Lin Zhengyuan', '林正远'],
    ['without an email', 'L-0017', 'He Jianguo', '何建国'],
    ['with the same name as others', 'L-0005', 'Zhang Wei', '张伟'],
  ])('follows the interface language for a lawyer %s', async (_, no, english, chinese) => {
    const { href } = await openProfile(no);
    await findHeading(english);
    act(() => setLocale('zh_CN', { reload: false }));
    await findHeading(chinese);
    await waitFor(() => expect(href()).toBe(`/people/detail/${idOf(no, 'zh_CN')}`));
    act(() => setLocale('en_US', { reload: false }));
    await findHeading(english);
    await waitFor(() => expect(href()).toBe(`/people/detail/${idOf(no)}`));
  });

  it('shows a notice when no other version exists, keeps the page, and marks its language', async () => {
    const { href } = await openProfile('L-0033', 'zh_CN');
    const name = await findHeading('唐国栋');
    expect(
      await screen.findByText(
        'This profile is not available in English. You are reading it in Chinese.',
      ),
    ).toBeVisible();
    expect(name).toHaveAttribute('lang', 'zh-CN');
    expect(href()).toBe(`/people/detail/${idOf('L-0033', 'zh_CN')}`);
  });

  it('marks the heading of its table of contents with the interface language', async () => {
    const customContents = Array.from({ length: 5 }, () => ({
      title: '奖项',
      content: '<p>无</p>',
    }));
    backend.db.lawyers.update(idOf('L-0033', 'zh_CN'), { customContents });
    await openProfile('L-0033', 'zh_CN');
    const heading = await screen.findByRole('heading', { name: 'On this page' });
    expect(heading).toHaveAttribute('lang', 'en-US');
  });

  it('shows that the lookup failed when the request for the other version fails', async () => {
    backend.injectFault({ path: '/user/lawyerTeam', status: 404, times: 'always' });
    await openProfile('L-0033', 'zh_CN');
    await findHeading('唐国栋');
    expect(
      await screen.findByText(/^We couldn’t check whether this profile is available in/),
    ).toBeVisible();
    expect(screen.queryByText(/not available/)).not.toBeInTheDocument();
  });
});

describe('profile that fails to load', () => {
  it('shows that an unknown profile was not found, with a link to all lawyers', async () => {
    await openScreen('/people/detail/999999999');
    await findHeading('Profile not found');
    expect(screen.getByRole('link', { name: 'View all lawyers' })).toHaveAttribute(
      'href',
      '/people',
    );
    expect(metaOf('name', 'robots')).toBe('noindex');
  });

  it('loads again when the visitor retries', async () => {
    backend.injectFault({ path: '/user/lawyerTeam/{id}', status: 400 });
    const { user } = await openProfile('L-0001');
    expect(await screen.findByText('Couldn’t load this profile.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findHeading('Lin Zhengyuan');
  });
});
