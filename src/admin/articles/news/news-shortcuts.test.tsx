import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { backend, startAdmin } from '../../../../scripts/jest/backend';
import { readDraft } from '../../../../scripts/jest/drafts';
import {
  openItem,
  findShortNewsItem,
  titleField,
  insertContent,
  findMutations,
} from '../../../../scripts/jest/news-edit-screen';

startAdmin();

describe('keyboard shortcuts of the news edit form', () => {
  it('⌘S saves the draft at once and confirms it, and Ctrl+S reports that nothing has changed', async () => {
    const item = findShortNewsItem();
    const key = { user: 'admin', item: `news/${item.no}` };
    const { user } = await openItem(item.no);
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('No changes to save.')).toBeVisible();
    // Without a pause: the delay before a draft is saved has not passed.
    fireEvent.change(titleField('en_US'), { target: { value: 'Kept by a key' } });
    await insertContent('zh_CN', '补充');
    await user.keyboard('{Meta>}s{/Meta}');
    expect(await screen.findByText('The draft is saved in this browser.')).toBeVisible();
    expect(screen.getByText(/^Draft saved \d/)).toBeVisible();
    const { en_US, zh_CN } = await readDraft(key);
    expect(en_US?.changes).toEqual([expect.objectContaining({ value: 'Kept by a key' })]);
    expect(zh_CN?.changes).toEqual([
      expect.objectContaining({ value: expect.stringContaining('补充') }),
    ]);
    expect(findMutations()).toHaveLength(0);
  });

  it('Ctrl+Enter in a field publishes once', async () => {
    const item = findShortNewsItem();
    const { user } = await openItem(item.no);
    await user.type(titleField('en_US'), ' by a key');
    const respond = backend.hold({ method: 'PUT', path: '/admin/latest-news' });
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    respond();
    expect(await screen.findByText('Published.')).toBeVisible();
    expect(findMutations().map(({ method }) => method)).toEqual(['PUT']);
    expect(backend.db.news.get(item.id)?.title).toBe(`${item.title} by a key`);
  });

  it('the end of a long text is saved in the draft when the tab is closed while it is typed', async () => {
    const item = findShortNewsItem();
    await openItem(item.no);
    await insertContent('en_US', `${'A long text. '.repeat(700)}Its end.`);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    // Without a pause: neither the delay of the text nor that of the draft has passed.
    const { en_US } = await readDraft({ user: 'admin', item: `news/${item.no}` });
    expect(en_US?.changes).toEqual([
      expect.objectContaining({ value: expect.stringMatching(/A long text\..*Its end\./s) }),
    ]);
  });

  it('Ctrl+Enter does not publish over a draft that was neither restored nor discarded', async () => {
    const item = findShortNewsItem();
    const firstView = await openItem(item.no);
    await firstView.user.type(titleField('en_US'), ' kept');
    await firstView.user.keyboard('{Control>}s{/Control}');
    await screen.findByText('The draft is saved in this browser.');
    firstView.view.unmount();
    const { user } = await openItem(item.no);
    await screen.findByRole('button', { name: 'Restore' });
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
    expect(findMutations()).toHaveLength(0);
  });

  it('"?" opens the list of shortcuts, and is typed as a character in a text field', async () => {
    const { user } = await openItem(findShortNewsItem().no);
    await user.clear(titleField('en_US'));
    await user.type(titleField('en_US'), 'Why?');
    expect(titleField('en_US')).toHaveValue('Why?');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: '?' });
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Ctrl+S')).toBeVisible();
    expect(within(dialog).getByText('Ctrl+Enter')).toBeVisible();
    expect(within(dialog).getByText('Alt+Page Up')).toBeVisible();
    expect(within(dialog).getByText('Alt+Page Down')).toBeVisible();
    // The shortcuts of the form do nothing while a dialog is open.
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(findMutations()).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+Enter Meta+Enter',
    );
  });
});

describe('layout of the languages in the news edit form', () => {
  it('switches between two languages side by side and a single one, remembers the choice and keeps the typed text', async () => {
    const item = findShortNewsItem();
    const { user, view } = await openItem(item.no);
    expect(titleField('zh_CN')).toBeVisible();
    await user.type(titleField('en_US'), ' typed');
    await user.click(screen.getByRole('radio', { name: 'Single language' }));
    expect(titleField('en_US')).toHaveValue(`${item.title} typed`);
    expect(titleField('zh_CN')).not.toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Chinese/ }));
    expect(titleField('zh_CN')).toBeVisible();
    expect(titleField('en_US')).not.toBeVisible();
    await user.click(screen.getByRole('tab', { name: /English/ }));
    await user.type(titleField('en_US'), '{Backspace>6/}');
    view.unmount();

    const secondView = await openItem(item.no);
    await waitFor(() => expect(titleField('zh_CN')).not.toBeVisible());
    await secondView.user.click(screen.getByRole('radio', { name: 'Side by side' }));
    expect(titleField('zh_CN')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
