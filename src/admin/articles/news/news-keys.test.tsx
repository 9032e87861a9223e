import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { backend } from '../../../../scripts/jest/backend';
import { readDraft } from '../../../../scripts/jest/drafts';
import {
  openItem,
  plainItem,
  startNewsBackend,
  title,
  write,
  mutations,
} from '../../../../scripts/jest/news-edit-screen';

startNewsBackend();

describe('keyboard shortcuts of the news edit form', () => {
  it('Ctrl+S saves the draft at once and confirms it, or reports that nothing has changed', async () => {
    const item = plainItem();
    const key = { user: 'admin', item: `news/${item.no}` };
    const { user } = await openItem(item.no);
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('No changes to save.')).toBeVisible();
    // Without a pause: the delay before a draft is saved has not passed.
    fireEvent.change(title('en_US'), { target: { value: 'Kept by a key' } });
    await write('zh_CN', '补充');
    await user.keyboard('{Meta>}s{/Meta}');
    expect(await screen.findByText('The draft is saved in this browser.')).toBeVisible();
    expect(screen.getByText(/^Draft saved \d/)).toBeVisible();
    const { en_US, zh_CN } = await readDraft(key);
    expect(en_US?.changes).toEqual([expect.objectContaining({ value: 'Kept by a key' })]);
    expect(zh_CN?.changes).toEqual([
      expect.objectContaining({ value: expect.stringContaining('补充') }),
    ]);
    expect(mutations()).toHaveLength(0);
  });

  it('Ctrl+Enter publishes once, also from within the editor', async () => {
    const item = plainItem();
    const { user } = await openItem(item.no);
    await user.type(title('en_US'), ' by a key');
    const respond = backend.hold({ method: 'PUT', path: '/admin/latest-news' });
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    respond();
    expect(await screen.findByText('Published.')).toBeVisible();
    expect(mutations().map(({ method }) => method)).toEqual(['PUT']);
    expect(backend.db.news.get(item.id)?.title).toBe(`${item.title} by a key`);
  });

  it('Ctrl+Enter does not publish over a draft that was neither restored nor discarded', async () => {
    const item = plainItem();
    const first = await openItem(item.no);
    await first.user.type(title('en_US'), ' kept');
    await first.user.keyboard('{Control>}s{/Control}');
    await screen.findByText('The draft is saved in this browser.');
    first.view.unmount();
    const { user } = await openItem(item.no);
    await screen.findByRole('button', { name: 'Restore' });
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
    expect(mutations()).toHaveLength(0);
  });

  it('"?" opens the list of shortcuts, and is typed as a character in a text field', async () => {
    const { user } = await openItem(plainItem().no);
    await user.clear(title('en_US'));
    await user.type(title('en_US'), 'Why?');
    expect(title('en_US')).toHaveValue('Why?');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: '?' });
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(list).getByText('Ctrl+S')).toBeVisible();
    expect(within(list).getByText('Ctrl+Enter')).toBeVisible();
    expect(within(list).getByText('Alt+Page Up')).toBeVisible();
    expect(within(list).getByText('Alt+Page Down')).toBeVisible();
    // A dialog has shortcuts of its own.
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(mutations()).toHaveLength(0);
    await user.click(within(list).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+Enter Meta+Enter',
    );
  });
});

describe('layout of the languages in the news edit form', () => {
  it('switches between side by side and one at full width, remembers the choice and keeps the typed text', async () => {
    const item = plainItem();
    const { user, view } = await openItem(item.no);
    expect(title('zh_CN')).toBeVisible();
    await user.type(title('en_US'), ' typed');
    await user.click(screen.getByRole('radio', { name: 'Single language' }));
    expect(title('en_US')).toHaveValue(`${item.title} typed`);
    expect(title('zh_CN')).not.toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Chinese/ }));
    expect(title('zh_CN')).toBeVisible();
    expect(title('en_US')).not.toBeVisible();
    await user.click(screen.getByRole('tab', { name: /English/ }));
    await user.type(title('en_US'), '{Backspace>6/}');
    view.unmount();

    const secondView = await openItem(item.no);
    await waitFor(() => expect(title('zh_CN')).not.toBeVisible());
    await secondView.user.click(screen.getByRole('radio', { name: 'Side by side' }));
    expect(title('zh_CN')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
