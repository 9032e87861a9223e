import { Trans } from '@lingui/react/macro';
import styles from '@/site/contact/contact-form.module.css';
import { SentenceSpace } from '@/ui/sentence-space';

/** Renders the request to confirm the message: a bot or a password manager has filled in the hidden field. */
export function ConfirmSendNotice({ onConfirm }: { onConfirm: () => void }) {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>
          <Trans>Your message has not been sent yet.</Trans>
        </strong>
        <SentenceSpace />
        <Trans>
          A hidden field was filled in, as bots and some password managers do. Please confirm that
          you want to send your message. Your text is saved.
        </Trans>
      </p>
      <p className={styles.actions}>
        <button type="button" className={styles.secondaryButton} onClick={onConfirm}>
          <Trans>Yes, send it</Trans>
        </button>
      </p>
    </div>
  );
}
