import { formatMoment, isoMoment } from '@/lib/dates';

interface LastPublicationProps {
  time: string | number | null | undefined;
  /** The tag that `useLocale` returns, not called here: a subscription for each row slows a long list down. */
  tag: string;
}

/** Renders the time when an item was last published. */
export function LastPublication({ time, tag }: LastPublicationProps) {
  const formattedTime = formatMoment(time, tag, { dateStyle: 'medium', timeStyle: 'short' });
  return formattedTime && <time dateTime={isoMoment(time)}>{formattedTime}</time>;
}
