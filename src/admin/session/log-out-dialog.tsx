import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Collapse, Flex, Modal, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { LazyPart } from '@/ui/lazy-part';
import { deleteDrafts, type Draft, type DraftOwner } from '@/admin/shared/draft-store';
import { RETENTION_DAYS } from '@/admin/shared/admin-db';
import { logOutQuestion, useLeave } from './use-log-out';

const loadList = () => import('@/admin/profile/draft-list');

const stay = () => {
  logOutQuestion.asked = null;
};

interface AskedProps {
  owner: DraftOwner;
  drafts: readonly Draft[];
  /** The drafts that are still there. */
  left: readonly Draft[];
  onDiscarded: (draft: Draft) => void;
}

/** What becomes of the drafts, and which they are for who wants to see them. */
function Asked({ owner, drafts, left, onDiscarded }: AskedProps) {
  return (
    <>
      {left.length > 0 && (
        <p>
          <Plural
            value={RETENTION_DAYS}
            one="Drafts that you keep are offered to you at your next login here, for # day after they were last changed. They are stored unencrypted: if other people use this computer, remove them."
            other="Drafts that you keep are offered to you at your next login here, for # days after they were last changed. They are stored unencrypted: if other people use this computer, remove them."
          />
        </p>
      )}
      <Collapse
        size="small"
        style={{ marginBlock: 12 }}
        items={[
          {
            key: 'drafts',
            label: <Trans>Which drafts these are</Trans>,
            children: (
              <LazyPart load={loadList} fallback={<Skeleton active title={false} />}>
                {({ DraftList }) => (
                  <DraftList brief {...{ owner, drafts, onDiscarded }} onLeave={stay} />
                )}
              </LazyPart>
            ),
          },
        ]}
      />
    </>
  );
}

/** Asks who logs out, once, whether the drafts that this browser has of them stay here (design 6, docs/decisions/0009). */
export function LogOutDialog() {
  const { t } = useLingui();
  const { asked } = useSnapshot(logOutQuestion);
  const leave = useLeave();
  // The words stay while the question closes.
  const [shown, setShown] = useState(asked);
  const safest = useRef<HTMLButtonElement>(null);
  const [gone, setGone] = useState<readonly Draft[]>([]);
  if (asked && asked !== shown) setShown(asked);
  // Nobody is asked what another one was.
  useEffect(() => stay, []);
  if (!shown) return null;
  const { owner, drafts } = shown;
  const left = drafts.filter((draft) => !gone.includes(draft));
  const logOut = async (keeps: boolean) => {
    stay();
    await leave();
    // Once the screen has gone, which keeps what was typed in it.
    if (!keeps) await deleteDrafts(owner);
  };
  return (
    <Modal
      open={asked !== null}
      width={640}
      title={
        left.length > 0 ? (
          <Plural
            value={left.length}
            one="Keep # draft on this computer?"
            other="Keep # drafts on this computer?"
          />
        ) : (
          <Trans>Log out?</Trans>
        )
      }
      closable={false}
      onCancel={stay}
      // The answer that loses nothing, once the dialog has taken the focus itself.
      afterOpenChange={(open) => open && safest.current?.focus()}
      footer={
        <Flex wrap gap={8} justify="end">
          <Button onClick={stay}>
            <Trans>Cancel</Trans>
          </Button>
          {left.length > 0 && (
            <Button danger onClick={() => void logOut(false)}>
              <Trans>Remove and log out</Trans>
            </Button>
          )}
          <Button type="primary" ref={safest} onClick={() => void logOut(true)}>
            {left.length > 0 ? t`Keep and log out` : t`Log out`}
          </Button>
        </Flex>
      }
    >
      <Asked
        key={drafts[0]?.at}
        {...{ owner, drafts, left }}
        onDiscarded={(draft) => setGone((before) => [...before, draft])}
      />
    </Modal>
  );
}
