import { QuestionCircleOutlined, LoadingOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { App, Button, Flex, Tooltip } from 'antd';
import { useState } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { SentenceSpace } from '@/ui/sentence-space';
import { useOnline } from '@/admin/shared/use-online';
import { formatRecentMoment } from '@/admin/shared/format-recent-moment';
import type { EditFormFrameProps } from './edit-form-frame';
import styles from './edit.module.css';
import { formatShortcut } from '@/admin/shared/format-shortcut';
import { SaveAsFileButton } from './save-as-file-button';
import { SHORTCUT_KEYS, ShortcutList, useShortcuts } from './shortcuts';
import type { EditForm } from './use-edit-form';

interface ActionBarProps extends Pick<
  EditFormFrameProps<never, never, never>,
  'publishedState' | 'publishedMessage' | 'labels' | 'actions'
> {
  editForm: EditForm;
}

/** Renders the action bar: the state of the item and its actions (D36, docs/design-system.md). */
export function ActionBar({
  editForm,
  publishedState,
  publishedMessage,
  labels,
  actions,
}: ActionBarProps) {
  const { t } = useLingui();
  const { tag } = useLocale();
  const { hasChanges, draft, isPublishing } = editForm;
  const [isShortcutListOpen, setIsShortcutListOpen] = useState(false);
  const saveDraft = useSaveDraft(editForm);
  // The editor first restores or discards the found draft, or repeats the failed check of the last save.
  const isUndecided =
    draft.recoverable !== undefined || editForm.unconfirmedSave?.kind === 'unchecked';
  const publish = () => void (isUndecided || editForm.publish());
  useShortcuts({ saveDraft, publish, showList: () => setIsShortcutListOpen(true) });
  const [saveShortcut, publishShortcut] = [
    formatShortcut(SHORTCUT_KEYS.saveDraft),
    formatShortcut(SHORTCUT_KEYS.publish),
  ];
  // A tooltip would cover the list of issues above the buttons.
  const tooltipOf = (shortcut: typeof saveShortcut) =>
    editForm.publishFailure ? '' : shortcut.label;
  const time = draft.savedAt === undefined ? undefined : formatRecentMoment(draft.savedAt, tag);
  return (
    <Flex
      wrap
      align="center"
      gap={8}
      className={styles.actionBar ?? ''}
      role="region"
      aria-label={t`Publishing`}
    >
      <Flex wrap align="baseline" gap={12} className={styles.publishState ?? ''}>
        <div role="status">{!hasChanges && publishedMessage}</div>
        <p>
          {hasChanges ? <Trans>Unpublished changes</Trans> : !publishedMessage && publishedState}
        </p>
        {hasChanges && time && draft.savedIn === 'browser' && (
          <p className={styles.savedDraft}>
            <Trans>Draft saved {time}</Trans>
          </p>
        )}
        <Warnings editForm={editForm} labels={labels} />
      </Flex>
      <Button
        type="text"
        icon={<QuestionCircleOutlined aria-hidden />}
        className={styles.shortcutsButton ?? ''}
        aria-label={t`Keyboard shortcuts`}
        aria-keyshortcuts="?"
        onClick={() => setIsShortcutListOpen(true)}
      />
      {actions}
      <Tooltip title={tooltipOf(saveShortcut)}>
        <Button
          aria-keyshortcuts={saveShortcut.ariaKeyShortcuts}
          disabled={isUndecided}
          onMouseDown={preventBlur}
          onClick={saveDraft}
        >
          <Trans>Save draft</Trans>
        </Button>
      </Tooltip>
      <Tooltip title={tooltipOf(publishShortcut)}>
        <Button
          type="primary"
          icon={isPublishing && <LoadingOutlined aria-hidden />}
          aria-keyshortcuts={publishShortcut.ariaKeyShortcuts}
          aria-disabled={isPublishing}
          disabled={isUndecided}
          onMouseDown={preventBlur}
          // The second click of a double click may follow the response to the first.
          onClick={(event) => event.detail < 2 && publish()}
        >
          {isPublishing ? <Trans>Publishing…</Trans> : <Trans>Publish</Trans>}
        </Button>
      </Tooltip>
      <ShortcutList open={isShortcutListOpen} onClose={() => setIsShortcutListOpen(false)} />
    </Flex>
  );
}

function useSaveDraft({ saveDraftNow }: EditForm): () => void {
  const { t } = useLingui();
  const { message } = App.useApp();
  return () =>
    void saveDraftNow().then((savedIn) => {
      if (savedIn === 'browser') void message.success(t`The draft is saved in this browser.`);
      else if (savedIn === undefined) void message.info(t`No changes to save.`);
      else void message.error(t`This browser can’t save the draft.`);
    });
}

/** Keeps the focus in the field: a message that appears on blur would move the button away from the pointer. */
function preventBlur(event: { preventDefault: () => void }) {
  event.preventDefault();
}

/** Renders the warnings about the connection and about a draft that cannot be saved (docs/architecture.md#6-unsaved-work). */
function Warnings({ editForm, labels }: Pick<ActionBarProps, 'editForm' | 'labels'>) {
  const isOnline = useOnline();
  const { hasChanges, draft, wasRequestedOffline } = editForm;
  const isSavedInBrowser = draft.savedIn === 'browser';
  return (
    <div className={styles.warning}>
      <div role="status">
        {!isOnline && !wasRequestedOffline && hasChanges && <Trans>You’re offline.</Trans>}
        {!isOnline && wasRequestedOffline && (
          <Trans>Not sent, because you’re offline. Publish again when you’re back online.</Trans>
        )}
        {!isOnline && hasChanges && isSavedInBrowser && (
          <>
            <SentenceSpace />
            <Trans>Your changes are saved in this browser.</Trans>
          </>
        )}
        {isOnline && wasRequestedOffline && hasChanges && (
          <Trans>You’re back online. Publish when you’re ready.</Trans>
        )}
        {hasChanges && draft.savedIn === 'page' && (
          <>
            <SentenceSpace />
            <Trans>
              This browser can’t save the draft. Publish it, or save it as a file, before you close
              the page.
            </Trans>
          </>
        )}
      </div>
      {hasChanges && draft.savedIn === 'page' && <SaveAsFileButton draft={draft} labels={labels} />}
    </div>
  );
}
