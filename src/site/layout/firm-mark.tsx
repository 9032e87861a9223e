import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePortal } from '../../api/portal';
import { safeUrl } from '../../lib/safe-url';
import { useFirm } from './use-firm';
import styles from './firm-mark.module.css';

/** The firm's mark and name, leading to the home page; both from the portal configuration. */
export function FirmMark() {
  const { t } = useLingui();
  const { data } = usePortal();
  const { name } = useFirm();
  const mark = safeUrl(data?.iconUrl);
  return (
    <Link to="/home" className={styles.firm} aria-label={name || t`Home`}>
      <span className={styles.mark}>
        {mark && <img src={mark} alt="" width={36} height={36} />}
      </span>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
