import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePortal } from '@/api/portal';
import { FirmLogo } from '@/ui/firm-logo';
import { useFirm } from './use-firm';
import styles from './firm-mark.module.css';

/** From how many characters on a name is set smaller, so that it keeps to the header. */
const LONG = 24;

/**
 * The firm's mark and name, leading to the home page; both from the portal configuration. `onClick`
 * is for what must happen besides.
 */
export function FirmMark({ onClick }: { onClick?: () => void }) {
  const { t } = useLingui();
  const { data } = usePortal();
  const { name } = useFirm();
  return (
    <Link to="/home" className={styles.firm} aria-label={name || t`Home`} onClick={onClick}>
      <span className={styles.mark}>
        <FirmLogo src={data?.iconUrl} size={36} />
      </span>
      <span className={styles.name} data-long={name.length > LONG}>
        {name}
      </span>
    </Link>
  );
}
