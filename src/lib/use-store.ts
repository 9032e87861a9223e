import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Store } from './store';

/** Creates a store for the lifetime of the component, which does not re-render when the value changes. */
export function useStore<Value>(initial: Value): Store<Value> {
  const [store] = useState(() => new Store(initial));
  return store;
}

/** Subscribes to the value of a store. */
export function useStoreValue<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}

interface StoredProps<Value> {
  store: Store<Value>;
  children: (value: Value) => ReactNode;
}

/** Renders its children for the value of a store, and again for each change. */
export function Stored<Value>({ store, children }: StoredProps<Value>) {
  return children(useStoreValue(store));
}
