import type { components } from '../../src/api/schema.gen';
import type { Handlers } from '../call';
import type { ArticleRecord } from '../db/articles';
import { createArticleHandlers } from './articles';

const honors = createArticleHandlers<ArticleRecord, components['schemas']['LawFirmHonorInput']>({
  table: (store) => store.honors,
  specificFieldsOf: () => ({}),
});

/** Handles honors; visitors get all of them on one page (D39). */
export const honorHandlers = {
  listAdminHonors: (call) => honors.list(call),
  createHonor: (call) => honors.create(call),
  updateHonor: (call) => honors.update(call),
  deleteHonor: (call) => honors.remove(call),
  pinHonor: (call) => honors.setTop(call, 1),
  unpinHonor: (call) => honors.setTop(call, 0),
  listHonors: (call) => ({
    result: honors.listPublic({ ...call, query: { pageSize: Number.MAX_SAFE_INTEGER } }, () => true)
      .result,
  }),
  getHonor: (call) => honors.get(call),
} satisfies Partial<Handlers>;
