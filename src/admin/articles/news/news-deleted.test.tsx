import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { backend, startAdmin } from '../../../../scripts/jest/backend';
import { readDraft } from '../../../../scripts/jest/drafts';
import {
  EDIT_PATH,
  openItem,
  findShortNewsItem,
  publishButton,
  titleField,
  insertContent,
  findMutations,
} from '../../../../scripts/jest/news-edit-screen';
import { openScreen } from '../../../../scripts/jest/open-screen';
import { localeStore } from '@/i18n/locale-store';

startAdmin();

describe('edit form of a news item that somebody else has deleted', () => {
  const remove = (no: string) => {
    for (const { id } of backend.db.news.group(no)) backend.db.news.remove(id);
  };

  it('publishes the content of the form as one new item', async () => {
    const item = findShortNewsItem();
    const versionCount = backend.db.news.group(item.no).length;
    const { user, href } = await openItem(item.no);
    await user.type(titleField('en_US'), ' updated');
    remove(item.no);
    await user.click(publishButton());
    const summary = await screen.findByRole('alert', { name: 'Not published' });
    expect(summary).toHaveTextContent('This item was deleted after you opened it.');
    expect(findMutations().map(({ method }) => method)).toEqual(['PUT']);
    const respond = backend.hold({ method: 'POST', path: '/admin/latest-news' });
    const publishAsNewButton = within(summary).getByRole('button', {
      name: 'Publish as a new item',
    });
    fireEvent.click(publishAsNewButton);
    fireEvent.click(publishAsNewButton);
    respond();
    await waitFor(() => expect(href()).not.toContain(item.no));
    expect(await screen.findByText('Published.')).toBeVisible();
    expect(findMutations().map(({ method }) => method)).toEqual(['PUT', 'POST']);
    const storedVersion = backend.db.news
      .all()
      .find((version) => version.title === `${item.title} updated`)!;
    expect(backend.db.news.group(storedVersion.no)).toHaveLength(versionCount);
    expect(storedVersion).toMatchObject({ content: item.content, cataId: item.cataId });
    expect(href()).toBe(`${EDIT_PATH}?no=${storedVersion.no}`);
    await waitFor(async () =>
      expect(await readDraft({ user: 'admin', item: `news/${item.no}` })).toEqual({}),
    );
  });

  it('shows the saved draft of the deleted item until it is discarded', async () => {
    const item = findShortNewsItem();
    const key = { user: 'admin', item: `news/${item.no}` };
    const { user, view } = await openItem(item.no);
    await user.type(titleField('en_US'), ' kept');
    await insertContent('zh_CN', '补充一段');
    await waitFor(async () => expect(await readDraft(key)).toHaveProperty('zh_CN'));
    await user.click(screen.getByRole('link', { name: 'Back to list' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    view.unmount();
    remove(item.no);
    localeStore.locale = 'zh_CN';
    const secondView = await openScreen(`${EDIT_PATH}?no=${item.no}`);
    expect(await screen.findByText(/^草稿保存于/)).toBeVisible();
    expect(screen.getByText(`${item.title} kept`)).toBeVisible();
    expect(await screen.findByText(/^补充一段/)).toBeVisible();
    expect(screen.getByText(/：标题$/)).toBeVisible();
    expect(screen.getByText(/：正文$/)).toBeVisible();
    await secondView.user.click(screen.getByRole('button', { name: '放弃草稿' }));
    await waitFor(() => expect(screen.getByText('草稿已放弃。')).toHaveFocus());
    expect(await readDraft(key)).toEqual({});
  });
});
