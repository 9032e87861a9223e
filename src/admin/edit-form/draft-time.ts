import { formatMoment } from '@/lib/dates';

/** Formats the time of a draft (epoch milliseconds): the time, and the date unless it is today. */
export function draftTime(at: number, tag: string, now = Date.now()): string {
  const isToday = new Date(now).toDateString() === new Date(at).toDateString();
  return (
    formatMoment(at, tag, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) }) ?? ''
  );
}
