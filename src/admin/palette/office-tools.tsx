import { AuditOutlined, SearchOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '../../api/staff/session';
import { LoadedPart } from '../../ui/loaded-part';
import { OfficeDialog } from './office-dialog';
import styles from './office-tools.module.css';
import { forgetRecent } from './recent';
import { isDialogOpen, isPaletteKey, shortcutKeys } from './shortcut';

const loadPalette = () => import('./panel/palette');
const loadHealth = () => import('../health/health-panel');

/**
 * What is at hand on every screen: the command palette, also on Ctrl or Cmd K, and the content health
 * (no route has either: §2, D40). Both are loaded when they are first asked for.
 */
export function OfficeTools() {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const [open, setOpen] = useState<'palette' | 'health'>();
  // One that closes late must not take the other with it.
  const closed = (which: typeof open) => () => setOpen((now) => (now === which ? undefined : now));

  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      // The browser's own search field has the same keys in some browsers.
      if (!isDialogOpen()) setOpen('palette');
      event.preventDefault();
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, []);

  useEffect(() => {
    if (token === null) forgetRecent();
  }, [token]);

  const loading = (
    <p className={styles.loading} role="status">
      <Trans>Loading…</Trans>
    </p>
  );
  return (
    <>
      <button
        type="button"
        className={styles.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void loadPalette().catch(() => undefined)}
        onClick={() => setOpen('palette')}
      >
        <SearchOutlined aria-hidden />
        <span className={styles.word}>
          <Trans>Search</Trans>
        </span>
        <kbd aria-hidden>{shortcutKeys()}</kbd>
      </button>
      <button
        type="button"
        className={styles.health}
        aria-haspopup="dialog"
        title={t`Content health`}
        onClick={() => setOpen('health')}
      >
        <AuditOutlined aria-hidden />
        <span className={styles.word}>
          <Trans>Content health</Trans>
        </span>
      </button>
      {open === 'palette' && (
        <OfficeDialog label={t`Search the back office`} shape="panel" onClosed={closed('palette')}>
          <LoadedPart load={loadPalette} fallback={loading}>
            {({ Palette }) => (
              <Palette onClose={closed('palette')} onHealth={() => setOpen('health')} />
            )}
          </LoadedPart>
        </OfficeDialog>
      )}
      {open === 'health' && (
        <OfficeDialog label={t`Content health`} shape="sheet" onClosed={closed('health')}>
          <LoadedPart load={loadHealth} fallback={loading}>
            {({ HealthPanel }) => <HealthPanel onClose={closed('health')} />}
          </LoadedPart>
        </OfficeDialog>
      )}
    </>
  );
}
