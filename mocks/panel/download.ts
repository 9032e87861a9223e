import type { NamedSnapshot } from '../db/saved';

/** Downloads a snapshot as a file. */
export function download(saved: NamedSnapshot): void {
  const text = JSON.stringify(saved, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${saved.name}.mock.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
