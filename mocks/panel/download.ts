import type { NamedSnapshot } from '../db/named-snapshots';

/** Downloads a snapshot as a file. */
export function downloadSnapshot(snapshot: NamedSnapshot): void {
  const text = JSON.stringify(snapshot, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${snapshot.name}.mock.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
