import { Trans } from '@lingui/react/macro';
import { usePortal } from '@/api/portal';
import { toText } from '@/lib/to-text';
import { ErrorNotice } from '@/ui/notices';
import { FirmContactLinks } from '@/site/layout/firm-contact-links';
import { useFirm } from '@/site/layout/use-firm';
import styles from './document-page.module.css';

/** Renders the firm's name, address and contact details in a document (§3). */
export function FirmAddress() {
  const { data, error, mutate } = usePortal();
  const { name } = useFirm();
  const address = toText(data?.address);
  return (
    <div className={styles.firm} aria-busy={!data && !error}>
      <p className={styles.name}>{name}</p>
      {address && <p>{address}</p>}
      {/* Not before the response: cached links would shift when the address loads. */}
      {(data ?? error) && <FirmContactLinks />}
      {error && !data && (
        <ErrorNotice reason={error.serverMessage} onRetry={mutate}>
          <Trans>Couldn’t load the firm’s address.</Trans>
        </ErrorNotice>
      )}
    </div>
  );
}
