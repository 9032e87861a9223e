import { titleKey, type ExistingItems } from './checked-row';
import type { SavedItem } from './item-to-import';

interface StoredTitle {
  no: string | number;
  lang: string;
  title: string | null | undefined;
}

/** The title of a version of an item, by which the item is found. */
export interface ItemTitle {
  lang: string;
  title: string;
}

/** Distinguishes items that an import created from earlier ones, to find the item of a lost response even among equal titles. */
export class CreatedItems {
  readonly #existingNos: ReadonlySet<string>;
  readonly #createdNos = new Set<string>();
  /** How many items of a title were created though the response lacked their `no` (D18). */
  readonly #countsWithoutNo = new Map<string, number>();

  constructor({ existingNos }: { existingNos: ExistingItems['nos'] }) {
    this.#existingNos = existingNos;
  }

  record({ lang, title }: ItemTitle, item: SavedItem): SavedItem {
    const key = titleKey(lang, title);
    if (item.no === undefined)
      this.#countsWithoutNo.set(key, (this.#countsWithoutNo.get(key) ?? 0) + 1);
    else this.#createdNos.add(item.no);
    return item;
  }

  /**
   * Finds the item with this title among the stored ones that no other row has created, and records it; undefined without
   * one. Its `no` is undefined if it cannot be distinguished from the item of another row.
   */
  find({ lang, title }: ItemTitle, storedVersions: readonly StoredTitle[]): SavedItem | undefined {
    const key = titleKey(lang, title);
    const newNos = this.#findNew(
      storedVersions
        .filter((version) => titleKey(version.lang, version.title ?? '') === key)
        .map(({ no }) => String(no)),
    );
    const otherCount = this.#countsWithoutNo.get(key) ?? 0;
    if (newNos.length <= otherCount) return undefined;
    return this.record({ lang, title }, { no: otherCount === 0 ? newNos[0] : undefined });
  }

  /** Returns a created item with its `no` from the list; undefined if the list is complete and lacks the item. */
  locate({ lang, title }: ItemTitle, item: SavedItem, list: ExistingItems): SavedItem | undefined {
    const resultIfNotFound = list.isComplete ? undefined : item;
    if (item.no !== undefined) return list.nos.has(item.no) ? item : resultIfNotFound;
    const [no] = this.#findNew(list.titles.get(titleKey(lang, title)) ?? []);
    if (no === undefined) return resultIfNotFound;
    this.#createdNos.add(no);
    return { no };
  }

  /** Returns the `no`s that belong to no earlier item, and to no row whose `no` is known. */
  #findNew(nos: readonly string[]): string[] {
    return [...new Set(nos)].filter(
      (no) => !this.#existingNos.has(no) && !this.#createdNos.has(no),
    );
  }
}
