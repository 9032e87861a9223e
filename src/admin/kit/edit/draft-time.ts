/** When a draft was kept, for people: the time, and the date unless it was today. */
export function draftTime(at: number, tag: string, now = Date.now()): string {
  const date = new Date(at);
  const today = new Date(now).toDateString() === date.toDateString();
  return new Intl.DateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(!today && { day: 'numeric', month: 'short', year: 'numeric' }),
  }).format(date);
}
