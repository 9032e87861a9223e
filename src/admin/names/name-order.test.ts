/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Catalogue } from '@/api/admin/catalogues';
import { reorderOf } from '@/admin/reorder/reorder';
import { movesFor } from '@/admin/reorder/sibling-orders';
import { ordersOf, positionIn, siblingsAfter } from './name-order';
import { readSiblings, type SiblingsByLanguage } from './named-items';

const LANGUAGES = ['en_US', 'zh_CN'];

const catalogue = (no: string, lang: string, childrenList: Catalogue[] = []): Catalogue => ({
  id: `${no}-${lang}`,
  no,
  lang,
  name: no,
  childrenList,
});
const english = (...numbers: string[]) => numbers.map((no) => catalogue(no, 'en_US'));
const chinese = (...numbers: string[]) => numbers.map((no) => catalogue(no, 'zh_CN'));

describe('movesFor and siblingsAfter (D27)', () => {
  const siblingsByLanguage = readSiblings(
    { en_US: english('a', 'b', 'c', 'd'), zh_CN: chinese('a', 'x', 'c', 'd') },
    LANGUAGES,
  );
  const orderIn = (siblings: SiblingsByLanguage, lang: string) =>
    siblings[lang]?.get('')?.map(({ no }) => no) ?? [];

  it('moves an item up step by step in every language, with the later item as source', () => {
    const reorder = reorderOf(['a', 'b', 'x', 'c', 'd'], 3, 0)!;
    expect(movesFor(ordersOf(siblingsByLanguage), reorder)).toEqual([
      { sourceId: 'c-en_US', targetId: 'b-en_US' },
      { sourceId: 'c-en_US', targetId: 'a-en_US' },
      { sourceId: 'c-zh_CN', targetId: 'x-zh_CN' },
      { sourceId: 'c-zh_CN', targetId: 'a-zh_CN' },
    ]);
    const siblingsAfterMove = siblingsAfter(siblingsByLanguage, reorder);
    expect(orderIn(siblingsAfterMove, 'en_US')).toEqual(['c', 'a', 'b', 'd']);
    expect(orderIn(siblingsAfterMove, 'zh_CN')).toEqual(['c', 'a', 'x', 'd']);
    expect(movesFor(ordersOf(siblingsAfterMove), reorder)).toEqual([]);
  });

  it('moves an item down by moving each item that it passes one step up', () => {
    const reorder = reorderOf(['a', 'b', 'x', 'c', 'd'], 0, 3)!;
    expect(movesFor(ordersOf(siblingsByLanguage), reorder)).toEqual([
      { sourceId: 'b-en_US', targetId: 'a-en_US' },
      { sourceId: 'c-en_US', targetId: 'a-en_US' },
      { sourceId: 'x-zh_CN', targetId: 'a-zh_CN' },
      { sourceId: 'c-zh_CN', targetId: 'a-zh_CN' },
    ]);
    expect(orderIn(siblingsAfter(siblingsByLanguage, reorder), 'en_US')).toEqual([
      'b',
      'c',
      'a',
      'd',
    ]);
  });

  it('returns no moves if no language has both items, and reorderOf nothing if the position is out of range', () => {
    expect(movesFor(ordersOf(siblingsByLanguage), reorderOf(['b', 'x'], 1, 0)!)).toEqual([]);
    expect(reorderOf(['a', 'b'], 0, -1)).toBeUndefined();
    expect(reorderOf(['a', 'b'], 1, 2)).toBeUndefined();
  });
});

describe('positionIn', () => {
  it("counts an item's position among its siblings of all languages", () => {
    const siblingsByLanguage = readSiblings(
      {
        en_US: [...english('a'), catalogue('b', 'en_US', english('c', 'd'))],
        zh_CN: chinese('x', 'a'),
      },
      LANGUAGES,
    );
    const positions = ['x', 'a', 'b', 'd'].map((no) =>
      positionIn(siblingsByLanguage, LANGUAGES, no),
    );
    expect(positions).toEqual([
      { position: 1, total: 3 },
      { position: 2, total: 3 },
      { position: 3, total: 3 },
      { position: 2, total: 2 },
    ]);
    expect(positionIn(siblingsByLanguage, LANGUAGES, 'missing')).toBeUndefined();
  });
});
