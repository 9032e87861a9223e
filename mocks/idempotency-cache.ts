import type { StoredResponse } from './db/stored-responses';
import type { Table } from './db/table';
import { readable } from './request-log';

/** The stored response to a request. */
export type CachedResponse = Pick<StoredResponse, 'status' | 'body'>;

interface Write {
  request: Request;
  /** The idempotency key; null when the request has none. */
  key: string | null;
  /** The id of the account that sends the request; undefined for visitors. */
  account: number | undefined;
  answers: Table<StoredResponse>;
  carryOut: () => Promise<CachedResponse>;
  /** Rejects the request, because its key belongs to another mutation. */
  refuse: () => CachedResponse;
}

/** Processes each mutation once, however often it is sent with its `Idempotency-Key` (D49). */
export class IdempotencyCache {
  readonly #underWay = new Map<string, Promise<unknown>>();

  /** Returns the response to a mutation, or the earlier one under its key. */
  async once({ key, ...write }: Write): Promise<CachedResponse> {
    if (key === null) return write.carryOut();
    // A retry waits for the pending request with the same key.
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
    // A 5xx or 401 response does not show whether the mutation was stored.
    const isAnswer = carried.status < 500 && carried.status !== 401;
    if (isAnswer) answers.put({ id: key, asked, ...carried });
    return carried;
  }
}
