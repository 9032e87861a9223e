import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Descriptions, Modal, Typography } from 'antd';
import { Fragment, useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '@/admin/shared/dialog-open';
import { formatShortcut, LINK_KEY } from '@/admin/shared/format-shortcut';
import { isQuestionMark } from '@/admin/shared/question-mark';

interface Shortcuts {
  saveDraft: () => void;
  publish: () => void;
  showList: () => void;
}

/** Keys that are combined with Ctrl or Cmd. */
/* oxlint-disable-next-line lingui/no-unlocalized-strings -- keys */
export const SHORTCUT_KEYS = { saveDraft: 'S', publish: 'Enter' };

/* oxlint-disable lingui/no-unlocalized-strings -- keys as browsers and keyboards name them */
/** Keys that open the neighbors of an item, combined with Alt. */
export const NEIGHBOR_SHORTCUTS = {
  previous: { key: 'PageUp', label: 'Alt+Page Up', ariaKeyShortcuts: 'Alt+PageUp' },
  next: { key: 'PageDown', label: 'Alt+Page Down', ariaKeyShortcuts: 'Alt+PageDown' },
};
/* oxlint-enable lingui/no-unlocalized-strings */

/* oxlint-disable-next-line lingui/no-unlocalized-strings -- keys */
const EDITOR_KEYS = { toolbar: 'Alt+F10', leave: 'Tab' };

/** Returns the shortcut of a key; undefined while a dialog is open, and for a question mark in a text field. */
function shortcutOf(event: KeyboardEvent): keyof Shortcuts | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, repeat } = event;
  if (isComposing || repeat || altKey || isDialogOpen()) return undefined;
  if (ctrlKey !== metaKey && !shiftKey) {
    if (key.toUpperCase() === SHORTCUT_KEYS.saveDraft) return 'saveDraft';
    return key === SHORTCUT_KEYS.publish ? 'publish' : undefined;
  }
  return isQuestionMark(event) ? 'showList' : undefined;
}

/** Registers the shortcuts: Ctrl or Cmd with S saves the draft, with Enter publishes; a question mark lists them. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const run = useEffectEvent((shortcut: keyof Shortcuts) => shortcuts[shortcut]());
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      event.stopPropagation();
      run(shortcut);
    };
    // In the capture phase: the text editor stops the propagation of keys.
    addEventListener('keydown', handleKeyDown, { capture: true });
    return () => removeEventListener('keydown', handleKeyDown, { capture: true });
  }, []);
}

const shortcutRow = (purpose: string, ...keys: string[]) => ({
  key: keys.join(' '),
  label: keys.map((label, index) => (
    <Fragment key={label}>
      {index > 0 && ' '}
      <Typography.Text keyboard>{label}</Typography.Text>
    </Fragment>
  )),
  children: purpose,
});

/** Renders the list of shortcuts of an edit screen. */
export function ShortcutList({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const withCtrl = (key: string) => formatShortcut(key).label;
  return (
    <Modal
      open={open}
      title={t`Keyboard shortcuts`}
      onCancel={onClose}
      footer={
        <Link to="/admin/help/{-$page}" target="_blank" rel="noopener">
          <Trans>Open the handbook</Trans>
          <span className="visually-hidden">
            {' '}
            <Trans>(opens in a new tab)</Trans>
          </span>
        </Link>
      }
    >
      <Descriptions
        column={1}
        colon={false}
        items={[
          shortcutRow(t`Save draft now`, withCtrl(SHORTCUT_KEYS.saveDraft)),
          shortcutRow(t`Publish`, withCtrl(SHORTCUT_KEYS.publish)),
          shortcutRow(
            t`Previous or next item, when opened from the list`,
            NEIGHBOR_SHORTCUTS.previous.label,
            NEIGHBOR_SHORTCUTS.next.label,
          ),
          shortcutRow(t`Search the back office`, withCtrl('K')),
          shortcutRow(t`Show keyboard shortcuts`, '?'),
        ]}
      />
      <Descriptions
        column={1}
        colon={false}
        title={t`In the text editor`}
        style={{ marginBlockStart: 16 }}
        items={[
          shortcutRow(t`Move to the toolbar`, EDITOR_KEYS.toolbar),
          shortcutRow(t`Add a link`, withCtrl(LINK_KEY)),
          shortcutRow(t`Find and replace`, withCtrl('F')),
          shortcutRow(t`Leave the editor`, EDITOR_KEYS.leave),
        ]}
      />
    </Modal>
  );
}
