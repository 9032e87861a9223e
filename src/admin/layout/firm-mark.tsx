import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAdminFirm } from '@/api/admin/firm';
import { UploadedIcon } from '@/ui/uploaded-icon';
import styles from './admin-layout.module.css';

/** Renders a link to the first admin screen: the firm's logo and name, or “Back office” while the name is unknown. */
export function FirmMark() {
  const { t } = useLingui();
  const { data } = useAdminFirm();
  const name = data?.name ?? '';
  return (
    <Link to="/admin" className={styles.firm}>
      <UploadedIcon src={data?.iconUrl} size={26} />
      <span className={styles.name}>{name || t`Back office`}</span>
    </Link>
  );
}
