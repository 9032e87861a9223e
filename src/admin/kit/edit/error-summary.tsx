import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from './edit.module.css';
import type { Failure } from './use-edit';

interface ErrorSummaryProps {
  /** What stood in the way of the last attempt, if anything did. */
  failed: Failure | undefined;
  /** Another one for every attempt: then the focus comes here. */
  attempt: unknown;
  /** Where a field stands, to put before its message: the language, for instance. */
  where: (name: string) => string | undefined;
  /** Shows and focuses the field. */
  onJump: (name: string) => void;
}

/** What to mend before publishing, with a way to each field; takes the focus when it appears. */
export function ErrorSummary({ failed, attempt, where, onJump }: ErrorSummaryProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt) box.current?.focus();
  }, [attempt]);
  if (!failed) return null;
  return (
    <div
      ref={box}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      aria-label={t`Not published`}
    >
      <p className={styles.summaryTitle}>
        <Trans>Nothing was published yet. Please mend this first:</Trans>
      </p>
      <ul>
        {failed.message && <li>{failed.message}</li>}
        {failed.errors.map(({ name, message }) => {
          const place = where(name);
          const text = place ? t`${place}: ${message}` : message;
          return (
            <li key={`${name} ${message}`}>
              {name === '' ? (
                text
              ) : (
                <button type="button" className={styles.jump} onClick={() => onJump(name)}>
                  {text}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
