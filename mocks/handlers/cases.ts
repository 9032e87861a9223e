import type { components } from '../../src/api/schema.gen';
import type { Handlers } from '../call';
import type { CaseRecord } from '../db/cases';
import { createArticleHandlers } from './articles';
import { requireCatalogueId, catalogueMatcher } from './catalogue-filter';

const cases = createArticleHandlers<CaseRecord, components['schemas']['CaseAnalysisInput']>({
  table: (store) => store.cases,
  specificFieldsOf: (call, input, previous) => ({
    cataId: requireCatalogueId(call, input, 1),
    contentUrl: input.contentUrl ?? previous?.contentUrl ?? '',
  }),
});

/** Handles case analyses (§7 Admin content, Public). */
export const caseHandlers = {
  listAdminCases: (call) => cases.list(call),
  createCase: (call) => cases.create(call),
  updateCase: (call) => cases.update(call),
  deleteCase: (call) => cases.remove(call),
  pinCase: (call) => cases.setTop(call, 1),
  unpinCase: (call) => cases.setTop(call, 0),
  listCases: (call) => cases.listPublic(call, catalogueMatcher(call, call.query.cataId)),
  getCase: (call) => cases.get(call),
} satisfies Partial<Handlers>;
