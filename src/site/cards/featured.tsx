import { Trans } from '@lingui/react/macro';
import { Icon } from '@/ui/icon';
import styles from './featured.module.css';

/** Renders the mark of an item that precedes newer ones because staff pinned it. */
export function Featured() {
  return (
    <span className={styles.featured}>
      <Icon name="pin" size={14} />
      <Trans context="badge">Featured</Trans>
    </span>
  );
}
