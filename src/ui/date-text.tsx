import { useLingui } from '@lingui/react';
import { languageTag } from '@/i18n/locales';
import { formatMoment, isoMoment, parseMoment } from '@/lib/dates';
import { useIsHydrating } from '@/lib/use-hydration';

interface DateTextProps {
  /** Date in the format of the backend (D15). */
  value: string | number | null | undefined;
  className?: string | undefined;
}

/** Renders a `<time>` in the interface language; nothing without a date. */
export function DateText({ value, className }: DateTextProps) {
  const { i18n } = useLingui();
  const tag = languageTag(i18n.locale);
  // The prerenderer does not know the visitor's time zone, which matters unless the date is shown as written.
  const timeZoneOption = useIsHydrating(!parseMoment(value)?.hasNoTimeZone)
    ? { timeZone: 'UTC' }
    : {};
  const text = formatMoment(value, tag, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    ...timeZoneOption,
  });
  if (!text) return null;
  return (
    <time className={className} dateTime={isoMoment(value)}>
      {text}
    </time>
  );
}
