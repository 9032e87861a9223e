const AS_WRITTEN = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/;

/** A moment from the backend; `asWritten`: it named no zone and is shown unshifted (D15). */
export interface Moment {
  date: Date;
  asWritten: boolean;
}

/**
 * Reads a date as the backend may send it: epoch milliseconds (number or digits), ISO 8601, or
 * `yyyy-MM-dd HH:mm:ss`, which is kept as written whatever the reader's time zone (D15).
 * Gives undefined for anything else.
 */
export function parseMoment(value: string | number | null | undefined): Moment | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const written = typeof value === 'string' ? AS_WRITTEN.exec(value.trim()) : null;
  const date = written
    ? new Date(`${value.toString().trim().replace(' ', 'T')}Z`)
    : new Date(typeof value === 'string' && /^\d{11,}$/.test(value) ? Number(value) : value);
  return Number.isNaN(date.getTime()) ? undefined : { date, asWritten: written !== null };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of a language, made once: making one takes the browser longer than formatting a page of dates. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  // One form of time on every screen, in every language.
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { hourCycle: 'h23', ...options });
  formats.set(key, format);
  return format;
}

/** `parseMoment`, formatted by `Intl` for a BCP 47 language; undefined when there is no date. */
export function formatMoment(
  value: string | number | null | undefined,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string | undefined {
  const moment = parseMoment(value);
  if (!moment) return undefined;
  const zone = moment.asWritten ? { timeZone: 'UTC' } : {};
  return formatOf(language, { ...options, ...zone }).format(moment.date);
}

/** Machine-readable form for `<time datetime>`; undefined when there is no date. */
export function isoMoment(value: string | number | null | undefined): string | undefined {
  const moment = parseMoment(value);
  if (!moment) return undefined;
  const iso = moment.date.toISOString();
  return moment.asWritten ? iso.slice(0, 19) : iso;
}
