import { useLingui } from '@lingui/react/macro';
import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { object, string } from 'yup';
import type { ContactEmail } from '@/api/contact';
import { usePortal } from '@/api/portal';
import { isEmailAddress } from '@/lib/email-address';
import { useFirm } from '@/site/layout/use-firm';
import { saveDraft, readDraft, type Draft } from './draft';
import { rejectionOf } from './rejection';
import { plainEmail, recipientsOf } from './recipients';
import { sendMessage, useSendState } from './send-message';

/** Requires only the email address (§5, D38). The form translates the error codes. */
const schema = object({
  email: string().trim().required('invalid').test('address', 'invalid', isEmailAddress),
});

/** Returns the request body of the message, without its empty fields (D43). */
function toContactEmail(values: Draft, to: string, firstLine: string): ContactEmail {
  const [name, phone] = [values.name.trim(), values.phone.trim()];
  const content = [firstLine, values.message.trim()].filter(Boolean).join('\n\n');
  return {
    email: values.email.trim(),
    ...(name && { name }),
    ...(phone && { phone }),
    ...(content && { content }),
    ...(to && { to }),
  };
}

interface MessageFormOptions {
  /** Id of the office that the URL selects. */
  office: string | undefined;
  /** Id of the lawyer in the URL, unless the visitor has removed the name from the message. */
  lawyer: string | undefined;
  /** First line of the message, added when it is sent; empty without a lawyer whose name is known. */
  firstLine: string;
  honeypotRef: RefObject<HTMLInputElement | null>;
}

/**
 * Returns the form of a message to the firm: values and errors of its fields, the offices to choose from (D43), and
 * the outcome of sending. Restores and saves the draft.
 */
export function useMessageForm({ office, lawyer, firstLine, honeypotRef }: MessageFormOptions) {
  const { t } = useLingui();
  const { data: portal } = usePortal();
  const firmEmail = plainEmail(useFirm().email);
  const recipients = recipientsOf(portal?.officesList, firmEmail);
  const sendState = useSendState();
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  // Only addresses of the portal receive messages, whatever the draft or the URL contains (D43).
  const recipientOf = ({ office: email }: Draft) =>
    recipients.find((recipient) => recipient.email === email);
  const addressOf = (draft: Draft) => recipientOf(draft)?.email ?? firmEmail;
  const toEmail = (draft: Draft) => toContactEmail(draft, addressOf(draft), firstLine);
  const latestToEmail = useRef(toEmail);
  useEffect(() => {
    latestToEmail.current = toEmail;
  });
  const [initialValues] = useState(readDraft);
  const formik = useFormik<Draft>({
    initialValues,
    validationSchema: schema,
    onSubmit: (values) =>
      sendMessage(
        {
          values,
          lawyer,
          toEmail: () => latestToEmail.current(values),
        },
        {
          openedAt: openedAt.current,
          isHoneypotFilled: Boolean(honeypotRef.current?.value),
        },
      ),
  });
  const { values, setValues } = formik;

  useEffect(() => saveDraft(values), [values]);

  const sendFailure = sendState.phase === 'failed' ? sendState.failure : undefined;
  const failedRequest = sendFailure?.kind === 'error' ? sendFailure : undefined;
  const sentValues = failedRequest?.values ?? values;
  const rejection = rejectionOf(failedRequest?.error, sentValues, recipients.length > 0);
  const focusRejectedField = useEffectEvent(() => {
    const [name] = Object.keys(rejection.fields);
    // The visitor may have left the section in the meantime.
    if (name !== undefined && document.activeElement?.closest('#contact'))
      document.getElementById(`contact-${name}`)?.focus();
  });
  const focusedFailure = useRef(sendFailure);
  useEffect(() => {
    // A failure from before the form appeared leaves the focus where the visitor is.
    if (sendFailure !== focusedFailure.current) focusRejectedField();
    focusedFailure.current = sendFailure;
  }, [sendFailure]);

  // A link to a lawyer without an office selects the firm.
  const urlOffice = office ?? (lawyer === undefined ? undefined : '');
  const urlRecipient = recipients.find(({ ids }) => office !== undefined && ids.includes(office));
  const urlEmail = portal && (urlRecipient?.email ?? '');
  useEffect(() => {
    if (urlOffice === undefined || urlEmail === undefined || values.urlOffice === urlOffice) return;
    void setValues({ ...values, office: urlEmail, urlOffice }, false);
  }, [urlOffice, urlEmail, values, setValues]);

  /** Sends the message if it is valid; else focuses the email address. */
  const submit = async () => {
    const { email } = await formik.validateForm();
    await formik.submitForm();
    if (email) document.getElementById('contact-email')?.focus();
  };
  const errorOf = (name: keyof Draft) => {
    if (formik.touched[name] && formik.errors[name]) return t`Please enter a valid email address`;
    return values[name] === sentValues[name] ? rejection.fields[name] : undefined;
  };
  return {
    ...{ formik, values, recipients, errorOf, submit, sendState, sendFailure, rejection },
    recipient: recipientOf(values),
    recipientAddress: addressOf(values),
  };
}

/** The state and functions of the form of a message. */
export type MessageForm = ReturnType<typeof useMessageForm>;
