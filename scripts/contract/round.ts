import type { Ledger } from './ledger';
import { sameId, type Id, type LiveBackend } from './live-backend';
import { PLACES } from './places';
import type { OwnItems, OwnKind } from './own-items';

/** What a round of writes works with. */
export interface Round {
  backend: LiveBackend;
  ledger: Ledger;
  own: OwnItems;
  /** The account's own, where it is known. */
  password: string | undefined;
}

/** Sets `top` of an item by its id and takes it away again, and looks for it each time (D23). */
export async function pinById(
  { backend, ledger, own }: Round,
  kind: OwnKind,
  call: 'setBannerTop' | 'setLawyerTop',
  id: Id,
): Promise<void> {
  for (const top of [1, 0]) {
    const { name, ok } = await backend.call(call, { path: { id, top } });
    const after = (await own.find(kind)).find((row) => sameId(row.id, id));
    ledger.hold('D23', ok && Number(after?.top) === top, '`top` is set by id', [
      `after ${name} \`top\` is ${String(after?.top)}`,
      `breaks: ${PLACES[call]} has no effect`,
    ]);
  }
}
