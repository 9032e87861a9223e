import { expect, jest, test } from '@jest/globals';
import { settings } from '@/lib/settings';
import { insertPicture } from './insert-picture';
import { prepareForEditor } from './prepare-for-editor';
import { makeQuill } from './quill-setup';
import { toStoredHtml } from './stored-html';

const FIGURE =
  '<figure><img src="/a.webp" alt="A court"><figcaption>The court</figcaption></figure>';

test.each([
  [
    'alone in its line',
    '<p>Before</p><p><img src="/a.webp"></p><p>After</p>',
    '<p>Before</p>',
    '<p>After</p>',
  ],
  [
    'within a line',
    '<p>Before <img src="/a.webp"> end</p><p>After</p>',
    '<p>Before  end</p>',
    '<p>After</p>',
  ],
  ['at the end of the text', '<p>Before <img src="/a.webp"></p>', '<p>Before </p>', ''],
])(
  'insertPicture adds a caption to a picture %s, and one undo restores it without a caption',
  async (_, html, before, after) => {
    const quill = makeQuill(document.createElement('div'), prepareForEditor(html).editorHtml);
    const text = () => toStoredHtml(quill.root.innerHTML);
    const index = 'Before '.length;
    const existingPicture = { url: '/a.webp', alt: undefined, caption: '' };
    await insertPicture(
      quill,
      { type: 'picture', index, existingPicture },
      { url: '/a.webp', alt: 'A court', caption: 'The court' },
    );
    expect(text()).toBe(before + FIGURE + after);
    quill.history.undo();
    expect(text()).toBe(html);
  },
);

test('insertPicture reads the size of a picture with a relative address from the origin of uploaded files (D16)', async () => {
  const loadedPicture = document.createElement('img');
  Object.assign(loadedPicture, { decode: () => Promise.resolve() });
  Object.defineProperties(loadedPicture, {
    naturalWidth: { value: 640 },
    naturalHeight: { value: 360 },
  });
  const imageConstructor = jest.spyOn(globalThis, 'Image').mockReturnValue(loadedPicture);
  settings.fileOrigin = 'https://files.example';
  try {
    const quill = makeQuill(document.createElement('div'), '');
    const picture = { url: '/a.webp', alt: '', caption: '' };
    await insertPicture(quill, { type: 'picture', index: 0 }, picture);
    expect(loadedPicture.src).toBe('https://files.example/a.webp');
    expect(toStoredHtml(quill.root.innerHTML)).toBe(
      '<p><img src="/a.webp" alt="" width="640" height="360"></p>',
    );
  } finally {
    delete settings.fileOrigin;
    imageConstructor.mockRestore();
  }
});
