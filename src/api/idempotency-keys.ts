const KEY_BYTES = 16;

/** A key that no other write has. Not `randomUUID`, which a site without TLS lacks. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One action of a person, such as publishing a form, however often it is tried: give it with each write. The very same
 * write has the same key until it is known whether it was carried out (D49); what says something else has another.
 */
export class IdempotencyKeys {
  readonly #keys = new Map<string, string>();

  /** The key of a write, which is told apart by all that it says. */
  keyOf(write: string): string {
    const key = this.#keys.get(write) ?? newKey();
    this.#keys.set(write, key);
    return key;
  }

  /** Told that a write has been answered for certain: the next one like it is another. */
  settle(write: string): void {
    this.#keys.delete(write);
  }
}
