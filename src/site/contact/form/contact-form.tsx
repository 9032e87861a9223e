import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { isSaving } from '@/lib/save-machine';
import { Addressee } from './addressee';
import { ConfirmSendNotice } from './confirm-send-notice';
import { mailLink } from './mail-link';
import { MessageFields } from './message-fields';
import { NotSent } from './not-sent';
import { rejectionOf } from './rejection';
import { useSending, writeAnotherMessage } from './sending';
import { Sent } from './sent';
import { useLawyerName } from './use-lawyer-name';
import { useMessageForm } from './use-message-form';
import styles from '@/site/contact/contact-form.module.css';

interface ContactFormProps {
  /** Id of the office that is selected initially. */
  office?: string | undefined;
  /** Id of the lawyer to whom the message is addressed. */
  lawyer?: string | undefined;
}

/** Renders the contact form, and the confirmation in its place after sending (§1, §8). */
export function ContactForm(props: ContactFormProps) {
  const { phase } = useSending();
  useEffect(() => writeAnotherMessage, []);
  return phase === 'saved' ? <Sent onAnother={writeAnotherMessage} /> : <MessageForm {...props} />;
}

function MessageForm({ office, lawyer }: ContactFormProps) {
  const { t } = useLingui();
  const [removed, setRemoved] = useState<string>();
  const addressee = lawyer === removed ? undefined : lawyer;
  const lawyerName = useLawyerName(addressee);
  const firstLine = lawyerName ? t`For: ${lawyerName}` : '';
  const trapRef = useRef<HTMLInputElement>(null);
  const form = useMessageForm({ office, firstLine, trapRef });
  const { values, outcome, failure } = form;
  const isBusy = isSaving(form.sending);
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
          onRemove={() => {
            setRemoved(addressee);
            document.getElementById('contact-name')?.focus();
          }}
        />
      )}
      <MessageFields form={form} onSubmit={submit} />
      {/* Honeypot: only robots and password managers fill in this field. */}
      <div className="visually-hidden" aria-hidden>
        <input ref={trapRef} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.submit}>
        <button ref={buttonRef} type="submit" className={styles.send} aria-disabled={isBusy}>
          {isBusy ? <Trans>Sending…</Trans> : <Trans>Send message</Trans>}
        </button>
        {outcome?.kind === 'unconfirmed' && <ConfirmSendNotice onConfirm={retry} />}
        {outcome?.kind === 'error' ? (
          <NotSent
            error={failure}
            rejection={rejectionOf(failure, values)}
            mail={mailLink({
              to: form.address,
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
              We use your message only to reply to you. See our{' '}
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
