import type { ReactNode } from 'react';
import { languageAttributes } from '@/i18n/locales';
import styles from './list.module.css';

interface TwoLinesProps {
  /** First line, shortened to the available width: a link or a text. */
  firstLine: ReactNode;
  /** Full text for the tooltip. */
  title: string;
  /** Texts of the second line, each in its language: usually the translations of the first. */
  secondLineTexts?: readonly { lang: string; text: string | null | undefined }[];
  secondLine?: { content: ReactNode; title: string };
  /** Mark of the row, such as a pin, before the second line. */
  marks?: ReactNode;
}

/** Renders a title and a second line, such as its translations, both shortened, with the full text in a tooltip. */
export function TwoLines({
  firstLine,
  title,
  secondLineTexts = [],
  secondLine,
  marks,
}: TwoLinesProps) {
  return (
    <div className={styles.twoLines}>
      <div className={styles.truncated} title={title}>
        {firstLine}
      </div>
      {[marks, secondLine, ...secondLineTexts].some(Boolean) && (
        <div className={styles.secondLine}>
          {marks}
          {secondLineTexts.map(({ lang, text }) => (
            <span
              key={lang}
              className={styles.truncated}
              {...languageAttributes(lang)}
              title={text ?? undefined}
            >
              {text}
            </span>
          ))}
          {secondLine && (
            <span className={styles.truncated} title={secondLine.title}>
              {secondLine.content}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
