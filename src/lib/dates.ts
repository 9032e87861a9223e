/** Matches a date without a time zone. Captures its day and, if it has one, its time without fractions of a second. */
const LOCAL_DATE_PATTERN = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?$/;

interface Moment {
  /** Without a time zone, the date as if it were in UTC. */
  date: Date;
  hasNoTimeZone: boolean;
}

/**
 * Parses a date from the backend: epoch milliseconds (a number, or at least 11 digits), a text that `Date` parses, such
 * as ISO 8601, or `yyyy-MM-dd HH:mm:ss`. One without a time zone is shown unchanged in every time zone (D15). Returns
 * undefined for anything else.
 */
export function parseMoment(value: string | number | null | undefined): Moment | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const match = typeof value === 'string' ? LOCAL_DATE_PATTERN.exec(value.trim()) : null;
  const date = match
    ? new Date(`${match[1]}T${match[2] ?? '00:00'}Z`)
    : new Date(typeof value === 'string' && /^\d{11,}$/.test(value) ? Number(value) : value);
  return Number.isNaN(date.getTime()) ? undefined : { date, hasNoTimeZone: match !== null };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the cached formatter of a language: creating one takes longer than formatting a page of dates. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  // The 24-hour clock in every language.
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { hourCycle: 'h23', ...options });
  formats.set(key, format);
  return format;
}

/** Formats a date for a BCP 47 language; undefined without a date. */
export function formatMoment(
  value: string | number | null | undefined,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string | undefined {
  const moment = parseMoment(value);
  if (!moment) return undefined;
  const timeZoneOption = moment.hasNoTimeZone ? { timeZone: 'UTC' } : {};
  return formatOf(language, { ...options, ...timeZoneOption }).format(moment.date);
}

/** Returns the year of a date, in the time zone in which it is shown; an empty string without a date. */
export function yearOf(value: string | number | null | undefined): string {
  const moment = parseMoment(value);
  if (!moment) return '';
  return String(moment.hasNoTimeZone ? moment.date.getUTCFullYear() : moment.date.getFullYear());
}

/** Returns the day (yyyy-MM-dd) of a date, in the time zone in which it is shown; undefined without a date. */
export function dayOf(value: string | number | null | undefined): string | undefined {
  const moment = parseMoment(value);
  if (!moment) return undefined;
  const { date, hasNoTimeZone } = moment;
  const offset = hasNoTimeZone ? 0 : date.getTimezoneOffset() * 60_000;
  return new Date(date.getTime() - offset).toISOString().slice(0, 10);
}

/** Returns the value for `<time datetime>`; undefined without a date. */
export function isoMoment(value: string | number | null | undefined): string | undefined {
  const moment = parseMoment(value);
  if (!moment) return undefined;
  const iso = moment.date.toISOString();
  return moment.hasNoTimeZone ? iso.slice(0, 19) : iso;
}
