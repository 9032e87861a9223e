const ID_BYTES = 16;

/** Returns a unique id. Does not use `randomUUID`, which is missing on a site without TLS. */
export function createUniqueId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Holds the idempotency keys of one user action, such as publishing a form, over all its retries. A mutation keeps its
 * key until its outcome is known (D49). `firstKey` is the key of the first mutation, if an earlier page may have sent
 * it.
 */
export class IdempotencyKeys {
  readonly #keys = new Map<string, string>();
  #firstKey: string | undefined;

  constructor(firstKey?: string) {
    this.#firstKey = firstKey;
  }

  /** Returns the key of a mutation, which its method, URL and body identify. */
  keyOf(mutation: string): string {
    const existingKey = this.#keys.get(mutation) ?? this.#firstKey;
    if (existingKey === this.#firstKey) this.#firstKey = undefined;
    const key = existingKey ?? createUniqueId();
    this.#keys.set(mutation, key);
    return key;
  }

  /** Removes the key of a mutation whose outcome is known, so that the next one gets a new key. */
  settle(mutation: string): void {
    this.#keys.delete(mutation);
  }
}
