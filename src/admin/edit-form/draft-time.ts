import { formatMoment } from '@/lib/dates';

/** When a draft was kept (epoch milliseconds), for people: the time, and the date unless it was today. */
export function draftTime(at: number, tag: string, now = Date.now()): string {
  const today = new Date(now).toDateString() === new Date(at).toDateString();
  return (
    formatMoment(at, tag, { timeStyle: 'short', ...(!today && { dateStyle: 'medium' }) }) ?? ''
  );
}
