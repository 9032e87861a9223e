import { titleKey, type ExistingItems } from './checked-row';
import type { SavedItem } from './imported-item';

/** A stored version with its title. */
interface StoredTitle {
  no: string | number;
  lang: string;
  title: string | null | undefined;
}

/** The title of the first version of an item, by which the item is found. */
export interface SentTitle {
  lang: string;
  title: string;
}

/**
 * Distinguishes the items that the rows of an import have created from those that existed before, to find the item of
 * a request without a response, also when several rows have the same title.
 */
export class CreatedItems {
  readonly #before: ReadonlySet<string>;
  /** The `no`s of created items. */
  readonly #created = new Set<string>();
  /** How many items of a title were created by responses that did not name them (D18). */
  readonly #unnamed = new Map<string, number>();

  constructor({ keys }: Pick<ExistingItems, 'keys'>) {
    this.#before = keys;
  }

  /** Records an item that was created. Returns it. */
  record({ lang, title }: SentTitle, item: SavedItem): SavedItem {
    const key = titleKey(lang, title);
    if (item.no === undefined) this.#unnamed.set(key, (this.#unnamed.get(key) ?? 0) + 1);
    else this.#created.add(item.no);
    return item;
  }

  /** Returns the item with this title among the stored ones that no other row has created. */
  find({ lang, title }: SentTitle, stored: readonly StoredTitle[]): SavedItem | undefined {
    const key = titleKey(lang, title);
    const own = this.#new(
      stored
        .filter((row) => titleKey(row.lang, row.title ?? '') === key)
        .map(({ no }) => String(no)),
    );
    const otherCount = this.#unnamed.get(key) ?? 0;
    if (own.length <= otherCount) return undefined;
    return this.record({ lang, title }, { no: otherCount === 0 ? own[0] : undefined });
  }

  /**
   * Returns a created item as the list has it, which names its `no`; undefined if the list lacks it. A list that was
   * not read to its end lacks nothing.
   */
  locate({ lang, title }: SentTitle, item: SavedItem, list: ExistingItems): SavedItem | undefined {
    const missingItem = list.isComplete ? undefined : item;
    if (item.no !== undefined) return list.keys.has(item.no) ? item : missingItem;
    const [no] = this.#new(list.titles.get(titleKey(lang, title)) ?? []);
    if (no === undefined) return missingItem;
    this.#created.add(no);
    return { no };
  }

  /** Returns the `no`s that belong to no earlier item, and to no row whose `no` is known. */
  #new(nos: readonly string[]): string[] {
    return [...new Set(nos)].filter((no) => !this.#before.has(no) && !this.#created.has(no));
  }
}
