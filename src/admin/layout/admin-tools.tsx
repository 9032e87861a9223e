import { AuditOutlined, SearchOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Button, Drawer, Modal, Skeleton, type InputRef } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { LazyPart } from '@/ui/lazy-part';
import { isDialogOpen } from '@/admin/shared/dialog-open';
import { formatShortcut } from '@/admin/shared/format-shortcut';
import { useLogOut } from '@/admin/session/use-log-out';
import { isPaletteKey } from './shortcut';
import styles from './shell.module.css';
import { useShellDialog } from './use-shell-dialog';

const loadPalette = () => import('@/admin/palette/palette');
const loadHealth = () => import('@/admin/health/health-panel');

/**
 * What is at hand on every screen: the command palette, also on Ctrl or Cmd K, and the content health
 * (no route has either: §2, D40). Both are loaded when they are first asked for.
 */
export function AdminTools() {
  const { t } = useLingui();
  const palette = useShellDialog();
  const health = useShellDialog();
  const field = useRef<InputRef>(null);
  /** What the palette makes way for. */
  const next = useRef<() => void>(undefined);
  const logOut = useLogOut();

  const router = useRouter();
  // A screen that comes late takes the focus to its heading, also from a palette opened meanwhile.
  const keepFocus = useEffectEvent(() => {
    if (palette.dialog.open) field.current?.focus();
  });
  useEffect(() => router.subscribe('onRendered', () => queueMicrotask(keepFocus)), [router]);

  const showPalette = useEffectEvent(palette.show);
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      // The browser's own search field has the same keys in some browsers.
      if (!isDialogOpen()) showPalette();
      event.preventDefault();
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, []);

  const search = formatShortcut('K');
  const waiting = (
    <div role="status" aria-label={t`Loading…`}>
      <Skeleton active title={false} />
    </div>
  );
  return (
    <>
      <Button
        icon={<SearchOutlined aria-hidden />}
        aria-haspopup="dialog"
        aria-keyshortcuts={search.said}
        onPointerEnter={() => void loadPalette().catch(() => undefined)}
        onClick={palette.show}
      >
        <span className={styles.word}>
          <Trans>Search</Trans> <kbd aria-hidden>{search.shown}</kbd>
        </span>
      </Button>
      <Button
        type="text"
        icon={<AuditOutlined aria-hidden />}
        aria-haspopup="dialog"
        title={t`Content health`}
        onClick={health.show}
      >
        <span className={styles.label}>
          <Trans>Content health</Trans>
        </span>
      </Button>
      <Modal
        {...palette.dialog}
        destroyOnHidden
        title={t`Search the back office`}
        footer={null}
        width={640}
        onCancel={palette.close}
        afterOpenChange={(open) => {
          palette.dialog.afterOpenChange(open);
          // Loaded before the dialog was shown, it could not take the focus by itself.
          if (open) field.current?.focus();
        }}
        // After the focus is back where it was, so that the next dialog returns it there as well.
        afterClose={() => {
          next.current?.();
          next.current = undefined;
        }}
      >
        <LazyPart load={loadPalette} fallback={waiting}>
          {({ Palette }) => (
            <Palette
              field={field}
              onLeave={palette.closeFor}
              onClose={palette.close}
              ways={{
                onHealth: () => (next.current = health.show),
                onLogOut: () => (next.current = () => void logOut()),
              }}
            />
          )}
        </LazyPart>
      </Modal>
      <Drawer
        {...health.dialog}
        title={t`Content health`}
        size="min(960px, 100vw)"
        onClose={health.close}
      >
        <LazyPart load={loadHealth} fallback={waiting}>
          {({ HealthPanel }) => <HealthPanel onLeave={health.closeFor} />}
        </LazyPart>
      </Drawer>
    </>
  );
}
