const HOUR = 3_600_000;

/** A moment as the backend writes it: `yyyy-MM-dd HH:mm:ss` on a Beijing clock (D15). */
export function formatTime(time: number): string {
  return new Date(time + 8 * HOUR).toISOString().slice(0, 19).replace('T', ' ');
}
