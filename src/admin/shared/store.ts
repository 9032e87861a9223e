import { useState, useSyncExternalStore, type ReactNode } from 'react';

/** Stores a value outside of React, so that a change re-renders only the components that show it. */
export class Store<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  readonly set = (value: Value): void => {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

/** Creates a store for the lifetime of the component, which does not re-render when the value changes. */
export function useStore<Value>(initial: Value): Store<Value> {
  const [store] = useState(() => new Store(initial));
  return store;
}

/** Subscribes to the value of a store. */
export function useStoreValue<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}

interface StoredProps<Value> {
  store: Store<Value>;
  children: (value: Value) => ReactNode;
}

/** Renders its children for the value of a store, and again for each change. */
export function Stored<Value>({ store, children }: StoredProps<Value>) {
  return children(useStoreValue(store));
}
