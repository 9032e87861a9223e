import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useRequestErrorTitle } from '@/admin/requests/failed-request';
import styles from './edit.module.css';
import type { Failure } from './save-outcome';

interface ErrorSummaryProps {
  /** What stood in the way of the last attempt, if anything did. */
  failed: Failure | undefined;
  /** Another one for every attempt: then the focus comes here. */
  attempt: unknown;
  /** Where a field stands, to put before its message: the language, for instance. */
  where: (name: string) => string | undefined;
  /** Shows and focuses the field. */
  onJump: (name: string) => void;
  /** Publishes as a new item what has been deleted meanwhile. */
  onPublishAsNew: () => void;
}

/**
 * Why nothing was published: what to mend, with a way to each field, or why the server refused it (§8). Takes the focus
 * when it appears.
 */
export function ErrorSummary({
  failed,
  attempt,
  where,
  onJump,
  onPublishAsNew,
}: ErrorSummaryProps) {
  const { t } = useLingui();
  const requestError = useRequestErrorTitle();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt) box.current?.focus();
  }, [attempt]);
  if (!failed) return null;
  const refused = failed.message !== undefined;
  return (
    // antd's own box cannot take the focus.
    <div
      ref={box}
      className={styles.offer}
      role="alert"
      tabIndex={-1}
      aria-label={t`Not published`}
    >
      <Alert
        type="error"
        role="none"
        title={
          refused ? requestError : <Trans>Nothing was published yet. Please mend this first:</Trans>
        }
        description={
          <>
            {refused && (
              <p>
                <Trans>Nothing was published yet:</Trans> {failed.message}
              </p>
            )}
            <ul className={styles.errors}>
              {failed.errors.map(({ name, message }) => {
                const place = where(name);
                const text = place ? t`${place}: ${message}` : message;
                return (
                  <li key={`${name} ${message}`}>
                    {name === '' ? (
                      text
                    ) : (
                      <Button
                        type="link"
                        size="small"
                        className={styles.jump ?? ''}
                        onClick={() => onJump(name)}
                      >
                        {text}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
            {failed.gone && (
              <p>
                <Trans>
                  It has been deleted since you opened it. Everything you wrote is still in this
                  form.
                </Trans>
              </p>
            )}
          </>
        }
        // As with the button below: a double click is one wish.
        action={
          failed.gone && (
            <Button onClick={(event) => event.detail < 2 && onPublishAsNew()}>
              <Trans>Publish as a new item</Trans>
            </Button>
          )
        }
      />
    </div>
  );
}
