import type { StoredResponse } from './db/stored-responses';
import type { Table } from './db/table';
import { readable } from './request-log';

/** What came of a request. */
export type CachedResponse = Pick<StoredResponse, 'status' | 'body'>;

interface Write {
  request: Request;
  /** Null where it carries none. */
  key: string | null;
  /** Id of the account that sends it; undefined for visitors. */
  account: number | undefined;
  answers: Table<StoredResponse>;
  carryOut: () => Promise<CachedResponse>;
  /** Refuses it, since its key is that of another write. */
  refuse: () => CachedResponse;
}

/** Carries each write out once, however often it comes with its `Idempotency-Key` (D49). */
export class IdempotencyCache {
  readonly #underWay = new Map<string, Promise<unknown>>();

  /** What came of a write, now or earlier under this key. */
  async once({ key, ...write }: Write): Promise<CachedResponse> {
    if (key === null) return write.carryOut();
    // What comes a second time while the first is under way waits for its answer.
    await this.#underWay.get(key);
    const work = this.#onceKnown(key, write);
    this.#underWay.set(key, work);
    try {
      return await work;
    } finally {
      this.#underWay.delete(key);
    }
  }

  async #onceKnown(key: string, write: Omit<Write, 'key'>): Promise<CachedResponse> {
    const { request, account, answers, carryOut, refuse } = write;
    const body = JSON.stringify(await readable(request.clone()));
    const asked = `${account} ${request.method} ${request.url} ${body}`;
    const known = answers.get(key);
    if (known) return known.asked === asked ? known : refuse();
    const carried = await carryOut();
    // Neither a failure nor the end of a session says what became of the write.
    const isAnswer = carried.status < 500 && carried.status !== 401;
    if (isAnswer) answers.put({ id: key, asked, ...carried });
    return carried;
  }
}
