import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePortal } from '../../api/portal';
import { FirmLogo } from '../../ui/firm-logo';
import { useFirm } from './use-firm';
import styles from './firm-mark.module.css';

/** The firm's mark and name, leading to the home page; both from the portal configuration. */
export function FirmMark() {
  const { t } = useLingui();
  const { data } = usePortal();
  const { name } = useFirm();
  return (
    <Link to="/home" className={styles.firm} aria-label={name || t`Home`}>
      <span className={styles.mark}>
        <FirmLogo src={data?.iconUrl} size={36} />
      </span>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
