import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { isSaving } from '@/lib/save-machine';
import type { AboutSearch } from '@/site/about/about-search';
import { Addressee } from './addressee';
import { ConfirmSendNotice } from './confirm-send-notice';
import { mailLink } from './mail-link';
import { MessageFields } from './message-fields';
import { SendFailureNotice } from './send-failure-notice';
import { leaveForm, resetSendState, useSendState } from './send-message';
import { SentConfirmation } from './sent-confirmation';
import { useLawyerName } from './use-lawyer-name';
import { useMessageForm } from './use-message-form';
import styles from '@/site/contact/contact-form.module.css';

/** Renders the contact form, and the confirmation in its place after sending (§1, §8). */
export function ContactForm(props: AboutSearch) {
  const { phase } = useSendState();
  useEffect(() => leaveForm, []);
  return phase === 'saved' ? (
    <SentConfirmation onWriteAnother={resetSendState} />
  ) : (
    <MessageForm {...props} />
  );
}

function MessageForm({ office, lawyer }: AboutSearch) {
  const { t } = useLingui();
  const [removedLawyer, setRemovedLawyer] = useState<string>();
  const addressee = lawyer === removedLawyer ? undefined : lawyer;
  const lawyerName = useLawyerName(addressee);
  const firstLine = lawyerName ? t`For: ${lawyerName}` : '';
  const honeypotRef = useRef<HTMLInputElement>(null);
  const form = useMessageForm({ office, lawyer: addressee, firstLine, honeypotRef });
  const { values, sendFailure } = form;
  const isBusy = isSaving(form.sendState);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const submit = () => void form.submit();
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };
  const retry = () => {
    // The retry button unmounts with its alert and would lose the focus.
    buttonRef.current?.focus();
    submit();
  };

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-label={t`Write to us`}>
      {addressee !== undefined && (
        <Addressee
          name={lawyerName}
          isLocked={isBusy}
          onRemove={() => {
            setRemovedLawyer(addressee);
            document.getElementById('contact-name')?.focus();
          }}
        />
      )}
      <MessageFields form={form} onSubmit={submit} />
      {/* Honeypot: only bots and password managers fill in this field. */}
      <div className="visually-hidden" aria-hidden>
        <input ref={honeypotRef} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.submitRow}>
        <button ref={buttonRef} type="submit" className={styles.sendButton} aria-disabled={isBusy}>
          {isBusy ? <Trans>Sending…</Trans> : <Trans>Send message</Trans>}
        </button>
        {sendFailure?.kind === 'unconfirmed' && <ConfirmSendNotice onConfirm={retry} />}
        {sendFailure?.kind === 'error' ? (
          <SendFailureNotice
            error={sendFailure.error}
            rejection={form.rejection}
            mailLink={mailLink({
              to: form.recipientAddress,
              subject: t`Consultation request`,
              firstLine,
              message: values.message.trim(),
              lastLines: [values.name.trim(), values.email.trim(), values.phone.trim()],
            })}
            onRetry={retry}
          />
        ) : (
          <p className={styles.privacy}>
            <Trans>
              We use your message to reply to you and to check for conflicts of interest, never for
              marketing. See our{' '}
              <Link to="/docs/$name" params={{ name: 'privacy' }}>
                privacy notice
              </Link>
              .
            </Trans>
          </p>
        )}
      </div>
    </form>
  );
}
