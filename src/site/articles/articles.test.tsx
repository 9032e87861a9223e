import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { backend, startBackend } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { setLocale } from '@/i18n/locale-store';

startBackend();

/** Returns the ids of the requested items: each request may count a view (D37). */
const itemReads = () =>
  backend.requests
    .filter(({ path }) => /\/(latest-news|case-analysis|lawfirm-honour)\/\d+$/.test(path))
    .map(({ path }) => path.split('/').at(-1));

describe('/honor/detail/{id}', () => {
  it('shows an honor with its date, its neighbors and a link back', async () => {
    await openScreen('/honor/detail/4000039');
    expect(
      await screen.findByRole('heading', { level: 1, name: /China Firm of the Year/ }),
    ).toBeVisible();
    expect(screen.getByText('November 28, 2024')).toBeVisible();
    const neighbors = await screen.findByRole('navigation', { name: 'Previous and next' });
    expect(await within(neighbors).findAllByRole('link')).toHaveLength(2);
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about');
  });

  it('navigates to the version in the new language and fetches each version once', async () => {
    const { href } = await openScreen('/honor/detail/4000039');
    await screen.findByRole('heading', { level: 1, name: /China Firm of the Year/ });
    act(() => setLocale('zh_CN', { reload: false }));
    expect(
      await screen.findByRole('heading', { level: 1, name: /明灯亚洲法律大奖2024/ }),
    ).toBeVisible();
    expect(href()).toBe('/honor/detail/4000040');
    expect(itemReads()).toEqual(['4000039', '4000040']);
  });

  it('links to all honors when the honor does not exist', async () => {
    await openScreen('/honor/detail/1');
    expect(await screen.findByRole('heading', { name: 'Article not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all' })).toHaveAttribute('href', '/about');
  });
});

describe('/case/detail/{id}', () => {
  it('shows the site of an external case and links to it', async () => {
    await openScreen('/case/detail/3000064');
    expect(await screen.findByText('This article was published on example.org.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Read this article on example.org/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  });

  it('lists other cases of the same catalogue without the case itself', async () => {
    await openScreen('/case/detail/3000067');
    const title = (await screen.findByRole('heading', { level: 1 })).textContent;
    const topic = await screen.findByRole('region', { name: 'On the same topic' });
    const links = within(topic).getAllByRole('link');
    expect(links.length).toBeGreaterThan(0);
    expect(links.map(({ textContent }) => textContent)).not.toContain(title);
  });
});

describe('/news/detail/{id}', () => {
  afterEach(() => {
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    history.replaceState(null, '', ' ');
  });

  it('shows a table of contents with links to the headings of a long article', async () => {
    const { user, href } = await openScreen('/news/detail/2000001');
    await screen.findByRole('heading', { level: 1, name: /a handbook/ });
    await user.keyboard('{Tab}');
    const contents = await screen.findByRole('navigation', { name: 'Contents' });
    expect(within(contents).getAllByRole('link')).toHaveLength(40);
    await user.click(within(contents).getByRole('link', { name: '2. Setting up' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: '2. Setting up' })).toHaveFocus(),
    );
    await waitFor(() => expect(href()).toMatch(/#s-\d+$/));
    expect(itemReads()).toEqual(['2000001']);
  });

  it.each([
    ['scrolls to the section of a shared link, and again when the fonts are loaded', false, 2],
    ['keeps the position of a visitor who scrolls before the fonts are loaded', true, 1],
  ])('%s', async (_, scrolls, times) => {
    history.replaceState(null, '', '#s-3');
    const opened = openScreen('/news/detail/2000001');
    let loadFonts: () => void = () => undefined;
    const ready = new Promise<void>((resolve) => (loadFonts = resolve));
    Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true });
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolled.push(this.id);
    };
    await opened;
    await waitFor(() => expect(scrolled).toEqual(['s-3']));
    if (scrolls) Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
    await act(async () => {
      loadFonts();
      await ready;
    });
    expect(scrolled).toHaveLength(times);
  });

  it('omits the table of contents when the text has few headings', async () => {
    const { user } = await openScreen('/honor/detail/4000039');
    await screen.findByRole('heading', { level: 1, name: /China Firm of the Year/ });
    await user.keyboard('{Tab}');
    expect(screen.queryByRole('navigation', { name: 'Contents' })).not.toBeInTheDocument();
  });
});
