import type { components } from '../../src/api/schema.gen';
import { emptyResponse, type BaseCall, type Handlers } from '../call';
import { siblingsOf, subtreeIds, type CatalogueRecord } from '../db/catalogues';
import { nextPosition, moveUp } from '../db/order';
import { invalidFieldRejection, Rejection } from '../rejection';
import { planCreation, planUpdate, requireText } from './versions';

type CatalogueInput = components['schemas']['CatalogueInput'];

function treeOf(
  call: BaseCall,
  catalogue: Readonly<CatalogueRecord>,
): components['schemas']['Catalogue'] {
  const children = siblingsOf(call.store.catalogues, { ...catalogue, parentId: catalogue.id });
  return { ...catalogue, childrenList: children.map((child) => treeOf(call, child)) };
}

/** Returns the catalogue trees of one language and of one type or both. */
function treesOf(call: BaseCall, type: 0 | 1 | undefined, lang: string) {
  const types = type === undefined ? ([0, 1] as const) : [type];
  return types
    .flatMap((catalogueType) =>
      siblingsOf(call.store.catalogues, { type: catalogueType, lang, parentId: null }),
    )
    .map((catalogue) => treeOf(call, catalogue));
}

/** Returns the stored id of the parent, null without one. Rejects a parent of another type or language, and `self` and its descendants (D21). */
function requireParentId(
  call: BaseCall,
  input: CatalogueInput,
  self: CatalogueRecord | null,
): number | null {
  if (input.parentId === null || input.parentId === undefined) return null;
  const parent = call.store.catalogues.get(input.parentId);
  if (parent?.type !== input.type || parent.lang !== input.lang) {
    throw invalidFieldRejection('parentId', 'unknownReference');
  }
  if (self && subtreeIds(call.store.catalogues, self.id).has(parent.id)) {
    throw new Rejection(422, 'parentBelowItself');
  }
  return parent.id;
}

function validate(call: BaseCall, input: CatalogueInput, previous: CatalogueRecord | null): void {
  requireText('name', input.name);
  requireParentId(call, input, previous);
  if (previous && previous.type !== input.type) throw invalidFieldRejection('type');
}

function write(
  call: BaseCall,
  input: CatalogueInput,
  no: string,
  previous: CatalogueRecord | null,
): void {
  const { catalogues } = call.store;
  const { lang, type } = input;
  const parentId = requireParentId(call, input, previous);
  const isUnmoved = previous?.parentId === parentId && previous.lang === lang;
  catalogues.put({
    id: previous?.id ?? catalogues.nextId(),
    no,
    lang,
    type,
    parentId,
    name: requireText('name', input.name),
    sort: isUnmoved
      ? previous.sort
      : nextPosition(siblingsOf(catalogues, { type, lang, parentId })),
  });
}

/** Handles catalogues of news and cases (§7 Admin catalogue, Public). */
export const catalogueHandlers = {
  listAdminCatalogues: (call) => ({
    result: treesOf(call, call.query.type, call.query.lang ?? call.language),
  }),

  createCatalogue(call) {
    const { no, mutations } = planCreation(call, call.store.catalogues, call.body);
    for (const { input } of mutations) validate(call, input, null);
    for (const { input } of mutations) write(call, input, no, null);
    return emptyResponse;
  },

  updateCatalogue(call) {
    const { no, mutations } = planUpdate(call, call.store.catalogues, call.body);
    for (const { input, record } of mutations) validate(call, input, record);
    for (const { input, record } of mutations) write(call, input, no, record);
    return emptyResponse;
  },

  getCatalogue: (call) => ({ result: treeOf(call, call.store.catalogues.find(call.path.id)) }),

  /** Rejects the deletion with the reason while the catalogue is in use (D32). */
  deleteCatalogue(call) {
    const { catalogues, news, cases } = call.store;
    const { id, type } = call.store.catalogues.find(call.path.id);
    if (catalogues.all().some((catalogue) => catalogue.parentId === id)) {
      throw new Rejection(409, 'catalogueHasChildren');
    }
    const articles = type === 0 ? news.all() : cases.all();
    const count = articles.filter((article) => article.cataId === id).length;
    if (count > 0) throw new Rejection(409, 'catalogueHasArticles', { count });
    catalogues.remove(id);
    return emptyResponse;
  },

  /** Moves the catalogue in every language in which both have the same parent. */
  sortCatalogues(call) {
    const { catalogues } = call.store;
    const source = call.store.catalogues.find(call.body.sourceId);
    const target = call.store.catalogues.find(call.body.targetId);
    if (!siblingsOf(catalogues, target).includes(source)) throw new Rejection(422, 'notSiblings');
    for (const version of catalogues.group(source.no)) {
      const list = siblingsOf(catalogues, version);
      const targetIndex = list.findIndex(({ no }) => no === target.no);
      if (targetIndex < 0) continue;
      moveUp(
        catalogues,
        list.map((record) => [record]),
        list.indexOf(version),
        targetIndex,
      );
    }
    return emptyResponse;
  },

  listCatalogues: (call) => ({ result: treesOf(call, call.query.type, call.language) }),
} satisfies Partial<Handlers>;
