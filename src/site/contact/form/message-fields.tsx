import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { isSaving } from '@/lib/save-machine';
import type { Draft } from './draft';
import { Field } from './field';
import type { MessageForm } from './use-message-form';
import styles from '@/site/contact/contact-form.module.css';

interface MessageFieldsProps {
  form: MessageForm;
  /** Sends the message: Ctrl+Enter or ⌘+Enter in the text. */
  onSubmit: () => void;
}

/** Renders the fields of a message to the firm. They are locked while the message is sent. */
export function MessageFields({ form, onSubmit }: MessageFieldsProps) {
  const { t } = useLingui();
  const { formik, values, recipients, errorOf } = form;
  const isBusy = isSaving(form.sendState);
  const inputProps = (name: keyof Draft) => ({
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
  const submitByShortcut = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className={styles.fields}>
      <Field id="contact-name" label={<Trans>Name (optional)</Trans>} error={errorOf('name')}>
        <input {...inputProps('name')} autoComplete="name" readOnly={isBusy} />
      </Field>
      <Field id="contact-email" label={<Trans>Email</Trans>} error={errorOf('email') ?? ''}>
        <input
          {...inputProps('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
          aria-invalid={errorOf('email') !== undefined}
          aria-describedby="contact-email-error"
          readOnly={isBusy}
        />
      </Field>
      <Field id="contact-phone" label={<Trans>Phone (optional)</Trans>} error={errorOf('phone')}>
        <input
          {...inputProps('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          readOnly={isBusy}
        />
      </Field>
      {recipients.length > 0 && (
        <Field id="contact-office" label={<Trans>Send to</Trans>} error={errorOf('office')}>
          <div className={styles.select}>
            <select {...inputProps('office')} value={form.recipient?.email ?? ''} disabled={isBusy}>
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
        isWide
      >
        <div className={styles.growingText} data-text={values.message}>
          <textarea
            {...inputProps('message')}
            className={`${styles.control} ${styles.text}`}
            onKeyDown={submitByShortcut}
            readOnly={isBusy}
          />
        </div>
      </Field>
    </div>
  );
}
