const HOUR_MS = 3_600_000;

/** Formats a time like the backend: `yyyy-MM-dd HH:mm:ss` in Beijing time (D15). */
export function formatTime(time: number): string {
  return new Date(time + 8 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');
}
