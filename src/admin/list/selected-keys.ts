import { Store } from '@/lib/store';

/** Whether all, some or none of the visible rows are selected; undefined without rows. */
type SelectedPart = 'all' | 'some' | 'none' | undefined;

/** Stores the selected rows' keys outside of React: a change re-renders the checkboxes and the bar, not the table. */
export class SelectedKeys {
  #pageKeys: readonly string[] = [];
  readonly #store = new Store<ReadonlySet<string>>(new Set());
  /** The key of the row where a range starts. */
  #anchor: string | undefined;

  readonly subscribe = this.#store.subscribe;

  /** Returns the selected keys; the same set until they change. */
  readonly get = this.#store.get;

  readonly selectedPart = (): SelectedPart => {
    if (this.#pageKeys.length === 0) return undefined;
    if (this.get().size === 0) return 'none';
    return this.get().size === this.#pageKeys.length ? 'all' : 'some';
  };

  /** Sets the keys of the visible rows. Deselects the others, which would otherwise be selected again once they return. */
  setPageKeys(pageKeys: readonly string[]): void {
    const isSame =
      pageKeys.length === this.#pageKeys.length &&
      pageKeys.every((key, index) => key === this.#pageKeys[index]);
    if (isSame) return;
    this.#pageKeys = pageKeys;
    this.#change(pageKeys.filter((key) => this.get().has(key)));
  }

  /** Selects or deselects a row; with `isRange`, all rows from the one that was selected last to it. */
  toggle(key: string, isRange: boolean): void {
    const index = this.#pageKeys.indexOf(key);
    const anchor = this.#anchor;
    // The row may have been deselected with all others, or have left the page.
    const hasAnchor = isRange && anchor !== undefined && this.get().has(anchor);
    const startIndex = hasAnchor ? this.#pageKeys.indexOf(anchor) : index;
    const rangeKeys = this.#pageKeys.slice(
      Math.min(startIndex, index),
      Math.max(startIndex, index) + 1,
    );
    const selects = rangeKeys.some((rangeKey) => !this.get().has(rangeKey));
    const next = new Set(this.get());
    for (const rangeKey of rangeKeys) {
      if (selects) next.add(rangeKey);
      else next.delete(rangeKey);
    }
    this.#change(next);
    this.#anchor = selects ? key : undefined;
  }

  /** Selects all rows, or deselects them if they are all selected. */
  toggleAll(): void {
    this.#anchor = undefined;
    this.#change(this.selectedPart() === 'all' ? [] : this.#pageKeys);
  }

  readonly clear = (): void => this.#change([]);

  #change(keys: Iterable<string>): void {
    this.#store.set(new Set(keys));
  }
}
