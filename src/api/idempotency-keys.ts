const KEY_BYTES = 16;

/** Returns a unique key. Does not use `randomUUID`, which is missing on a site without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Holds the idempotency keys of one user action, such as publishing a form, over all its retries. The same mutation
 * keeps its key until its outcome is known (D49); a different one gets another key.
 */
export class IdempotencyKeys {
  readonly #keys = new Map<string, string>();

  /** Returns the key of a mutation, which is identified by its whole content. */
  keyOf(mutation: string): string {
    const key = this.#keys.get(mutation) ?? newKey();
    this.#keys.set(mutation, key);
    return key;
  }

  /** Removes the key of a mutation whose outcome is known, so that the next one gets a new key. */
  settle(mutation: string): void {
    this.#keys.delete(mutation);
  }
}
