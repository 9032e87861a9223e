import type { StoredResponse } from './db/stored-responses';
import type { Table } from './db/table';
import { readLoggedBody } from './request-log';

/** The part of a response that is stored, if the response is final. */
export type CachedResponse = Pick<StoredResponse, 'status' | 'body'>;

interface Mutation {
  request: Request;
  /** The idempotency key. */
  key: string;
  /** The id of the account that sends the request; undefined for visitors. */
  accountId: number | undefined;
  responses: Table<StoredResponse>;
  process: () => Promise<CachedResponse>;
  /** Rejects the request, because its key belongs to another mutation. */
  reject: () => CachedResponse;
}

/** Processes each mutation once, however often it is sent with its `Idempotency-Key`; again only after a 5xx or 401 response (D49). */
export class IdempotencyCache {
  readonly #pending = new Map<string, Promise<unknown>>();

  /** Returns the response to a mutation, or the earlier one under its key. */
  async respondOnce({ key, ...mutation }: Mutation): Promise<CachedResponse> {
    // A retry waits for the pending request with the same key, also when that request fails.
    const previousResponse = this.#pending.get(key) ?? Promise.resolve();
    const process = () => this.#processOnce(key, mutation);
    const pendingResponse = previousResponse.then(process, process);
    this.#pending.set(key, pendingResponse);
    try {
      return await pendingResponse;
    } finally {
      if (this.#pending.get(key) === pendingResponse) this.#pending.delete(key);
    }
  }

  async #processOnce(key: string, mutation: Omit<Mutation, 'key'>): Promise<CachedResponse> {
    const { request, accountId, responses, process, reject } = mutation;
    const body = JSON.stringify(await readLoggedBody(request.clone()));
    const fingerprint = `${accountId} ${request.method} ${request.url} ${body}`;
    const storedResponse = responses.get(key);
    if (storedResponse)
      return storedResponse.fingerprint === fingerprint ? storedResponse : reject();
    const response = await process();
    // After a 5xx or 401 response, the mutation may not be stored: a retry is processed.
    const isFinal = response.status < 500 && response.status !== 401;
    if (isFinal) responses.put({ id: key, fingerprint, ...response });
    return response;
  }
}
