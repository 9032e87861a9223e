import type { ReactNode } from 'react';
import { languageAttributes } from '@/i18n/locales';
import styles from './list.module.css';

interface TwoLinesProps {
  /** First line, shortened to the available width: a link or a text. */
  firstLine: ReactNode;
  /** Full text for the tooltip. */
  title: string;
  /** The text in other languages. */
  others?: readonly { lang: string; text: string | null | undefined }[];
  /** Second line, shortened to the available width. */
  second?: { shown: ReactNode; title: string };
  /** Mark of the row, such as a pin, before the second line. */
  marks?: ReactNode;
}

/**
 * Renders a title and a second line with its translations, both shortened, with the full text in a tooltip and for
 * screen readers.
 */
export function TwoLines({ firstLine, title, others = [], second, marks }: TwoLinesProps) {
  return (
    <div className={styles.lines}>
      <div className={styles.truncated} title={title}>
        {firstLine}
      </div>
      {[marks, second, ...others].some(Boolean) && (
        <div className={styles.second}>
          {marks}
          {others.map(({ lang, text }) => (
            <span
              key={lang}
              className={styles.truncated}
              {...languageAttributes(lang)}
              title={text ?? undefined}
            >
              {text}
            </span>
          ))}
          {second && (
            <span className={styles.truncated} title={second.title}>
              {second.shown}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
