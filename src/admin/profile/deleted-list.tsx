import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { App, Button, Empty, Flex, Popconfirm, Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ensureLanguageCodes } from '@/api/admin/languages';
import { isOutcomeUnknown } from '@/api/errors';
import { useLocale } from '@/i18n/use-locale';
import { safeAdminPath } from '@/lib/admin-path';
import { formatRecentMoment } from '@/admin/shared/format-recent-moment';
import type { DeletedNames } from '@/admin/names/deleted-names';
import { useErrorMessage } from '@/admin/requests/error-message';
import { FailedRequest } from '@/admin/requests/failed-request';
import { CONTENT_TYPE_NAMES } from '@/admin/sections';
import { RETENTION_DAYS, RETENTION_MS } from '@/admin/shared/admin-db';
import type { StorageOwner } from '@/admin/shared/draft-store';
import { useRequestErrors } from '@/admin/shared/request-error';
import { useLanguageNames } from '@/admin/shared/language-names';
import { removeDeletedItems, type DeletedItem } from '@/admin/shared/deleted-item-store';
import { useIsLeft } from '@/admin/shared/use-is-left';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import { StoredItemsTable } from './stored-items-table';

interface DeletedListProps {
  owner: StorageOwner;
  items: readonly DeletedItem[];
  /** Called with the href of the form that restores an item. */
  onNavigate: (href: string) => void;
}

/** Stores an icon, a job or a catalogue again, which have no form of their own. Throws what the request throws. */
async function restoreWithoutForm(
  item: DeletedItem,
  loadedCodes: readonly string[],
): Promise<void> {
  if (item.section === 'icons') {
    const { restoreIcon } = await import('@/admin/icons/library/deleted-icon');
    await restoreIcon(item);
    return;
  }
  const { restoreNames } = await import('@/admin/names/restore-names');
  await restoreNames(item.content as DeletedNames, await ensureLanguageCodes(loadedCodes));
}

/** Renders the deleted items of the logged-in user, with buttons to restore them or delete them permanently. */
export function DeletedList({ owner, items, onNavigate }: DeletedListProps) {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const { codes } = useLanguageNames();
  const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState<{ summary: string; message: string }>();
  const [restoringIds, setRestoringIds] = useState<readonly string[]>([]);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const isLeft = useIsLeft();
  const { report } = useRequestErrors();
  useEffect(() => {
    // The pressed button was removed with its row.
    if (removedIds.length > 0) statusRef.current?.focus();
  }, [removedIds]);
  const remainingItems = items.filter(({ id }) => !removedIds.includes(id));
  const hide = ({ id }: DeletedItem, message: string) => {
    setStatus(message);
    setRemovedIds((before) => [...before, id]);
  };
  const deletePermanently = async (item: DeletedItem) => {
    // So that the same result is announced again.
    setStatus('');
    if (await removeDeletedItems(owner, [item.id]))
      hide(item, t`The item was deleted permanently.`);
    else setStatus(t`This browser couldn’t delete the item. Reload the page and try again.`);
  };
  const restore = async (item: DeletedItem) => {
    setFailure(undefined);
    setRestoringIds((before) => [...before, item.id]);
    try {
      await restoreWithoutForm(item, codes);
      const { title } = item;
      await removeDeletedItems(owner, [item.id]);
      hide(
        item,
        item.section === 'icons'
          ? t`“${title}” is in the icon library again. Choose it where it was used.`
          : item.partial
            ? t`“${title}” has been restored.`
            : t`“${title}” has been restored. Choose it again where it was used.`,
      );
    } catch (error) {
      const { title: name } = item;
      const summary = isOutcomeUnknown(error)
        ? t`Couldn’t check whether “${name}” was restored. Before you restore it again, check whether it exists.`
        : t`“${name}” was not restored.`;
      setFailure({ summary, message: messageOf(error) });
      if (isLeft.current) report(error, summary);
    }
    setRestoringIds((before) => before.filter((id) => id !== item.id));
  };
  return (
    <>
      <Typography.Paragraph type="secondary">
        <Plural
          value={RETENTION_DAYS}
          one="Deleted items that this browser stores can be restored here, and only here, for # day. Other accounts do not see them."
          other="Deleted items that this browser stores can be restored here, and only here, for # days. Other accounts do not see them."
        />
      </Typography.Paragraph>
      <p
        ref={statusRef}
        tabIndex={-1}
        role="status"
        style={status === '' ? undefined : { marginBlockEnd: 12 }}
      >
        {status}
      </p>
      {failure && <FailedRequest failureSummary={failure.summary} message={failure.message} />}
      {remainingItems.length === 0 ? (
        <Empty description={t`You have no deleted items in this browser`} />
      ) : (
        <StoredItemsTable
          items={remainingItems}
          rowKey="id"
          renderItem={(item) => (
            <Row
              item={item}
              isRestoring={restoringIds.includes(item.id)}
              onNavigate={onNavigate}
              onRestore={() => void restore(item)}
              onDelete={() => void deletePermanently(item)}
            />
          )}
        />
      )}
    </>
  );
}

interface RowProps {
  item: DeletedItem;
  isRestoring: boolean;
  onNavigate: (href: string) => void;
  /** Restores an item without a form. */
  onRestore: () => void;
  onDelete: () => void;
}

function Row({ item, isRestoring, onNavigate, onRestore, onDelete }: RowProps) {
  const { t } = useLingui();
  const { tag } = useLocale();
  const { message } = App.useApp();
  const router = useRouter();
  const formatList = useNameListFormatter();
  const { nameOf } = useLanguageNames();
  const { id, section, languages, partial, form, at, certain } = item;
  const title = item.title || t`Untitled`;
  const deletionTime = formatRecentMoment(at, tag);
  const expiryDate = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(
    at + RETENTION_MS,
  );
  const languageNames = formatList(languages.map(nameOf));
  const contentType =
    section === 'icons'
      ? t({ message: 'Icons', context: 'content type' })
      : t(CONTENT_TYPE_NAMES[section]);
  const restore = () => {
    if (form === undefined) {
      onRestore();
      return;
    }
    // Browser storage may contain anything.
    const href = safeAdminPath(`${form}${form.includes('?') ? '&' : '?'}restore=${id}`);
    if (href === undefined) {
      void message.error(t`This item cannot be restored.`);
      return;
    }
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
          {[contentType, languageNames, t`Deleted ${deletionTime}, expires ${expiryDate}`]
            .filter(Boolean)
            .join(' · ')}
        </Typography.Text>
        {partial && form !== undefined && (
          <Typography.Text type="secondary">
            <Plural
              value={languages.length}
              one="Only this language was deleted. Restoring creates a separate item. To add the language to the original item, copy the content into that item."
              other="Only these languages were deleted. Restoring creates a separate item. To add the languages to the original item, copy the content into that item."
            />
          </Typography.Text>
        )}
        {!certain && (
          <Typography.Text type="warning">
            <Trans>It may still exist: the deletion was not confirmed. Check the list first.</Trans>
          </Typography.Text>
        )}
      </Flex>
      <Flex gap={8}>
        <Button loading={isRestoring} onClick={restore} aria-label={t`Restore ${title}`}>
          <Trans context="deleted item">Restore</Trans>
        </Button>
        <Popconfirm
          title={t`Delete permanently?`}
          description={t`This item cannot be restored afterwards.`}
          okText={t`Delete permanently`}
          cancelText={t`Cancel`}
          onConfirm={onDelete}
        >
          <Button danger aria-label={t`Delete permanently: ${title}`}>
            <Trans>Delete permanently</Trans>
          </Button>
        </Popconfirm>
      </Flex>
    </Flex>
  );
}
