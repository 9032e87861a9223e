import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { ApiError, isOutcomeUnknown } from '@/api/errors';
import { joinSentences } from '@/lib/join-sentences';
import type { Rejection } from './rejection';
import styles from '@/site/contact/contact-form.module.css';

/** Returns the reason of the failure: the server's own message, if it sent one (§8). */
function useReason(error: unknown, { fields, otherMessages }: Rejection): string {
  const { t } = useLingui();
  if (!(error instanceof ApiError)) return t`Your message could not be sent.`;
  const { kind, serverMessage, status } = error;
  const serverTexts = joinSentences([serverMessage ?? '', ...otherMessages].filter(Boolean));
  if (serverTexts) return serverTexts;
  if (Object.keys(fields).length > 0)
    return t`Your message was not sent. Please correct the marked fields.`;
  switch (kind) {
    case 'network':
      return navigator.onLine
        ? t`The connection to our server failed. Your message may not have arrived.`
        : t`You are offline. Your message may not have arrived.`;
    case 'timeout':
      return t`Our server did not respond within 20 seconds. Your message may not have arrived.`;
    case 'malformed':
      return t`We received an unexpected response. Your message may not have arrived.`;
    case 'http':
      return isOutcomeUnknown(error)
        ? t`Our server reported an error (code ${status}). Your message may not have arrived.`
        : t`Your message could not be sent (code ${status}).`;
  }
}

interface SendFailureNoticeProps {
  error: unknown;
  rejection: Rejection;
  /** `mailto:` link with the message; undefined without a recipient address (D2). */
  mailLink: { href: string; isComplete: boolean } | undefined;
  onRetry: () => void;
}

/** Renders the reason of the failure, an email link and a retry button. The input stays unchanged. */
export function SendFailureNotice({ error, rejection, mailLink, onRetry }: SendFailureNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const reason = useReason(error, rejection);
  useEffect(() => {
    // Not if the visitor has left the section. Safari focuses the section itself when a button is pressed.
    const section = ref.current?.closest('section');
    if (section?.contains(document.activeElement))
      ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={ref} role="alert" className={styles.failure}>
      <p>
        <strong>{reason}</strong>
      </p>
      <p>
        <Trans>Your text is saved.</Trans>
      </p>
      <p className={styles.actions}>
        <button type="button" className={styles.secondaryButton} onClick={onRetry}>
          <Trans>Try again</Trans>
        </button>
        {mailLink && (
          <a className={styles.secondaryButton} href={mailLink.href}>
            <Trans>Send by email instead</Trans>
          </a>
        )}
      </p>
      {mailLink && !mailLink.isComplete && (
        <p>
          <Trans>
            Your message is too long for an email link. The email contains only the beginning:
            please copy the rest from the message field.
          </Trans>
        </p>
      )}
    </div>
  );
}
