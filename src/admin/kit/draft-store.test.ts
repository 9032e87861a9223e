/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { readDraft, removeDraft, writeDraft } from './draft-store';

const key = { user: 'wang', item: 'news/news-1' };
const title = (value: string) => [{ name: 'title', base: '', value }];

test('gives back what was kept, to the same user and item alone', async () => {
  await writeDraft(key, { en_US: title('One') });
  expect((await readDraft(key)).en_US?.changes).toEqual(title('One'));
  expect(await readDraft({ ...key, user: 'chen' })).toEqual({});
  expect(await readDraft({ ...key, item: 'news/new' })).toEqual({});
});

test('keeps languages apart: a tab that writes one leaves the others', async () => {
  await writeDraft(key, { en_US: title('One'), zh_CN: title('一') });
  await writeDraft(key, { en_US: title('Two') });
  const draft = await readDraft(key);
  expect(draft.en_US?.changes).toEqual(title('Two'));
  expect(draft.zh_CN?.changes).toEqual(title('一'));
});

test('forgets parts without changes, and all of it when told to', async () => {
  await writeDraft(key, { en_US: title('One'), zh_CN: title('一') });
  await writeDraft(key, { en_US: [] });
  expect(Object.keys(await readDraft(key))).toEqual(['zh_CN']);
  await removeDraft(key);
  expect(await readDraft(key)).toEqual({});
});
