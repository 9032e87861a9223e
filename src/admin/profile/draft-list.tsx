import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Button, Empty, Flex, Popconfirm, Typography } from 'antd';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { safeAdminPath } from '@/lib/admin-path';
import { deleteParts, type Draft, type StorageOwner } from '@/admin/shared/draft-store';
import { formatRecentMoment } from '@/admin/shared/format-recent-moment';
import { RETENTION_DAYS, RETENTION_MS } from '@/admin/shared/admin-db';
import { CONTENT_TYPE_NAMES, sectionAt } from '@/admin/sections';
import { StoredItemsTable } from './stored-items-table';

interface DraftListProps {
  owner: StorageOwner;
  drafts: readonly Draft[];
  /** Called with the href of the screen that resumes a draft. */
  onNavigate: (href: string) => void;
  onDiscarded?: (draft: Draft) => void;
  /** Hides the explanation of drafts, where it is already on the screen. */
  hidesExplanation?: boolean;
}

/** Renders the drafts of the logged-in user: their item and expiry, with buttons to resume or discard them. */
export function DraftList({
  owner,
  drafts,
  onNavigate,
  onDiscarded,
  hidesExplanation,
}: DraftListProps) {
  const { t } = useLingui();
  const [discardedDrafts, setDiscardedDrafts] = useState<readonly Draft[]>([]);
  const [status, setStatus] = useState('');
  const statusRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button was removed with its row.
    if (discardedDrafts.length > 0) statusRef.current?.focus();
  }, [discardedDrafts]);
  const remainingDrafts = drafts.filter((draft) => !discardedDrafts.includes(draft));
  const discard = async (draft: Draft) => {
    // So that the same result is announced again.
    setStatus('');
    if (!(await deleteParts(owner, draft.parts))) {
      setStatus(t`This browser couldn’t discard the draft. Reload the page and try again.`);
      return;
    }
    setStatus(t`The draft was discarded.`);
    setDiscardedDrafts((before) => [...before, draft]);
    onDiscarded?.(draft);
  };
  return (
    <>
      {!hidesExplanation && (
        <Typography.Paragraph type="secondary">
          <Plural
            value={RETENTION_DAYS}
            one="Unpublished work is saved in this browser for # day after its last change. Other people who use this browser with their own accounts do not see it."
            other="Unpublished work is saved in this browser for # days after its last change. Other people who use this browser with their own accounts do not see it."
          />
        </Typography.Paragraph>
      )}
      <p ref={statusRef} tabIndex={-1} role="status">
        {status}
      </p>
      {remainingDrafts.length === 0 ? (
        <Empty description={t`You have no drafts in this browser`} />
      ) : (
        <StoredItemsTable
          items={remainingDrafts}
          rowKey="item"
          renderItem={(draft) => (
            <Row draft={draft} onNavigate={onNavigate} onDiscard={() => void discard(draft)} />
          )}
        />
      )}
    </>
  );
}

interface RowProps {
  draft: Draft;
  onNavigate: (href: string) => void;
  onDiscard: () => void;
}

function Row({ draft, onNavigate, onDiscard }: RowProps) {
  const { t } = useLingui();
  const { tag } = useLocale();
  const router = useRouter();
  const { item, at } = draft;
  // Browser storage may contain anything.
  const href = safeAdminPath(draft.href);
  const section = href === undefined ? undefined : sectionAt(href.replace(/[?#].*/, ''));
  const contentType = item.startsWith('catalogues/')
    ? CONTENT_TYPE_NAMES.catalogues
    : section?.label;
  const title = draft.title || t`Untitled`;
  const time = formatRecentMoment(at, tag);
  const expiryDate = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(
    at + RETENTION_MS,
  );
  const resume = (event: MouseEvent) => {
    // With a modifier key, the browser handles the link like any other, such as in another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !href) return;
    event.preventDefault();
    onNavigate(href);
    void router.navigate({ href });
  };
  return (
    <Flex wrap gap={8} align="center">
      <Flex vertical style={{ flex: '1 1 240px', minInlineSize: 0 }}>
        <Typography.Text strong>
          <bdi>{title}</bdi>
        </Typography.Text>
        <Typography.Text
          type="secondary"
          // A Chinese date counts as one word.
          style={{ wordBreak: 'keep-all', overflowWrap: 'anywhere' }}
        >
          {[contentType && t(contentType), t`Saved ${time}, expires ${expiryDate}`]
            .filter(Boolean)
            .join(' · ')}
        </Typography.Text>
      </Flex>
      {href && (
        <Button href={href} onClick={resume} aria-label={t`Resume ${title}`}>
          <Trans>Resume</Trans>
        </Button>
      )}
      <Popconfirm
        title={t`Discard this draft?`}
        description={t`A discarded draft can’t be restored.`}
        okText={t`Discard`}
        cancelText={t`Cancel`}
        onConfirm={onDiscard}
      >
        <Button danger aria-label={t`Discard ${title}`}>
          <Trans>Discard</Trans>
        </Button>
      </Popconfirm>
    </Flex>
  );
}
