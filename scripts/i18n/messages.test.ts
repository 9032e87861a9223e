/** @jest-environment node */
import { expect, test } from '@jest/globals';
import {
  findDifferent,
  findNotShared,
  findTooLong,
  findWithoutContext,
  maxWidthOf,
  widthOf,
} from './messages';

test.each([
  ['Publish', 7],
  ['发布', 4],
  ['第 {place} 处', 6],
  ['Read the <0>privacy notice</0>', 23],
  ['{total, plural, one {# lawyer} other {# lawyers}}', 8],
  ['{total, plural, other {共 # 位律师}}', 10],
])('widthOf measures “%s” as %d columns wide', (message, width) =>
  expect(widthOf(message)).toBe(width),
);

test('maxWidthOf allows a short message to grow by a larger share than a sentence', () => {
  expect(maxWidthOf('Save')).toBe(16);
  expect(maxWidthOf('Professional fields')).toBe(38);
  expect(maxWidthOf('x'.repeat(100))).toBe(140);
});

test('findTooLong names a translation that is wider than the space of the English text', () => {
  const shortTranslation = {
    file: 'locales/de_DE/admin.po',
    english: 'Back',
    translation: 'Zurück',
  };
  const wideTranslation = { ...shortTranslation, translation: 'Zurück zur vorigen Übersicht' };
  expect(findTooLong([shortTranslation, wideTranslation])).toEqual([
    'locales/de_DE/admin.po: "Zurück zur vorigen Übersicht" is 28 wide; "Back" allows 16',
  ]);
});

test('findWithoutContext names short messages that several features use, except reviewed ones', () => {
  const use = (english: string, ...features: string[]) => ({
    english,
    files: features.map((feature) => `src/${feature}/screen.tsx`),
  });
  const uses = [
    use('Columns', 'admin/list', 'admin/rich-text'),
    use('Cancel', 'admin/list', 'admin/jobs'),
    use('Density', 'admin/list', 'admin/list'),
    use('Enter a name.', 'admin/names', 'admin/people'),
    use('Untitled', 'site/cards'),
    use('Untitled', 'admin/banners'),
  ];
  expect(findWithoutContext(uses, new Set(['Cancel']))).toEqual([
    '"Columns" is used without a context in admin/list, admin/rich-text',
    '"Untitled" is used without a context in admin/banners, site/cards',
  ]);
});

test('findNotShared names reviewed messages that fewer than two features use', () => {
  const uses = [
    { english: 'Cancel', files: ['src/admin/list/a.tsx', 'src/admin/jobs/b.tsx'] },
    { english: 'Yes', files: ['src/admin/list/a.tsx', 'src/admin/list/b.tsx'] },
  ];
  expect(findNotShared(uses, new Set(['Cancel', 'Yes', 'Gone']))).toEqual([
    '"Yes" is used in admin/list',
    '"Gone" is used in no feature',
  ]);
});

test('findDifferent names a message that two catalogs of one language translate differently', () => {
  const message = (file: string, translation: string) => ({
    file,
    english: 'Contact',
    translation,
  });
  expect(
    findDifferent([
      message('locales/zh_CN/messages.po', '联系我们'),
      message('locales/de_DE/messages.po', 'Kontakt'),
      message('locales/zh_CN/admin.po', '联系方式'),
      { ...message('locales/zh_CN/admin.po', '联系人'), context: 'of a list' },
    ]),
  ).toEqual([
    '"Contact" is "联系我们" in locales/zh_CN/messages.po, "联系方式" in locales/zh_CN/admin.po',
  ]);
});
