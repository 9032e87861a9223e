import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSiteStatus } from '../../api/staff/site-status';
import styles from './site-off-band.module.css';

/** Says on every screen of the back office that the site is off, with the way to the switch (D35). */
export function SiteOffBand() {
  const { data } = useSiteStatus();
  return (
    <div className={styles.place} role="status">
      {data?.is === 'off' && (
        <p className={styles.band}>
          <span>
            <Trans>The site is off: visitors see the maintenance page.</Trans>
          </span>
          <Link to="/admin/site/status" className={styles.way}>
            <Trans>Go to the switch</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}
