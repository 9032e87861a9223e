import { expect, it } from '@jest/globals';
import type { Catalogue } from '@/api/catalogues';
import { flattenCatalogues } from '@/api/flatten-catalogues';
import { catalogueNameOf } from './catalogue-tree';
import { listQuery, parseListSearch } from './list-search';

const createCatalogue = (id: number, childrenList: Catalogue[] = []): Catalogue => ({
  id,
  name: `Catalogue ${id}`,
  no: String(id),
  lang: 'en_US',
  childrenList,
});

it('flattenCatalogues lists catalogues of every depth, and catalogueNameOf finds them by a numeric or string id, but none for null', () => {
  const tree = [createCatalogue(1, [createCatalogue(2, [createCatalogue(3)])])];
  expect(flattenCatalogues(tree).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(catalogueNameOf(tree, 3)).toBe('Catalogue 3');
  expect(catalogueNameOf(tree, '3')).toBe('Catalogue 3');
  expect(catalogueNameOf(tree, null)).toBeUndefined();
});

it('flattenCatalogues terminates for a cyclic tree', () => {
  const cyclicCatalogue = createCatalogue(1);
  cyclicCatalogue.childrenList = [cyclicCatalogue];
  expect(flattenCatalogues([cyclicCatalogue]).length).toBeLessThan(20);
});

it.each([
  [
    { page: '3', cataId: '7' },
    { page: 3, cataId: '7' },
  ],
  [{ page: '1' }, { page: undefined }],
  [{ page: '-2', cataId: ' ' }, {}],
  [{ page: 'x', cataId: 4 }, {}],
])('parseListSearch parses the search parameters %j as %j', (search, expected) =>
  expect(parseListSearch(search)).toEqual(expected),
);

it('listQuery requests the first page when the URL has no page', () => {
  expect(listQuery({})).toEqual({ cataId: undefined, page: 1, pageSize: 10 });
});
