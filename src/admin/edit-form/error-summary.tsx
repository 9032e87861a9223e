import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useRequestErrorTitle } from '@/admin/requests/failed-request';
import styles from './edit.module.css';
import type { Failure } from './save-outcome';

interface ErrorSummaryProps {
  /** Failure of the last attempt to publish. */
  failed: Failure | undefined;
  /** Changes with every attempt, which moves the focus here. */
  attempt: unknown;
  /** Returns the prefix of a field's message, such as its language. */
  where: (name: string) => string | undefined;
  /** Shows and focuses a field. */
  onJump: (name: string) => void;
  /** Publishes a deleted item as a new one. */
  onPublishAsNew: () => void;
}

/**
 * Renders the validation errors with links to their fields, or the reason of the server's rejection (§8). Takes the
 * focus when it appears.
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
    // antd's alert is not focusable.
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
        title={refused ? requestError : <Trans>Fix these issues before publishing:</Trans>}
        description={
          <>
            {refused && (
              <p>
                <Trans>Not published yet:</Trans> {failed.message}
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
            {failed.deleted && (
              <p>
                <Trans>
                  It was deleted after you opened it. Everything you wrote is still in this form.
                </Trans>
              </p>
            )}
          </>
        }
        // Like the button below, this one ignores the second click of a double click.
        action={
          failed.deleted && (
            <Button onClick={(event) => event.detail < 2 && onPublishAsNew()}>
              <Trans>Publish as a new item</Trans>
            </Button>
          )
        }
      />
    </div>
  );
}
