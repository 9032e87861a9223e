import { AuditOutlined, SearchOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button, Drawer, Modal, Skeleton, type InputRef } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { LazyComponent } from '@/ui/lazy-component';
import { isDialogOpen } from '@/admin/shared/dialog-open';
import { formatShortcut } from '@/admin/shared/format-shortcut';
import { isQuestionMark } from '@/admin/shared/question-mark';
import { useFocusFallback } from '@/admin/shared/focus-fallback';
import { useLogOut } from '@/admin/session/use-log-out';
import styles from './admin-layout.module.css';
import { useLayoutDialog } from './use-layout-dialog';

const loadPalette = () => import('@/admin/palette/palette');
const loadHealth = () => import('@/admin/health/health-panel');

/** Opens the command palette on Ctrl or Cmd K, and the handbook on `?`, unless an edit screen handles the key itself. */
function useToolShortcuts(onPalette: () => void): void {
  const navigate = useNavigate();
  const showPalette = useEffectEvent(onPalette);
  const showHelp = useEffectEvent(() => void navigate({ to: '/admin/help/{-$page}' }));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, defaultPrevented } = event;
      if (defaultPrevented || isComposing) return;
      if (isQuestionMark(event) && !isDialogOpen()) showHelp();
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return;
      // Also over a dialog: in some browsers, the same keys focus the browser's own search field.
      if (!isDialogOpen()) showPalette();
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/**
 * Renders the tools of every screen: the command palette, also on Ctrl or Cmd K, and the content health (neither has a
 * route in §2). Both load on first use; the palette when the pointer enters its button.
 */
export function AdminTools() {
  const { t } = useLingui();
  const palette = useLayoutDialog();
  const health = useLayoutDialog();
  const paletteInput = useRef<InputRef>(null);
  const afterPaletteClose = useRef<() => void>(undefined);
  const logOut = useLogOut();
  const { restoreLostFocus } = useFocusFallback();

  useEffect(() => {
    if (!palette.dialog.open) return undefined;
    // A screen that renders late focuses its heading, also from a palette that was opened in the meantime.
    const restorePaletteFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('[role="dialog"]')) {
        paletteInput.current?.focus();
      }
    };
    addEventListener('focusin', restorePaletteFocus);
    return () => removeEventListener('focusin', restorePaletteFocus);
  }, [palette.dialog.open]);

  useToolShortcuts(palette.show);

  const searchShortcut = formatShortcut('K');
  const skeleton = (
    <div role="status" aria-label={t`Loading…`}>
      <Skeleton active title={false} />
    </div>
  );
  return (
    <>
      <Button
        icon={<SearchOutlined aria-hidden />}
        aria-haspopup="dialog"
        aria-keyshortcuts={searchShortcut.ariaKeyShortcuts}
        onPointerEnter={() => void loadPalette().catch(() => undefined)}
        onClick={palette.show}
      >
        <span className={styles.tabletLabel}>
          <Trans>Search</Trans> <kbd aria-hidden>{searchShortcut.label}</kbd>
        </span>
      </Button>
      <Button
        type="text"
        icon={<AuditOutlined aria-hidden />}
        aria-haspopup="dialog"
        title={t`Content health`}
        onClick={health.show}
      >
        <span className={styles.desktopLabel}>
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
          // If the palette loads before the dialog is visible, its `autoFocus` has no effect.
          if (open) paletteInput.current?.focus();
        }}
        // Focuses the heading if the chosen item replaced the form that had the focus before.
        afterClose={() => {
          afterPaletteClose.current?.();
          afterPaletteClose.current = undefined;
          restoreLostFocus();
        }}
      >
        <LazyComponent load={loadPalette} fallback={skeleton}>
          {({ Palette }) => (
            <Palette
              inputRef={paletteInput}
              onNavigate={palette.closeOnNavigation}
              onClose={palette.close}
              commandActions={{
                onHealth: () => (afterPaletteClose.current = health.show),
                onLogOut: () => (afterPaletteClose.current = () => void logOut()),
              }}
            />
          )}
        </LazyComponent>
      </Modal>
      <Drawer
        {...health.dialog}
        title={t`Content health`}
        size="min(960px, 100vw)"
        onClose={health.close}
      >
        <LazyComponent load={loadHealth} fallback={skeleton}>
          {({ HealthPanel }) => <HealthPanel onNavigate={health.closeOnNavigation} />}
        </LazyComponent>
      </Drawer>
    </>
  );
}
