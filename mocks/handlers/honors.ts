import type { components } from '../../src/api/schema.gen';
import type { Handlers } from '../call';
import type { HonorRecord } from '../db/honors';
import { articleOperations } from './articles';

const honors = articleOperations<HonorRecord, components['schemas']['LawFirmHonourInput']>({
  table: (store) => store.honors,
  ownFields: () => ({}),
});

/** Honours; visitors get all of them at once (D39). */
export const honorHandlers = {
  listAdminHonours: (call) => honors.list(call),
  createHonour: (call) => honors.create(call),
  updateHonour: (call) => honors.update(call),
  deleteHonour: (call) => honors.remove(call),
  pinHonour: (call) => honors.setTop(call, 1),
  unpinHonour: (call) => honors.setTop(call, 0),
  listHonours: (call) => ({
    result: honors.listPublic({ ...call, query: { pageSize: Number.MAX_SAFE_INTEGER } }, () => true)
      .result,
  }),
  getHonour: (call) => honors.get(call),
} satisfies Partial<Handlers>;
