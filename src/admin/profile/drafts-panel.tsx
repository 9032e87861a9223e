import { useLingui } from '@lingui/react/macro';
import { Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useDraftOwner } from '@/admin/shared/draft-owner';
import { listDrafts, type Draft } from '@/admin/shared/draft-store';
import { DraftList } from './draft-list';

/** Lists the user's drafts in this browser, read again whenever the panel opens. */
export function DraftsPanel({ onLeave }: { onLeave: (href: string) => void }) {
  const { t } = useLingui();
  const owner = useDraftOwner();
  const [drafts, setDrafts] = useState<readonly Draft[]>();
  useEffect(() => {
    if (!owner) return;
    let current = true;
    void listDrafts(owner).then((found) => {
      if (current) setDrafts(found);
    });
    return () => {
      current = false;
    };
  }, [owner]);
  if (owner && drafts) return <DraftList owner={owner} drafts={drafts} onLeave={onLeave} />;
  return (
    <div role="status" aria-label={t`Loading…`}>
      <Skeleton active title={false} />
    </div>
  );
}
