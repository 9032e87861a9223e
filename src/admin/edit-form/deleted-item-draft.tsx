import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, App, Button, Descriptions, Flex, Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { LazyComponent } from '@/ui/lazy-component';
import { useStorageOwner } from '@/admin/shared/storage-owner';
import { findSavedParts, deleteParts, type SavedPart } from '@/admin/shared/draft-store';
import { languageOfField } from './changes';
import { hasTags } from './compare-saved';
import { textOf, type FieldLabels } from './differences';
import { formatRecentMoment } from '@/admin/shared/format-recent-moment';

// Loaded on demand: most screens show no saved draft.
const loadSafeHtml = () => import('@/ui/html/safe-html');

interface DeletedItemDraftProps {
  draftName: string;
  labels: FieldLabels;
}

/**
 * Renders the draft of a deleted item for copying, since no form can restore it
 * (docs/architecture.md#6-unsaved-work). Renders nothing without a draft.
 */
export function DeletedItemDraft({ draftName, labels }: DeletedItemDraftProps) {
  const { t } = useLingui();
  const { tag } = useLocale();
  const { message } = App.useApp();
  const owner = useStorageOwner();
  const [parts, setParts] = useState<readonly SavedPart[]>([]);
  const [isDiscarded, setIsDiscarded] = useState(false);
  const statusLine = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!owner) return;
    let isCurrent = true;
    void findSavedParts(owner, [draftName]).then((savedParts) => {
      if (isCurrent) setParts(savedParts);
    });
    return () => {
      isCurrent = false;
    };
  }, [owner, draftName]);
  useEffect(() => {
    if (isDiscarded) statusLine.current?.focus();
  }, [isDiscarded]);

  if (isDiscarded) {
    return (
      <p ref={statusLine} tabIndex={-1} role="status">
        <Trans>The draft was discarded.</Trans>
      </p>
    );
  }
  if (!owner || parts.length === 0) return null;
  const time = formatRecentMoment(Math.max(...parts.map(({ at }) => at)), tag);
  const discard = async () => {
    if (await deleteParts(owner, parts)) setIsDiscarded(true);
    else
      void message.error(
        t`This browser couldn’t discard the draft. Reload the page and try again.`,
      );
  };
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={t`Draft saved ${time}`}
      description={
        <Flex vertical gap={12} align="start">
          <Trans>You have unpublished changes here. Copy what you still need.</Trans>
          <Descriptions
            column={1}
            colon={false}
            layout="vertical"
            items={parts
              .flatMap(({ changes, visit }) => changes.map((change) => ({ ...change, visit })))
              .map(({ name, value, visit }) => ({
                key: `${visit} ${name}`,
                label: labels.nameOf(name),
                children: <SavedValue name={name} value={value} labels={labels} />,
              }))}
          />
          <Button onClick={() => void discard()}>
            <Trans>Discard</Trans>
          </Button>
        </Flex>
      }
    />
  );
}

function SavedValue({
  name,
  value,
  labels,
}: {
  name: string;
  value: unknown;
  labels: FieldLabels;
}) {
  const label = labels.textOf?.(name, value);
  if (label === undefined && hasTags(value)) {
    return (
      <LazyComponent load={loadSafeHtml} fallback={null}>
        {({ SafeHtml }) => <SafeHtml html={value} lang={languageOfField(name)} />}
      </LazyComponent>
    );
  }
  const text = label ?? textOf(value);
  return text === '' ? (
    <Typography.Text type="secondary">
      <Trans>empty</Trans>
    </Typography.Text>
  ) : (
    <bdi style={{ whiteSpace: 'pre-line' }}>{text}</bdi>
  );
}
