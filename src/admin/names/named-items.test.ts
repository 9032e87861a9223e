/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Catalogue, CatalogueTrees } from '@/api/admin/catalogues';
import { allItems, buildTree, readSiblings, type NamedItem } from './named-items';

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

type Shape = string | [string, Shape[]];
const shapeOf = (items: readonly NamedItem[]): Shape[] =>
  items.map(({ no, children }) => (children.length > 0 ? [no, shapeOf(children)] : no));
const buildTreeOf = (trees: CatalogueTrees) => buildTree(readSiblings(trees, LANGUAGES), LANGUAGES);

describe('buildTree', () => {
  it('places an item that only another language has at its position in that language', () => {
    expect(
      shapeOf(buildTreeOf({ en_US: english('a', 'b'), zh_CN: chinese('first', 'a', 'x', 'b') })),
    ).toEqual(['first', 'a', 'x', 'b']);
  });

  it('records the languages in which an item has another parent', () => {
    const trees = {
      en_US: [catalogue('a', 'en_US', english('b')), catalogue('c', 'en_US')],
      zh_CN: [catalogue('a', 'zh_CN'), catalogue('c', 'zh_CN', chinese('b'))],
    };
    expect(shapeOf(buildTreeOf(trees))).toEqual([['a', ['b']], 'c']);
    expect(
      allItems(buildTreeOf(trees)).find(({ no }) => no === 'b')?.languagesWithOtherParent,
    ).toEqual(['zh_CN']);
  });

  it('returns every catalogue once though the response has cycles', () => {
    const cyclicCatalogue = catalogue('a', 'en_US', [catalogue('b', 'en_US', english('a', 'c'))]);
    const ownParent = { ...catalogue('d', 'en_US'), parentId: 'd-en_US' };
    const twoCatalogues = [
      { ...catalogue('e', 'en_US'), parentId: 'f-en_US' },
      { ...catalogue('f', 'en_US'), parentId: 'e-en_US' },
    ];
    const catalogueWithoutParent = { ...catalogue('g', 'en_US'), parentId: 'nowhere' };
    const tree = buildTreeOf({
      en_US: [cyclicCatalogue, ownParent, ...twoCatalogues, catalogueWithoutParent],
    });
    expect(
      allItems(tree)
        .map(({ no }) => no)
        .sort(),
    ).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(tree.map(({ no }) => no)).toEqual(expect.arrayContaining(['a', 'd', 'g']));
  });

  it('keeps catalogues with an empty number apart by their ids', () => {
    const [first, second] = ['a', 'b'].map((no) => ({ ...catalogue(no, 'en_US'), no: '' }));
    expect(shapeOf(buildTreeOf({ en_US: [first!, second!] }))).toEqual(['a-en_US', 'b-en_US']);
  });

  it('reads a flat response by parentId', () => {
    const flat = [catalogue('a', 'en_US'), { ...catalogue('b', 'en_US'), parentId: 'a-en_US' }];
    expect(shapeOf(buildTreeOf({ en_US: flat }))).toEqual([['a', ['b']]]);
  });
});
