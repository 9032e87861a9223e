import { expect, test } from '@jest/globals';
import { readDraft, removeDraft, writeDraft } from './draft-store';

const key = { user: 'wang', item: 'news/news-1' };

test('gives back what was kept, to the same user and item alone', async () => {
  await writeDraft(key, { title: 'One' });
  expect((await readDraft(key))?.values).toEqual({ title: 'One' });
  expect(await readDraft({ ...key, user: 'chen' })).toBeUndefined();
  expect(await readDraft({ ...key, item: 'news/new' })).toBeUndefined();
});

test('the latest draft replaces the one before', async () => {
  await writeDraft(key, { title: 'One' });
  const { at } = await writeDraft(key, { title: 'Two' });
  expect(await readDraft(key)).toEqual({ values: { title: 'Two' }, at });
});

test('a removed draft is gone', async () => {
  await writeDraft(key, { title: 'One' });
  await removeDraft(key);
  expect(await readDraft(key)).toBeUndefined();
});
