import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** Simulated IndexedDB errors: the quota is exceeded, or no database can be opened. */
export const indexedDbFaults = { full: false, closed: false };

const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function putUnlessFull(...row) {
  if (indexedDbFaults.full) throw new DOMException('full', 'QuotaExceededError');
  return put.apply(this, row);
};

const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function openUnlessClosed(...name) {
  if (indexedDbFaults.closed) throw new DOMException('closed', 'UnknownError');
  return open.apply(this, name);
};

/** Deletes all databases of the browser and ends the simulated errors. */
export function emptyIndexedDb(): void {
  globalThis.indexedDB = new IDBFactory();
  Object.assign(indexedDbFaults, { full: false, closed: false });
}
