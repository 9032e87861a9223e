import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePortal } from '@/api/portal';
import { UploadedIcon } from '@/ui/uploaded-icon';
import { useFirm } from './use-firm';
import styles from './firm-mark.module.css';

/** Maximum length of a name in the larger font size, in characters; a longer one fits the header in the smaller size. */
const MAX_SHORT_LENGTH = 24;

/** Renders logo and name of the firm as a link to the home page. Calls `onClick` in addition to the navigation. */
export function FirmMark({ onClick }: { onClick?: () => void }) {
  const { t } = useLingui();
  const { data } = usePortal();
  const { name } = useFirm();
  return (
    <Link to="/home" className={styles.firm} aria-label={name || t`Home`} onClick={onClick}>
      <span className={styles.mark}>
        <UploadedIcon src={data?.iconUrl} size={36} />
      </span>
      <span className={styles.name} data-long={name.length > MAX_SHORT_LENGTH}>
        {name}
      </span>
    </Link>
  );
}
