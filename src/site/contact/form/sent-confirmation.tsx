import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from '@/site/contact/contact-form.module.css';

/** Renders the confirmation in place of the form after sending (§8). */
export function SentConfirmation({ onWriteAnother }: { onWriteAnother: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls to the confirmation, which is shorter than the form, unless the visitor has focused something else.
    // Safari focuses the section when a button is pressed.
    if (document.activeElement?.contains(ref.current)) ref.current?.focus();
  }, []);
  return (
    <div className={styles.confirmation}>
      <div ref={ref} role="status" tabIndex={-1} className={styles.thanks}>
        <Trans>Thank you for your message. We will get back to you shortly.</Trans>
      </div>
      <button type="button" className={styles.secondaryButton} onClick={onWriteAnother}>
        <Trans>Write another message</Trans>
      </button>
    </div>
  );
}
