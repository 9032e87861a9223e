import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Store } from './store';

/** Creates a store for the lifetime of the component, which does not re-render when the value changes. */
export function useNewStore<Value>(initialValue: Value): Store<Value> {
  const [store] = useState(() => new Store(initialValue));
  return store;
}

/** Subscribes to the value of a store. */
export function useStoreValue<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}

interface StoreConsumerProps<Value> {
  store: Store<Value>;
  children: (value: Value) => ReactNode;
}

/** Renders its children for the value of a store, and again for each change. */
export function StoreConsumer<Value>({ store, children }: StoreConsumerProps<Value>) {
  return children(useStoreValue(store));
}
