import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { backend, startBackend } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { setLocale } from '@/i18n/locale-store';

startBackend();

/** The id of a field's record in a language. */
function idOf(no: string, lang = 'en_US'): number {
  const field = backend.db.professionalFields.group(no).find((one) => one.lang === lang);
  if (!field) throw new Error(`The seed has no ${no} in ${lang}`);
  return field.id;
}

/** Takes the `no` from every field, as a backend that has none would (D26). */
function withoutNumbers(): void {
  for (const field of backend.db.professionalFields.all()) {
    const copy = { ...field };
    delete copy.no;
    backend.db.professionalFields.put(copy);
  }
}

/** The structured data of the page. */
function structuredData() {
  // eslint-disable-next-line testing-library/no-node-access -- the head of a page has no roles
  const scripts = document.head.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>);
}

const open = (no: string, lang?: string) => openScreen(`/expertise/detail/${idOf(no, lang)}`);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const asked = (path: string) =>
  backend.requests.filter((request) => request.path === `/api${path}`).length;

describe('/expertise', () => {
  it('lists the fields in the order of the firm, each with a line about it', async () => {
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

  it('speaks the language of the reader, without a reload', async () => {
    await openScreen('/expertise');
    await screen.findByRole('link', { name: 'Tax' });
    act(() => setLocale('zh_CN', { reload: false }));
    expect(await screen.findByRole('link', { name: '税务' })).toBeVisible();
  });

  it('says that there is nothing', async () => {
    await backend.reset('none');
    await openScreen('/expertise');
    expect(await screen.findByText('No data')).toBeVisible();
  });

  it('asks again on request', async () => {
    backend.fail({ path: '/user/professionalField/list', status: 400 });
    const { user } = await openScreen('/expertise');
    await screen.findByText('The fields could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Tax' })).toBeVisible();
  });
});

describe('/expertise/detail/{id}', () => {
  it('shows what the firm does there, since when it says so, and who does it', async () => {
    await open('corporate');
    await heading('Corporate and M&A');
    expect(screen.getByRole('heading', { name: 'What we do' })).toBeVisible();
    expect(screen.getByText('September 14, 2026')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 3, name: 'Lin Zhengyuan' })).toBeVisible();
    const all = screen.getByRole('link', { name: /^All \d+ lawyers$/ });
    expect(all.getAttribute('href')).toMatch(/^\/people\?practiceAreaId=/);
    expect(all.getAttribute('href')).toContain(String(idOf('corporate')));
    expect(document.title).toBe('Corporate and M&A · Expertise · Harcourt & Lin');
    const data = structuredData();
    expect(data.map((one) => one['@type'])).toEqual(['Service', 'BreadcrumbList']);
    expect(data[0]).toMatchObject({
      provider: { '@type': 'LegalService', name: 'Harcourt & Lin' },
    });
  });

  it('names somebody to ask where no lawyer is listed', async () => {
    await open('tax');
    await heading('Tax');
    expect(await screen.findByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/about#contact',
    );
    expect(screen.queryByRole('link', { name: /^All/ })).not.toBeInTheDocument();
  });

  it('shows news and deals that name it', async () => {
    await open('tax');
    const section = await screen.findByRole('region', { name: 'In news and deals' });
    expect(within(section).getAllByRole('listitem').length).toBeLessThanOrEqual(6);
  });

  it('is whole without introduction, icon and date', async () => {
    const id = idOf('corporate');
    backend.db.professionalFields.update(id, { introduce: '', iconUrl: '', updateTime: '' });
    await openScreen(`/expertise/detail/${id}`);
    await heading('Corporate and M&A');
    const main = screen.getByRole('main');
    expect(within(main).queryByText(/Updated/)).not.toBeInTheDocument();
    expect(main).not.toHaveTextContent(/undefined|null/);
  });

  it.each([
    ['by the call for it', () => undefined, 1],
    ['from the list where fields have no number', withoutNumbers, 0],
  ])('leads to the previous and the next %s', async (_, prepare, turns) => {
    const [banking, capital] = [idOf('banking'), idOf('capital-markets')];
    prepare();
    const { user, href } = await openScreen(`/expertise/detail/${capital}`);
    await heading('Capital Markets');
    const onwards = screen.getByRole('navigation', { name: 'Previous and next' });
    expect(await within(onwards).findByRole('link', { name: 'Corporate and M&A' })).toBeVisible();
    expect(backend.requests.filter(({ path }) => path.includes('/pageTurn/')).length).toBe(turns);
    await user.click(within(onwards).getByRole('link', { name: 'Banking and Finance' }));
    await heading('Banking and Finance');
    expect(href()).toBe(`/expertise/detail/${banking}`);
  });

  it('has nothing before the first and after the last', async () => {
    const first = await open('corporate');
    const onwards = () => screen.getByRole('navigation', { name: 'Previous and next' });
    await heading('Corporate and M&A');
    expect(await within(onwards()).findByText('Next field')).toBeVisible();
    expect(within(onwards()).queryByText('Previous field')).not.toBeInTheDocument();
    first.view.unmount();
    await open('compliance');
    await heading('Compliance and Investigations');
    expect(await within(onwards()).findByText('Previous field')).toBeVisible();
    expect(within(onwards()).queryByText('Next field')).not.toBeInTheDocument();
  });

  it('does without them where they cannot be read', async () => {
    backend.fail({ path: '/user/professionalField/pageTurn/{no}', status: 404 });
    backend.fail({ path: '/user/professionalField/list', status: 404 });
    await open('tax');
    await heading('Tax');
    await waitFor(() => expect(asked('/user/professionalField/list')).toBe(1));
    expect(screen.queryByText('Next field')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks for its lawyers again on request', async () => {
    backend.fail({ path: '/user/lawyerTeam', status: 400 });
    const { user } = await open('corporate');
    await screen.findByText('The lawyers could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Lin Zhengyuan' })).toBeVisible();
  });

  it('is not found, and leads to the others', async () => {
    await openScreen('/expertise/detail/999999999');
    await heading('Field not found');
    expect(screen.getByRole('link', { name: 'See all fields' })).toHaveAttribute(
      'href',
      '/expertise',
    );
  });

  it('is asked for again on request', async () => {
    backend.fail({ path: '/user/professionalField/{id}', status: 400 });
    const { user } = await open('tax');
    await screen.findByText('This field could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Tax');
  });
});

describe('the language of a field', () => {
  it.each([
    ['by its number', () => undefined],
    ['by its position where fields have no number', withoutNumbers],
  ])('follows the interface %s', async (_, prepare) => {
    const [english, chinese] = [idOf('tax'), idOf('tax', 'zh_CN')];
    prepare();
    const { href } = await openScreen(`/expertise/detail/${english}`);
    await heading('Tax');
    act(() => setLocale('zh_CN', { reload: false }));
    await heading('税务');
    await waitFor(() => expect(href()).toBe(`/expertise/detail/${chinese}`));
    act(() => setLocale('en_US', { reload: false }));
    await heading('Tax');
  });

  it('is found when a field is opened in the other language', async () => {
    const chinese = idOf('tax', 'zh_CN');
    withoutNumbers();
    await openScreen(`/expertise/detail/${chinese}`);
    await heading('Tax');
  });

  it.each([
    ['by number', () => undefined],
    ['by position, since the lists differ', withoutNumbers],
  ])('is said to be missing where there is no such field %s', async (_, prepare) => {
    const [english, chinese] = [idOf('tax'), idOf('tax', 'zh_CN')];
    backend.db.professionalFields.remove(english);
    prepare();
    const { user } = await openScreen(`/expertise/detail/${chinese}`);
    await heading('税务');
    expect(
      await screen.findByText(
        'This field is not available in English. You are reading it in Chinese.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Lawyers' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'All fields in English' }));
    expect(await screen.findByRole('link', { name: 'Corporate and M&A' })).toBeVisible();
  });
});
