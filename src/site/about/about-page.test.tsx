import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { backend, calls, startBackend } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { setLocale } from '@/i18n/locale-store';

startBackend();

const findRegion = (name: string) => screen.findByRole('region', { name });
const readHeadings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

describe('/about', () => {
  it('shows the firm, its strengths, pictures of the offices, honors, offices and the contact form', async () => {
    await openScreen('/about');
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    const firm = within(await findRegion('The firm in brief'));
    expect(firm.getByText(/founded in 1987/)).toBeVisible();
    expect(firm.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '40',
      '5',
    ]);
    expect(within(await findRegion('Strengths')).getAllByRole('listitem')).toHaveLength(4);
    expect(
      within(await findRegion('Inside our offices'))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toContain('Library, Beijing');
    const honorsInEnglish = backend.db.honors.all().filter(({ lang }) => lang === 'en_US');
    const honors = within(await findRegion('Honors'));
    await waitFor(() => expect(honors.getAllByRole('link')).toHaveLength(honorsInEnglish.length));
    expect(await findRegion('Offices')).toBeVisible();
    expect(await findRegion('Write to us')).toHaveAttribute('id', 'contact');
    const links = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      readHeadings().slice(0, 7),
    );
  });

  it('links to an honor, shows the newest year first, and marks pinned honors', async () => {
    await openScreen('/about');
    const [firstHonorLink] = await screen.findAllByRole('link', {
      name: /Lantern Asia Law Awards 2026/,
    });
    const honor = backend.db.honors
      .all()
      .find(({ lang, title }) => lang === 'en_US' && title === firstHonorLink?.textContent);
    expect(firstHonorLink).toHaveAttribute('href', `/honor/detail/${honor?.id}`);
    const years = within(await findRegion('Honors')).getAllByRole('heading', { level: 3 });
    expect(years[0]).toHaveTextContent('2026');
    expect(years.at(-1)).toHaveTextContent('2016');
    const pinnedHonors = backend.db.honors
      .all()
      .filter(({ lang, top }) => lang === 'en_US' && top === 1);
    expect(within(await findRegion('Honors')).getAllByText('Featured')).toHaveLength(
      pinnedHonors.length,
    );
  });

  it('shows phone, email, and links to the lawyers and the contact form for an office', async () => {
    const { user, href } = await openScreen('/about');
    const offices = within(await findRegion('Offices'));
    const london = within(
      offices.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith('London'))!,
    );
    const { id } = backend.db.offices
      .all()
      .find(({ name, lang }) => name === 'London' && lang === 'en_US')!;
    expect(london.getByRole('link', { name: '+44 20 7946 0100' })).toHaveAttribute(
      'href',
      'tel:+442079460100',
    );
    expect(london.getByRole('link', { name: /london@/ })).toHaveAttribute(
      'href',
      'mailto:london@harcourt-lin.example',
    );
    expect(london.getByRole('link', { name: 'Lawyers in this office : London' })).toHaveAttribute(
      'href',
      `/people?officeIds=${id}`,
    );
    await user.click(london.getByRole('link', { name: 'Write to this office : London' }));
    await waitFor(() => expect(href()).toBe(`/about?office=${id}#contact`));
    const form = await findRegion('Write to us');
    await waitFor(() => expect(form).toHaveFocus());
  });

  it('shows the contact details of the firm to the press, and links that write to its offices, whose details are shown once', async () => {
    await openScreen('/about');
    const press = within(await findRegion('Press'));
    expect(press.getByRole('link', { name: 'contact@harcourt-lin.example' })).toHaveAttribute(
      'href',
      'mailto:contact@harcourt-lin.example?subject=Press%20inquiry',
    );
    const offices = press.getAllByRole('listitem').map((item) => item.textContent);
    expect(offices).toEqual(['Beijing', 'Shanghai', 'Shenzhen', 'Hong Kong', 'London']);
    expect(press.getByRole('link', { name: 'London' })).toHaveAttribute(
      'href',
      'mailto:london@harcourt-lin.example?subject=Press%20inquiry',
    );
    expect(press.queryByText('+44 20 7946 0100')).not.toBeInTheDocument();
    expect(press.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
    expect(press.getByRole('link', { name: 'Download the logo' })).toHaveAttribute('download');
  });

  it('omits the section for the press without phone numbers and email addresses', async () => {
    const { db } = backend;
    db.portal.put({ ...db.portal.get('en_US')!, tel: '', email: '' });
    for (const office of db.offices.all())
      db.offices.put({ ...office, contactNumber: '', email: '' });
    await openScreen('/about');
    await findRegion('Offices');
    expect(screen.queryByRole('region', { name: 'Press' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Press' })).not.toBeInTheDocument();
  });

  it('omits sections without content', async () => {
    const { db } = backend;
    db.portal.put({
      ...db.portal.get('en_US')!,
      introduce: '',
      isLawyerCountVisible: 0,
      isBranchCountVisible: false,
      advantagesList: [],
      environmentList: [],
    });
    await openScreen('/about');
    await findRegion('Offices');
    expect(readHeadings().slice(0, 3)).toEqual(['Honors', 'Offices', 'Press']);
  });

  it('shows a counter whose flag is true or 1 (D33)', async () => {
    const { db } = backend;
    db.portal.put({ ...db.portal.get('en_US')!, isTotalPeopleVisible: true });
    await openScreen('/about');
    const counters = within(await findRegion('The firm in brief')).getAllByRole('definition');
    expect(counters.map(({ textContent }) => textContent)).toEqual(['40', '118', '5']);
  });

  it('labels a counter of one in the singular', async () => {
    const { db } = backend;
    db.portal.put({ ...db.portal.get('en_US')!, lawyerCount: 2, branchCount: 1 });
    await openScreen('/about');
    const labels = within(await findRegion('The firm in brief')).getAllByRole('term');
    expect(labels.map(({ textContent }) => textContent)).toEqual(['lawyers', 'office']);
  });

  it.each([
    [
      '/user/portal-config',
      'Couldn’t load firm details.',
      'Strengths',
      () => screen.getByRole('main'),
    ],
    ['/user/lawfirm-honour', 'Couldn’t load honors.', 'Honors', () => findRegion('Honors')],
  ])(
    'shows an error when %s fails, renders the contact form, retries on a click, and moves the focus near the content',
    async (path, message, section, findFocused) => {
      backend.injectFault({ path, status: 404 });
      const { user } = await openScreen('/about');
      await screen.findByText(message);
      expect(await findRegion('Write to us')).toBeVisible();
      const alert = screen
        .getAllByRole('alert')
        .find(({ textContent }) => textContent.includes(message))!;
      await user.click(within(alert).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
      expect(await findRegion(section)).toBeVisible();
      expect(await findFocused()).toHaveFocus();
    },
  );

  it('shows that a retry is pending, ignores a second click, and shows when the retry has failed, too', async () => {
    const path = '/user/lawfirm-honour';
    backend.injectFault({ path, status: 404 });
    const { user } = await openScreen('/about');
    const alert = within(await within(await findRegion('Honors')).findByRole('alert'));
    const respond = backend.hold({ path, status: 404 });
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    const busyButton = await alert.findByRole('button', { name: 'Loading' });
    expect(busyButton).toHaveAttribute('aria-disabled', 'true');
    expect(busyButton).toHaveFocus();
    await user.click(busyButton);
    respond();
    const retryButton = await alert.findByRole('button', { name: 'Try again' });
    expect(retryButton).toHaveFocus();
    expect(calls('GET', path)).toHaveLength(2);
  });

  it('moves the focus from “Try again” to its section when the content loads by itself', async () => {
    backend.injectFault({ path: '/user/lawfirm-honour', status: 404 });
    await openScreen('/about');
    const honors = await findRegion('Honors');
    const retryButton = await within(honors).findByRole('button', { name: 'Try again' });
    act(() => retryButton.focus());
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(retryButton).not.toBeInTheDocument());
    await waitFor(() => expect(honors).toHaveFocus());
  });

  it('focuses the heading of the next screen when the visitor leaves the page with “Try again” focused', async () => {
    backend.injectFault({ path: '/user/portal-config', status: 404 });
    const { router } = await openScreen('/about');
    const [retryButton] = await screen.findAllByRole('button', { name: 'Try again' });
    act(() => retryButton!.focus());
    await act(() => router.navigate({ to: '/news' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'News' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('focuses a section when the visitor selects its link, and scrolls to it again when the visitor selects the link again', async () => {
    const { user } = await openScreen('/about');
    const link = await screen.findByRole('link', { name: 'Offices' });
    const section = await findRegion('Offices');
    await user.click(link);
    await waitFor(() => expect(section).toHaveFocus());
    const scroll = jest.spyOn(section, 'scrollIntoView');
    await user.click(link);
    await waitFor(() => expect(scroll).toHaveBeenCalled());
    expect(section).toHaveFocus();
  });

  it.each([
    ['firm', 'The firm in brief'],
    ['offices', 'Offices'],
  ])('focuses the section of the URL, #%s, once it has loaded', async (hash, name) => {
    history.replaceState(null, '', `/about#${hash}`);
    try {
      const respond = backend.hold({ path: '/user/portal-config' });
      await openScreen(`/about#${hash}`);
      await screen.findByRole('heading', { level: 1, name: 'About us' });
      respond();
      expect(await findRegion(name)).toHaveFocus();
    } finally {
      history.replaceState(null, '', '/');
    }
  });

  it('focuses the contact form when the visitor selects its link in the footer', async () => {
    const { user } = await openScreen('/about');
    const form = await findRegion('Write to us');
    const footer = within(screen.getByRole('contentinfo'));
    await user.click(footer.getByRole('link', { name: 'Write to us' }));
    await waitFor(() => expect(form).toHaveFocus());
  });

  it('omits the heading of an office without a name in the footer', async () => {
    for (const office of backend.db.offices.all()) backend.db.offices.put({ ...office, name: ' ' });
    await openScreen('/about');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByRole('link', { name: /beijing@/ })).toBeVisible();
    expect(footer.queryAllByRole('heading', { level: 3 })).toEqual([]);
  });

  it('shows an empty state when the firm has no honors', async () => {
    await backend.reset('none');
    await openScreen('/about');
    expect(await within(await findRegion('Honors')).findByText('No data')).toBeVisible();
  });

  it('fetches the content in Chinese after a language change', async () => {
    await openScreen('/about');
    await screen.findByRole('heading', { name: 'Partners who do the work' });
    act(() => setLocale('zh_CN', { reload: false }));
    expect(await screen.findByRole('heading', { name: '合伙人亲办' })).toBeVisible();
    expect(await screen.findByText(/衡联律师事务所创立于1987年/)).toBeVisible();
    expect(
      await screen.findByRole('link', { name: '明灯亚洲法律大奖2026：年度最佳医疗科技交易' }),
    ).toBeVisible();
  });
});
