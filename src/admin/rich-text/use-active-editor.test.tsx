import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { startAdmin } from '../../../scripts/jest/backend';
import { findShortNewsItem, openItem, openNewItem } from '../../../scripts/jest/news-edit-screen';

startAdmin();

const activeEditorId = () =>
  screen.getByRole('toolbar', { name: 'Formatting' }).getAttribute('aria-controls');

it('a form shows the tools of its first editor, also after the second one was focused in another form', async () => {
  const { user, view } = await openItem(findShortNewsItem().no);
  expect(activeEditorId()).toBe('field-versions-en_US-content');
  await user.click(screen.getAllByRole('textbox', { name: 'Content' })[1] as HTMLElement);
  expect(activeEditorId()).toBe('field-versions-zh_CN-content');
  view.unmount();
  await openNewItem();
  expect(activeEditorId()).toBe('field-versions-en_US-content');
});

it('a form shows the tools of the next editor when its active one becomes an HTML view', async () => {
  const { user } = await openItem(findShortNewsItem().no);
  await user.click(screen.getAllByRole('textbox', { name: 'Content' })[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Edit HTML source' }));
  expect(activeEditorId()).toBe('field-versions-zh_CN-content');
});
