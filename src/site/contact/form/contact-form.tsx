import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useFormik } from 'formik';
import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { object, string } from 'yup';
import type { ContactEmail } from '@/api/contact';
import { usePortal } from '@/api/portal';
import { isEmailAddress } from '@/lib/email-address';
import { isSaving } from '@/lib/save-machine';
import { useFirm } from '@/site/layout/use-firm';
import { Addressee } from './addressee';
import { ConfirmSendNotice } from './confirm-send-notice';
import { saveDraft, readDraft, type Draft } from './draft';
import { Field } from './field';
import { mailLink } from './mail-link';
import { NotSent } from './not-sent';
import { rejectionOf } from './rejection';
import { plainEmail, recipientsOf } from './recipients';
import { send, useSending, writeAnotherMessage } from './sending';
import { Sent } from './sent';
import { useLawyerName } from './use-lawyer-name';
import styles from '@/site/contact/contact-form.module.css';

/** Requires the email address alone (§5, D38). The form translates the error codes. */
const schema = object({
  email: string().trim().required('invalid').test('address', 'invalid', isEmailAddress),
});

/** Returns the request body of the message, without its empty fields (D43). */
function contactEmail(values: Draft, to: string, above: string): ContactEmail {
  const [name, phone] = [values.name.trim(), values.phone.trim()];
  const content = [above, values.message.trim()].filter(Boolean).join('\n\n');
  return {
    email: values.email.trim(),
    ...(name && { name }),
    ...(phone && { phone }),
    ...(content && { content }),
    ...(to && { to }),
  };
}

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
  const { data: portal } = usePortal();
  const firm = plainEmail(useFirm().email);
  const recipients = recipientsOf(portal?.officesList, firm);
  const sending = useSending();
  const busy = isSaving(sending);
  const [removed, setRemoved] = useState<string>();
  const addressee = lawyer === removed ? undefined : lawyer;
  const lawyerName = useLawyerName(addressee);
  const nameRef = useRef<HTMLInputElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const trapRef = useRef<HTMLInputElement>(null);
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, []);

  // Only addresses of the portal receive messages, whatever the draft or the URL contains (D43).
  const chosenOf = ({ office: email }: Draft) =>
    recipients.find((recipient) => recipient.email === email);
  const addressOf = (draft: Draft) => chosenOf(draft)?.email ?? firm;
  const above = lawyerName ? t`For: ${lawyerName}` : '';
  const [initialValues] = useState(readDraft);
  /** The fields that the server rejected, with the values it rejected: changed fields show no error. */
  const rejected = useRef({
    values: initialValues,
    fields: rejectionOf(undefined, initialValues).fields,
  });
  const formik = useFormik<Draft>({
    initialValues,
    validationSchema: schema,
    validate: (current) => {
      const { values: sent, fields } = rejected.current;
      const same = Object.entries(fields).filter(
        ([name]) => current[name as keyof Draft] === sent[name as keyof Draft],
      );
      return Object.fromEntries(same);
    },
    onSubmit: (values) =>
      send(contactEmail(values, addressOf(values), above), {
        since: since.current,
        trapped: Boolean(trapRef.current?.value),
      }),
  });
  const { values, setValues } = formik;
  const chosen = chosenOf(values);

  useEffect(() => saveDraft(values), [values]);

  const latest = useRef(formik);
  useEffect(() => {
    latest.current = formik;
  });
  const outcome = sending.phase === 'failed' ? sending.failure : undefined;
  const failure = outcome?.kind === 'error' ? outcome.error : undefined;
  useEffect(() => {
    const { values: sent, validateForm } = latest.current;
    const { fields } = rejectionOf(failure, sent);
    rejected.current = { values: sent, fields };
    const [first] = Object.keys(fields);
    if (first === undefined) return;
    void validateForm();
    document.getElementById(`contact-${first}`)?.focus();
  }, [failure]);

  const wanted = recipients.find(({ ids }) => office !== undefined && ids.includes(office))?.email;
  useEffect(() => {
    if (office === undefined || wanted === undefined || values.urlOffice === office) return;
    void setValues({ ...values, office: wanted, urlOffice: office }, false);
  }, [office, wanted, values, setValues]);

  const submit = async () => {
    rejected.current.fields = {};
    const { email } = await formik.validateForm();
    await formik.submitForm();
    if (email) emailRef.current?.focus();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void submit();
  };
  const onTextKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  const retry = () => {
    // The retry button unmounts with its alert and would lose the focus.
    buttonRef.current?.focus();
    void submit();
  };
  const errorOf = (name: keyof Draft) => {
    const error = formik.touched[name] ? formik.errors[name] : undefined;
    return error === 'invalid' ? t`Please enter a valid email address` : error;
  };
  const input = (name: keyof Draft) => ({
    name,
    value: values[name],
    onChange: formik.handleChange,
    onBlur: formik.handleBlur,
    id: `contact-${name}`,
    className: styles.control,
    ...(errorOf(name) !== undefined && {
      'aria-invalid': true,
      'aria-describedby': `contact-${name}-error`,
    }),
  });

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-label={t`Write to us`}>
      {addressee !== undefined && (
        <Addressee
          name={lawyerName}
          onRemove={() => {
            setRemoved(addressee);
            nameRef.current?.focus();
          }}
        />
      )}
      <div className={styles.fields}>
        <Field id="contact-name" label={<Trans>Name (optional)</Trans>} error={errorOf('name')}>
          <input {...input('name')} ref={nameRef} autoComplete="name" readOnly={busy} />
        </Field>
        <Field id="contact-email" label={<Trans>Email</Trans>} error={errorOf('email') ?? ''}>
          <input
            {...input('email')}
            ref={emailRef}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            required
            aria-invalid={errorOf('email') !== undefined}
            aria-describedby="contact-email-error"
            readOnly={busy}
          />
        </Field>
        <Field id="contact-phone" label={<Trans>Phone (optional)</Trans>} error={errorOf('phone')}>
          <input
            {...input('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            readOnly={busy}
          />
        </Field>
        {recipients.length > 0 && (
          <Field id="contact-office" label={<Trans>Send to</Trans>} error={errorOf('office')}>
            <div className={styles.choice}>
              <select {...input('office')} value={chosen?.email ?? ''}>
                <option value="">{t({ message: 'The firm', context: 'recipient' })}</option>
                {recipients.map(({ email, name }) => (
                  <option key={email} value={email}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
          </Field>
        )}
        <Field
          id="contact-message"
          label={<Trans>Message (optional)</Trans>}
          error={errorOf('message')}
          wide
        >
          <div className={styles.grow} data-text={values.message}>
            <textarea
              {...input('message')}
              className={`${styles.control} ${styles.text}`}
              onKeyDown={onTextKey}
              readOnly={busy}
            />
          </div>
        </Field>
      </div>
      {/* Honeypot: only robots and password managers fill in this field. */}
      <div className="visually-hidden" aria-hidden>
        <input ref={trapRef} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.last}>
        <button ref={buttonRef} type="submit" className={styles.send} aria-disabled={busy}>
          {busy ? <Trans>Sending…</Trans> : <Trans>Send message</Trans>}
        </button>
        {outcome?.kind === 'unconfirmed' && <ConfirmSendNotice onConfirm={retry} />}
        {outcome?.kind === 'error' ? (
          <NotSent
            error={failure}
            rejection={rejectionOf(failure, values)}
            mail={mailLink({
              to: addressOf(values),
              subject: t`Consultation request`,
              above,
              message: values.message.trim(),
              below: [values.name.trim(), values.email.trim(), values.phone.trim()],
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
