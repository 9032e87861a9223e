import { useLingui } from '@lingui/react/macro';
import { Skeleton, Tabs } from 'antd';
import { useEffect, useState } from 'react';
import { useStorageOwner } from '@/admin/shared/storage-owner';
import { listDrafts, type Draft } from '@/admin/shared/draft-store';
import { listDeletedItems, type DeletedItem } from '@/admin/shared/deleted-item-store';
import { DeletedList } from './deleted-list';
import { DraftList } from './draft-list';

interface DraftsPanelProps {
  /** Initial tab. */
  tab: 'drafts' | 'deleted';
  onNavigate: (href: string) => void;
}

/** Renders the user's drafts and deleted items in this browser, as stored when it mounts. */
export function DraftsPanel({ tab, onNavigate }: DraftsPanelProps) {
  const { t } = useLingui();
  const owner = useStorageOwner();
  const [storedItems, setStoredItems] = useState<{
    drafts: Draft[];
    deletedItems: DeletedItem[];
  }>();
  useEffect(() => {
    if (!owner) return;
    let isCurrent = true;
    void Promise.all([listDrafts(owner), listDeletedItems(owner)]).then(
      ([drafts, deletedItems]) => {
        if (isCurrent) setStoredItems({ drafts, deletedItems });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [owner]);
  if (owner && storedItems)
    return (
      <Tabs
        defaultActiveKey={tab}
        items={[
          {
            key: 'drafts',
            label: t({ message: 'Drafts', context: 'tab' }),
            children: (
              <DraftList owner={owner} drafts={storedItems.drafts} onNavigate={onNavigate} />
            ),
          },
          {
            key: 'deleted',
            label: t({ message: 'Deleted', context: 'tab' }),
            children: (
              <DeletedList owner={owner} items={storedItems.deletedItems} onNavigate={onNavigate} />
            ),
          },
        ]}
      />
    );
  return (
    <div role="status" aria-label={t`Loading…`}>
      <Skeleton active title={false} />
    </div>
  );
}
