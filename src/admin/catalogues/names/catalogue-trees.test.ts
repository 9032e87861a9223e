import { expect, test } from '@jest/globals';
import type { Catalogue } from '@/api/admin/catalogues';
import { findCatalogueVersion, findCatalogueNo } from './catalogue-trees';

const catalogue = (
  id: number,
  no: string,
  lang: string,
  childrenList: Catalogue[] = [],
): Catalogue => ({
  id,
  no,
  lang,
  name: `${no} ${lang}`,
  childrenList,
});

const trees = {
  en_US: [
    catalogue(1, 'firm', 'en_US', [catalogue(3, 'events', 'en_US')]),
    catalogue(5, 'press', 'en_US'),
  ],
  zh_CN: [
    catalogue(2, 'firm', 'zh_CN', [
      catalogue(4, 'events', 'zh_CN'),
      catalogue(6, 'local', 'zh_CN'),
    ]),
  ],
};

test('findCatalogueNo finds a catalogue by its id in the given language, whether the id is a number or a string', () => {
  expect(findCatalogueNo(trees, 'zh_CN', '4')).toBe('events');
  expect(findCatalogueNo(trees, 'zh_CN', 4)).toBe('events');
  expect(findCatalogueNo(trees, 'en_US', 4)).toBeUndefined();
  expect(findCatalogueNo(trees, 'fr_FR', 4)).toBeUndefined();
  expect(findCatalogueNo(trees, 'en_US', null)).toBeUndefined();
});

test("findCatalogueVersion returns each language's own version", () => {
  expect(findCatalogueVersion(trees, 'en_US', 'events')?.id).toBe(3);
  expect(findCatalogueVersion(trees, 'zh_CN', 'events')?.id).toBe(4);
  expect(findCatalogueVersion(trees, 'zh_CN', 'press')).toBeUndefined();
});

test('catalogues with an empty number are kept apart by their ids', () => {
  const unnumberedTrees = { en_US: [catalogue(7, '', 'en_US'), catalogue(8, '', 'en_US')] };
  const no = findCatalogueNo(unnumberedTrees, 'en_US', 8);
  expect(no).toBe('8');
  expect(findCatalogueVersion(unnumberedTrees, 'en_US', no!)?.id).toBe(8);
});
