import { Trans, useLingui } from '@lingui/react/macro';
import { Descriptions, Modal, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import { isDialogOpen } from '@/admin/shared/dialog-open';
import { formatShortcut } from '@/admin/shared/format-shortcut';

interface Shortcuts {
  keep: () => void;
  publish: () => void;
  /** Shows the list of shortcuts. */
  list: () => void;
}

/* eslint-disable lingui/no-unlocalized-strings -- keys, and what the document is made of */
/** The keys that go with Ctrl or Cmd. */
export const KEYS = { keep: 'S', publish: 'Enter' };
const TYPED_IN = 'input, textarea, select, [contenteditable="true"]';

/* eslint-enable lingui/no-unlocalized-strings */

/** What a key asks for; undefined where it has its own meaning, as in a dialog, or as a question mark in a text. */
function askedBy(event: KeyboardEvent): keyof Shortcuts | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, repeat, target } = event;
  const at = target instanceof Element ? target : document.body;
  if (isComposing || repeat || altKey || isDialogOpen()) return undefined;
  if (ctrlKey !== metaKey && !shiftKey) {
    if (key.toUpperCase() === KEYS.keep) return 'keep';
    return key === KEYS.publish ? 'publish' : undefined;
  }
  const typing = at.closest(TYPED_IN);
  return key === '?' && !ctrlKey && !metaKey && !typing ? 'list' : undefined;
}

/** Ctrl or Cmd with S keeps the draft, with Enter publishes; a question mark shows what there is. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const asked = askedBy(event);
      if (!asked) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current[asked]();
    };
    // Before the editor, which keeps what it does not know to itself.
    addEventListener('keydown', follow, { capture: true });
    return () => removeEventListener('keydown', follow, { capture: true });
  }, []);
}

/** The shortcuts of an edit screen. */
export function ShortcutList({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const keys = (one: string) => <Typography.Text keyboard>{one}</Typography.Text>;
  return (
    <Modal open={open} title={t`Keyboard shortcuts`} footer={null} onCancel={onClose}>
      <Descriptions
        column={1}
        items={[
          {
            key: 'keep',
            label: keys(formatShortcut(KEYS.keep).shown),
            children: t`Keep the draft now`,
          },
          {
            key: 'publish',
            label: keys(formatShortcut(KEYS.publish).shown),
            children: <Trans>Publish</Trans>,
          },
          { key: 'list', label: keys('?'), children: t`Show this list` },
        ]}
      />
    </Modal>
  );
}
