import { formatMoment } from '@/lib/dates';

/** Formats a time (epoch milliseconds), with its date unless it is today. */
export function formatRecentMoment(at: number, tag: string): string {
  const isToday = new Date().toDateString() === new Date(at).toDateString();
  return (
    formatMoment(at, tag, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) }) ?? ''
  );
}
