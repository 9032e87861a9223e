/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { applyChanges, changesBetween, languageOfField } from './changes';
import { compareTexts } from './compare-texts';

const published = {
  cover: '/a.webp',
  tags: ['one'],
  versions: { en_US: { title: 'Old', note: '' }, zh_CN: { title: '旧', note: '' } },
};

test('changesBetween returns the paths of the changed fields and compares a list as one field', () => {
  const typedValues = {
    ...published,
    tags: ['one', 'two'],
    versions: { ...published.versions, en_US: { title: 'New', note: '' } },
  };
  expect(changesBetween(published, typedValues)).toEqual([
    { name: 'tags', base: ['one'], value: ['one', 'two'] },
    { name: 'versions.en_US.title', base: 'Old', value: 'New' },
  ]);
  expect(changesBetween(published, structuredClone(published))).toEqual([]);
});

test('changesBetween compares the fields of a language that only the new values have', () => {
  const typedValues = {
    ...published,
    versions: { ...published.versions, fr_FR: { title: 'Neuf' } },
  };
  expect(changesBetween(published, typedValues)).toEqual([
    { name: 'versions.fr_FR.title', base: undefined, value: 'Neuf' },
  ]);
});

test('applyChanges changes the named fields of newer values and leaves the other fields', () => {
  const newerValues = { ...published, cover: '/b.webp' };
  const changes = [{ name: 'versions.en_US.title', base: 'Old', value: 'New' }];
  expect(applyChanges(newerValues, changes)).toEqual({
    ...newerValues,
    versions: { ...newerValues.versions, en_US: { title: 'New', note: '' } },
  });
  expect(newerValues.versions.en_US.title).toBe('Old');
});

test('languageOfField returns the language of a field', () => {
  expect(languageOfField('versions.zh_CN.title')).toBe('zh_CN');
  expect(languageOfField('cover')).toBe('');
});

test('compareTexts shortens two texts to the part that differs', () => {
  const longText = 'word '.repeat(40);
  const [oldExcerpt, newExcerpt] = compareTexts(
    `${longText}old${longText}`,
    `${longText}new${longText}`,
  );
  expect([oldExcerpt.differing, newExcerpt.differing]).toEqual(['old', 'new']);
  expect(oldExcerpt.before.length).toBeLessThanOrEqual(41);
  expect(oldExcerpt.after).toBe(newExcerpt.after);
});

test('compareTexts shows rare Chinese characters whole when they differ in their second code unit', () => {
  const [oldExcerpt, newExcerpt] = compareTexts('𠮷田', '𠮶田');
  expect([oldExcerpt.differing, newExcerpt.differing]).toEqual(['𠮷', '𠮶']);
  expect(oldExcerpt.before).toBe('');
});

test('compareTexts puts no character into two parts of an excerpt when one text only repeats a character once more', () => {
  const [shortExcerpt, longExcerpt] = compareTexts('aa', 'aaa');
  expect(shortExcerpt.differing).toBe('');
  expect(longExcerpt.before + longExcerpt.differing + longExcerpt.after).toBe('aaa');
});
