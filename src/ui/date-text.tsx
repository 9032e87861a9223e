import { useLingui } from '@lingui/react';
import { languageTag } from '@/i18n/locales';
import { formatMoment, isoMoment, parseMoment } from '@/lib/dates';
import { usePrerendered } from '@/lib/use-prerendered';

interface DateTextProps {
  /** A date as the backend sends it (D15). */
  value: string | number | null | undefined;
  className?: string | undefined;
}

/** A date in the language of the words around it, for people and machines; nothing when there is none. */
export function DateText({ value, className }: DateTextProps) {
  const { i18n } = useLingui();
  const tag = languageTag(i18n.locale);
  // A server does not know the reader's time zone, which matters unless the date is shown as written.
  const zone = usePrerendered(!parseMoment(value)?.asWritten) ? { timeZone: 'UTC' } : {};
  const text = formatMoment(value, tag, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    ...zone,
  });
  if (!text) return null;
  return (
    <time className={className} dateTime={isoMoment(value)}>
      {text}
    </time>
  );
}
