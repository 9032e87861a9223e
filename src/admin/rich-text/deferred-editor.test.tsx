import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import {
  EDIT_PATH,
  findMutations,
  findShortNewsItem,
  publishButton,
  readSentVersions,
  titleField,
} from '../../../scripts/jest/news-edit-screen';
import { openScreen } from '../../../scripts/jest/open-screen';

startAdmin();

/** The callbacks that wait until the browser is idle. */
let idleCallbacks: (() => void)[] = [];

beforeEach(() => {
  Object.assign(globalThis, {
    requestIdleCallback: (callback: () => void) => idleCallbacks.push(callback),
  });
});

afterEach(() => {
  idleCallbacks = [];
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

/** Runs the callbacks of one idle period. */
async function becomeIdle() {
  const callbacks = idleCallbacks;
  idleCallbacks = [];
  await act(async () => {
    for (const callback of callbacks) callback();
    await Promise.resolve();
  });
}

const contentFields = () => screen.getAllByRole('textbox', { name: 'Content' });
const editors = () =>
  contentFields().filter((text) => text.getAttribute('contenteditable') === 'true');

/** Opens an item in a browser that is not idle, and returns its stored texts. */
async function openWithoutIdle(no: string | number) {
  const view = await openScreen(`${EDIT_PATH}?no=${no}`);
  await waitFor(() => expect(contentFields()).toHaveLength(2));
  const texts = contentFields();
  return { ...view, texts };
}

describe('rich text field before the browser is idle', () => {
  it('shows the stored text with the role and name of the editor, and mounts one editor per idle period', async () => {
    const { texts } = await openWithoutIdle(findShortNewsItem().no);
    expect(texts[0]).toHaveTextContent(/\w/);
    expect(screen.queryByText('Loading the editor…')).not.toBeInTheDocument();
    expect(editors()).toHaveLength(0);
    await becomeIdle();
    await waitFor(() => expect(editors()).toHaveLength(1));
    await becomeIdle();
    await waitFor(() => expect(editors()).toHaveLength(2));
    expect(contentFields()[0]).toHaveTextContent(texts[0]?.textContent.trim().slice(0, 20) ?? '');
  });

  it('focuses the editor when the text or its label is clicked', async () => {
    const { user, texts } = await openWithoutIdle(findShortNewsItem().no);
    await user.click(texts[0] as HTMLElement);
    await waitFor(() => expect(editors()).toHaveLength(1));
    expect(editors()[0]).toHaveFocus();
    await user.click(screen.getAllByText('Content')[1] as HTMLElement);
    await waitFor(() => expect(editors()).toHaveLength(2));
    expect(editors()[1]).toHaveFocus();
  });

  it('publishes the stored text unchanged when no editor was mounted', async () => {
    const item = findShortNewsItem();
    const { user } = await openWithoutIdle(item.no);
    await user.type(titleField('en_US'), ' changed');
    await user.click(publishButton());
    await waitFor(() => expect(findMutations()).toHaveLength(1));
    expect(readSentVersions().find(({ lang }) => lang === 'en_US')?.content).toBe(item.content);
  });

  it('focuses the HTML view of a text that the editor would change', async () => {
    const item = findShortNewsItem();
    const content = 'a <iframe src="x"></iframe><p>b</p><plaintext>c';
    backend.db.news.update(item.id, { content });
    const { user, texts } = await openWithoutIdle(item.no);
    await user.click(texts[0] as HTMLElement);
    expect(await screen.findByDisplayValue(content)).toHaveFocus();
    expect(screen.getByText('HTML source')).toBeVisible();
  });
});

it('a rich text field focuses the HTML view and the editor when the user switches to them', async () => {
  const item = findShortNewsItem();
  const { user, texts } = await openWithoutIdle(item.no);
  await user.click(texts[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Edit HTML source' }));
  expect(await screen.findByDisplayValue(item.content)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back to editor' }));
  await waitFor(() => expect(editors()).toHaveLength(1));
  expect(editors()[0]).toHaveFocus();
});
