import type { components } from '../../src/api/schema.gen';
import type { Handlers } from '../call';
import type { NewsRecord } from '../db/news';
import { invalidFieldRejection } from '../rejection';
import { createArticleHandlers } from './articles';
import { requireCatalogueId, catalogueMatcher } from './catalogue-filter';

const news = createArticleHandlers<NewsRecord, components['schemas']['NewsItemInput']>({
  table: (store) => store.news,
  specificFieldsOf(call, input, previous) {
    const isLink = input.isLink ?? previous?.isLink ?? 0;
    const contentUrl = input.contentUrl ?? previous?.contentUrl ?? '';
    if (isLink === 1 && !contentUrl) throw invalidFieldRejection('contentUrl', 'required');
    return {
      cataId: requireCatalogueId(call, input, 0),
      contentUrl,
      isLink,
      note: input.note ?? previous?.note ?? '',
    };
  },
});

/** Handles news items: with their own content or a link to another site (D25). */
export const newsHandlers = {
  listAdminNews: (call) => news.list(call),
  createNews: (call) => news.create(call),
  updateNews: (call) => news.update(call),
  deleteNews: (call) => news.remove(call),
  pinNews: (call) => news.setTop(call, 1),
  unpinNews: (call) => news.setTop(call, 0),
  listNews: (call) => news.listPublic(call, catalogueMatcher(call, call.query.cataId)),
  getNews: (call) => news.get(call),
} satisfies Partial<Handlers>;
