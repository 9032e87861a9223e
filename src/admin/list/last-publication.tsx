import { Typography } from 'antd';
import { useLocale } from '@/i18n/use-locale';
import { formatMoment, isoMoment } from '@/lib/dates';

interface LastPublicationProps {
  time: string | number | null | undefined;
  editor?: string | null | undefined;
}

/** Renders the time when an item was last published, and the editor who published it (D15). */
export function LastPublication({ time, editor }: LastPublicationProps) {
  const { tag } = useLocale();
  const formattedTime = formatMoment(time, tag, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      {formattedTime && <time dateTime={isoMoment(time)}>{formattedTime}</time>}
      {editor && (
        <Typography.Text type="secondary" ellipsis style={{ display: 'block' }} title={editor}>
          {editor}
        </Typography.Text>
      )}
    </>
  );
}
