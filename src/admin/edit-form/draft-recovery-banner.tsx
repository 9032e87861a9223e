import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, App, Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { Differences, type FieldLabels } from './differences';
import { formatRecentMoment } from '@/admin/shared/format-recent-moment';
import styles from './edit.module.css';
import type { RecoverableDraft } from './use-draft';

interface DraftRecoveryBannerProps {
  draft: RecoverableDraft<unknown>;
  /** Whether the item was never published. */
  isNew?: boolean;
  /** Labels of the fields; without them, no differences are shown. */
  labels: FieldLabels | undefined;
  onRestore: () => void;
  /** Resolves to whether the draft is deleted. */
  onDiscard: () => Promise<boolean>;
}

/**
 * Renders the draft recovery banner with the differences from the current values
 * (docs/architecture.md#6-unsaved-work). Takes the focus, since editing is disabled until the editor decides.
 */
export function DraftRecoveryBanner({
  draft,
  isNew = false,
  labels,
  onRestore,
  onDiscard,
}: DraftRecoveryBannerProps) {
  const { t } = useLingui();
  const { tag } = useLocale();
  const { message } = App.useApp();
  const time = formatRecentMoment(draft.at, tag);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    banner.current?.focus();
  }, []);
  const rows = draft.changes.map(({ name, base, value, hasNewerVersion }) => ({
    name,
    leftValue: base,
    rightValue: value,
    note: hasNewerVersion
      ? t`A newer version was published after you started this draft`
      : undefined,
  }));
  const discard = async () => {
    if (await onDiscard()) return;
    void message.error(t`This browser couldn’t discard the draft. Reload the page and try again.`);
  };
  const currentTitle = isNew ? t`Without the draft` : t`Published`;
  return (
    <div ref={banner} tabIndex={-1} className={styles.notice}>
      <Alert
        type="info"
        showIcon
        role="status"
        title={t`Draft saved ${time}`}
        description={
          <Flex vertical gap={12}>
            {draft.wasFoundAfterEdit ? (
              <Trans>
                An earlier draft was found while you were typing. Restoring it replaces only the
                fields that the draft changed. Discard it to keep all that you typed.
              </Trans>
            ) : (
              <Trans>
                You have unpublished changes here. Restore them, or discard them and continue
                without them.
              </Trans>
            )}
            {labels && (
              <Differences
                rows={rows}
                labels={labels}
                leftTitle={draft.wasFoundAfterEdit ? t`In this form` : currentTitle}
                rightTitle={t`Draft`}
              />
            )}
            <Flex gap={8}>
              <Button type="primary" onClick={onRestore}>
                <Trans>Restore</Trans>
              </Button>
              <Button onClick={() => void discard()}>
                <Trans>Discard</Trans>
              </Button>
            </Flex>
          </Flex>
        }
      />
    </div>
  );
}
