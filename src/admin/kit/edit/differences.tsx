import { Trans } from '@lingui/react/macro';
import { plainText } from '../../../lib/plain-text';
import { compareTexts, type Excerpt } from './compare-texts';
import styles from './differences.module.css';

/** How an edit screen speaks of its fields. */
export interface FieldWords {
  /** A field's label, with its language where it has one. */
  nameOf: (name: string) => string;
  /** A value in words, where it is no text itself: a catalogue's name instead of its number. */
  textOf?: ((name: string, value: unknown) => string | undefined) | undefined;
}

/** One field that differs, with both values. */
interface Difference {
  name: string;
  one: unknown;
  other: unknown;
  /** Says something about the field below its label. */
  note?: string | undefined;
}

interface DifferencesProps {
  rows: readonly Difference[];
  words: FieldWords;
  /** What the two values are called. */
  one: string;
  other: string;
}

/** A value in plain words. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /<\w/.test(text) ? plainText(text) : text.trim();
}

/** Which fields differ, and how: both values, cut to where they differ (design 6). */
export function Differences({ rows, words, one, other }: DifferencesProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Field</Trans>
          </th>
          <th scope="col">{one}</th>
          <th scope="col">{other}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const say = (value: unknown) => words.textOf?.(row.name, value) ?? textOf(value);
          const [first, second] = [say(row.one), say(row.other)];
          const [left, right] = compareTexts(first, second);
          return (
            <tr key={row.name}>
              <th scope="row">
                {words.nameOf(row.name)}
                {row.note && <span className={styles.note}>{row.note}</span>}
              </th>
              {first === second ? (
                <td colSpan={2} className={styles.none}>
                  <Trans>The words are the same; formatting or pictures differ.</Trans>
                </td>
              ) : (
                <>
                  <Side label={one} text={left} />
                  <Side label={other} text={right} />
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Side({ label, text }: { label: string; text: Excerpt }) {
  const { before, differing, after } = text;
  return (
    <td data-label={label}>
      {before + differing + after === '' ? (
        <span className={styles.none}>
          <Trans>empty</Trans>
        </span>
      ) : (
        <bdi>
          {before}
          {differing && <mark className={styles.mark}>{differing}</mark>}
          {after}
        </bdi>
      )}
    </td>
  );
}
