/* oxlint-disable typescript/no-non-null-assertion -- as in tests, a missing element fails the test */
import { expect } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Quill from 'quill';
import { backend } from './backend';
import { openScreen } from './open-screen';
import type { NewsItemInput } from '../../src/api/admin/news';

export const EDIT_PATH = '/admin/articles/news/edit';

/** Returns the requests that create, update or delete news. */
export const findMutations = () =>
  backend.requests.filter(
    ({ method, path }) => method !== 'GET' && path === '/api/admin/latest-news',
  );
/** Returns the versions that the last of these requests sent. */
export const readSentVersions = () => findMutations().at(-1)?.body as NewsItemInput[];
/** Returns a field by the end of its id. */
export const field = (id: string) => document.getElementById(`field-${id}`)!;
/** Returns the title field of a version. */
export const titleField = (lang: string) => field(`versions-${lang}-title`);
/** Returns the publish button. */
export const publishButton = () => screen.getByRole('button', { name: /^Publish/ });

/**
 * Returns the English version of a news item in both languages that has a text, not a link to another site. The rich editor
 * supports the text, which is short, since the editor parses all of it each time the form opens.
 */
export function findShortNewsItem() {
  return backend.db.news
    .all()
    .find(
      ({ no, lang, isLink, content }) =>
        lang === 'en_US' &&
        isLink === 0 &&
        backend.db.news.group(no).length === 2 &&
        content.length < 2_000 &&
        !/<(table|figure|hr)|id=/.test(content),
    )!;
}

/** Waits until the editors have replaced the stored texts. */
async function waitUntilEditable(): Promise<void> {
  await waitFor(() => {
    expect(document.querySelector('.ql-editor:not([contenteditable])')).not.toBeInTheDocument();
  });
}

/** Opens the edit form of an item and waits for its editors. */
export async function openItem(no: string | number, options: { width?: number } = {}) {
  const view = await openScreen(`${EDIT_PATH}?no=${no}`, options);
  await screen.findByRole('region', { name: 'Publishing' });
  await waitUntilEditable();
  return view;
}

/** Opens the form of a new news item. */
export async function openNewItem() {
  const view = await openScreen(EDIT_PATH);
  await waitFor(() => expect(field('versions-en_US-content')).not.toBeNull());
  await waitUntilEditable();
  return view;
}

export async function pickCatalogue(user: UserEvent, name: string) {
  await user.type(screen.getByRole('combobox', { name: /Catalogue/ }), name.slice(0, 5));
  await user.click((await screen.findAllByTitle(name))[0]!);
}

/** Writes into the rich editor through its API once it is loaded, since jsdom cannot type there. */
export async function insertContent(lang: string, text: string) {
  const findEditor = () => Quill.find(field(`versions-${lang}-content`).parentElement!);
  await waitFor(() => expect(findEditor()).not.toBeNull());
  const quill = findEditor() as Quill;
  await act(async () => {
    quill.insertText(0, text, 'user');
    await Promise.resolve();
  });
}
