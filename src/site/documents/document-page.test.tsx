import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { backend, startBackend } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { setLocale } from '@/i18n/locale-store';

startBackend();

describe('/docs/{name}', () => {
  it.each([
    ['privacy', 'Privacy notice', 'What is stored in your browser'],
    ['terms', 'Terms of use', 'No lawyer-client relationship'],
  ])('shows date, contents and firm of the document %s', async (name, title, section) => {
    const { user, href } = await openScreen(`/docs/${name}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('November 1, 2026')).toHaveAttribute('datetime', '2026-11-01T00:00:00');
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    const main = within(screen.getByRole('main'));
    expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    );
    expect(await main.findByText(/Level 21, Hengyue Tower/)).toBeVisible();
    expect(main.getByRole('link', { name: 'contact@harcourt-lin.example' })).toBeVisible();
    await user.click(contents.getByRole('link', { name: section }));
    await waitFor(() => expect(href()).toMatch(/#\w+$/));
    await waitFor(() => expect(main.getByRole('region', { name: section })).toHaveFocus());
  });

  it('lists the stored language, firm details and message in the privacy notice', async () => {
    await openScreen('/docs/privacy');
    const table = await screen.findByRole('table');
    for (const entry of [
      'umi_locale',
      'lawfirm_firm_en_US',
      'lawfirm_firm_zh_CN',
      'lawfirm_message',
      'lawfirm_sent_messages',
    ]) {
      expect(within(table).getByText(entry)).toBeVisible();
    }
    // Also a language that the visitor did not choose.
    expect(within(table).getByText(/or that of your browser or of a link/)).toBeVisible();
  });

  it('links the terms of use and the privacy notice to each other', async () => {
    const { user } = await openScreen('/docs/terms');
    await user.click(await screen.findByRole('link', { name: 'privacy notice' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy notice' })).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'terms of use' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  });

  it('links to the third-party licenses from the terms of use, and states in Chinese that they are in English', async () => {
    await openScreen('/docs/terms');
    const link = await screen.findByRole('link', { name: 'third-party licenses' });
    expect(link).toHaveAttribute('href', '/licenses.txt');
    expect(link).toHaveAttribute('hreflang', 'en');
    act(() => setLocale('zh_CN', { reload: false }));
    expect(await screen.findByText(/（英文）。$/)).toHaveTextContent('第三方许可证（英文）');
  });

  it('shows an error when the address of the firm fails to load, renders the text, and retries', async () => {
    backend.injectFault({ path: '/user/portal-config', status: 404 });
    const { user } = await openScreen('/docs/privacy');
    const main = within(await screen.findByRole('main'));
    await main.findByText('Couldn’t load the firm’s address.');
    expect(main.getByRole('heading', { name: 'Your rights' })).toBeVisible();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByText(/Level 21, Hengyue Tower/)).toBeVisible();
  });

  it('shows the firm name and the date in Chinese after a language change', async () => {
    await openScreen('/docs/terms');
    await screen.findByRole('heading', { level: 1 });
    act(() => setLocale('zh_CN', { reload: false }));
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('2026年11月1日')).toBeVisible();
    expect(await main.findByText('衡联律师事务所')).toBeVisible();
  });

  it('shows "Page not found" for an unknown document', async () => {
    await openScreen('/docs/imprint');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });
});
