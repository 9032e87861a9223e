import { useLingui } from '@lingui/react/macro';
import { Skeleton, Tabs } from 'antd';
import { useEffect, useState } from 'react';
import { useDraftOwner } from '@/admin/shared/draft-owner';
import { listDrafts, type Draft } from '@/admin/shared/draft-store';
import { listDeletedItems, type DeletedItem } from '@/admin/shared/deleted-item-store';
import { DeletedList } from './deleted-list';
import { DraftList } from './draft-list';

interface DraftsPanelProps {
  /** The tab that is open at first. */
  tab: 'drafts' | 'deleted';
  onLeave: (href: string) => void;
}

/** Lists the user's drafts and deleted items in this browser, read again whenever the panel opens. */
export function DraftsPanel({ tab, onLeave }: DraftsPanelProps) {
  const { t } = useLingui();
  const owner = useDraftOwner();
  const [found, setFound] = useState<{ drafts: Draft[]; deletedItems: DeletedItem[] }>();
  useEffect(() => {
    if (!owner) return;
    let isCurrent = true;
    void Promise.all([listDrafts(owner), listDeletedItems(owner)]).then(
      ([drafts, deletedItems]) => {
        if (isCurrent) setFound({ drafts, deletedItems });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [owner]);
  if (owner && found)
    return (
      <Tabs
        defaultActiveKey={tab}
        items={[
          {
            key: 'drafts',
            label: t({ message: 'Drafts', context: 'tab' }),
            children: <DraftList owner={owner} drafts={found.drafts} onLeave={onLeave} />,
          },
          {
            key: 'deleted',
            label: t({ message: 'Deleted', context: 'tab' }),
            children: <DeletedList owner={owner} items={found.deletedItems} onLeave={onLeave} />,
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
