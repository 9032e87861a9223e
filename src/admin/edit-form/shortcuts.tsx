import { Trans, useLingui } from '@lingui/react/macro';
import { Descriptions, Modal, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import { isDialogOpen } from '@/admin/shared/dialog-open';
import { formatShortcut } from '@/admin/shared/format-shortcut';

interface Shortcuts {
  saveDraft: () => void;
  publish: () => void;
  /** Opens the list of shortcuts. */
  list: () => void;
}

/* eslint-disable lingui/no-unlocalized-strings -- keys, and names of elements */
/** Keys that are combined with Ctrl or Cmd. */
export const KEYS = { saveDraft: 'S', publish: 'Enter' };
const TYPED_IN = 'input, textarea, select, [contenteditable="true"]';

/* eslint-enable lingui/no-unlocalized-strings */

/** Returns the shortcut of a key; undefined in dialogs, and for a question mark in a text field. */
function shortcutOf(event: KeyboardEvent): keyof Shortcuts | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, repeat, target } = event;
  const at = target instanceof Element ? target : document.body;
  if (isComposing || repeat || altKey || isDialogOpen()) return undefined;
  if (ctrlKey !== metaKey && !shiftKey) {
    if (key.toUpperCase() === KEYS.saveDraft) return 'saveDraft';
    return key === KEYS.publish ? 'publish' : undefined;
  }
  const typing = at.closest(TYPED_IN);
  return key === '?' && !ctrlKey && !metaKey && !typing ? 'list' : undefined;
}

/**
 * Registers the shortcuts: Ctrl or Cmd with S saves the draft, with Enter publishes; a question mark opens the list.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current[shortcut]();
    };
    // In the capture phase: the editor stops the propagation of keys.
    addEventListener('keydown', follow, { capture: true });
    return () => removeEventListener('keydown', follow, { capture: true });
  }, []);
}

/** Renders the list of shortcuts of an edit screen. */
export function ShortcutList({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const keys = (one: string) => <Typography.Text keyboard>{one}</Typography.Text>;
  return (
    <Modal open={open} title={t`Keyboard shortcuts`} footer={null} onCancel={onClose}>
      <Descriptions
        column={1}
        items={[
          {
            key: 'saveDraft',
            label: keys(formatShortcut(KEYS.saveDraft).shown),
            children: t`Save draft now`,
          },
          {
            key: 'publish',
            label: keys(formatShortcut(KEYS.publish).shown),
            children: <Trans>Publish</Trans>,
          },
          { key: 'list', label: keys('?'), children: t`Show keyboard shortcuts` },
        ]}
      />
    </Modal>
  );
}
