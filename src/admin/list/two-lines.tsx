import type { ReactNode } from 'react';
import { directionOf, languageTag } from '@/i18n/locales';
import styles from './list.module.css';

interface TwoLinesProps {
  /** What the row opens with, in no more room than it has: a link or a text. */
  first: ReactNode;
  /** The whole of it, for the tooltip. */
  title: string;
  /** The same in other languages. */
  others?: readonly { lang: string; text: string | null | undefined }[];
  /** What else is to be said in a second line, in no more room than it has. */
  second?: { shown: ReactNode; title: string };
  /** What marks the row, such as a pin, before the second line. */
  marks?: ReactNode;
}

/**
 * One line of title, and one of the other languages where there is anything to be said in it, both cut, with the whole in a
 * tooltip and to screen readers.
 */
export function TwoLines({ first, title, others = [], second, marks }: TwoLinesProps) {
  return (
    <div className={styles.lines}>
      <div className={styles.cut} title={title}>
        {first}
      </div>
      {[marks, second, ...others].some(Boolean) && (
        <div className={styles.second}>
          {marks}
          {others.map(({ lang, text }) => (
            <span
              key={lang}
              className={styles.cut}
              lang={languageTag(lang)}
              dir={directionOf(lang)}
              title={text ?? undefined}
            >
              {text}
            </span>
          ))}
          {second && (
            <span className={styles.cut} title={second.title}>
              {second.shown}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
