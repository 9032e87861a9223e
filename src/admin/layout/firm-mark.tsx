import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAdminFirm } from '@/api/admin/firm';
import { FirmLogo } from '@/ui/firm-logo';
import styles from './shell.module.css';

/** The firm's mark and name, leading to the back office's first screen; plain words until they are known. */
export function FirmMark() {
  const { t } = useLingui();
  const { data } = useAdminFirm();
  const name = data?.name ?? '';
  return (
    <Link to="/admin" className={styles.firm}>
      <FirmLogo src={data?.iconUrl} size={26} />
      <span className={styles.name}>{name || t`Back office`}</span>
    </Link>
  );
}
