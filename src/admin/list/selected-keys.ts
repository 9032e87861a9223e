import { Store } from '@/lib/store';

/** Whether all, some or none of the visible rows are selected; undefined without rows. */
type SelectedPart = 'all' | 'some' | 'none' | undefined;

/**
 * Stores the keys of the selected rows outside of React, so that a change re-renders the checkboxes that show it,
 * not the table.
 */
export class SelectedKeys {
  #page: readonly string[] = [];
  readonly #store = new Store<ReadonlySet<string>>(new Set());
  /** The row where a range starts. */
  #anchor: string | undefined;

  readonly subscribe = this.#store.subscribe;

  /** Returns the selected keys; the same set until they change. */
  readonly get = this.#store.get;

  readonly selectedPart = (): SelectedPart => {
    if (this.#page.length === 0) return undefined;
    if (this.get().size === 0) return 'none';
    return this.get().size === this.#page.length ? 'all' : 'some';
  };

  /** Sets the visible rows. Deselects the others, which would otherwise be selected again once they return. */
  showPage(pageKeys: readonly string[]): void {
    const isSame =
      pageKeys.length === this.#page.length && pageKeys.every((key, at) => key === this.#page[at]);
    if (isSame) return;
    this.#page = pageKeys;
    this.#change(pageKeys.filter((key) => this.get().has(key)));
  }

  /** Selects or deselects a row; with `isRange`, all rows from the last selected row to it. */
  toggle(key: string, isRange: boolean): void {
    const index = this.#page.indexOf(key);
    const anchorIndex =
      isRange && this.#anchor !== undefined ? this.#page.indexOf(this.#anchor) : index;
    const startIndex = anchorIndex < 0 ? index : anchorIndex;
    const rangeKeys = this.#page.slice(
      Math.min(startIndex, index),
      Math.max(startIndex, index) + 1,
    );
    const selects = rangeKeys.some((row) => !this.get().has(row));
    const next = new Set(this.get());
    for (const row of rangeKeys) {
      if (selects) next.add(row);
      else next.delete(row);
    }
    this.#change(next);
    this.#anchor = selects ? key : undefined;
  }

  /** Selects all rows, or deselects them if they are all selected. */
  toggleAll(): void {
    this.#anchor = undefined;
    this.#change(this.selectedPart() === 'all' ? [] : this.#page);
  }

  readonly clear = (): void => this.#change([]);

  #change(keys: Iterable<string>): void {
    this.#store.set(new Set(keys));
  }
}
