import { Trans } from '@lingui/react/macro';
import { Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { joinSentences } from '@/lib/join-sentences';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import { SentenceSpace } from '@/ui/sentence-space';
import { OrderProgress } from './order-outcome';
import type { Order } from './use-order';

interface OrderStatusProps {
  order: Pick<Order<unknown>, 'failure' | 'progress' | 'pendingNos'>;
  /** Returns whether the row of an item is visible and shows its own progress and outcome. */
  isShown: (no: string) => boolean;
  /** Outcome of the last action, such as the new position of an item; not shown once a failure follows it. */
  announcement: string;
}

/** Renders the status line of a list: the announcement, and the failures and the progress of hidden items (D27). */
export function OrderStatus({ order, isShown, announcement }: OrderStatusProps) {
  const { failure } = order;
  const formatList = useNameListFormatter();
  const [previous, setPrevious] = useState({ failure, announcement, outdatedAnnouncement: '' });
  if (previous.failure !== failure || previous.announcement !== announcement) {
    const outdatedAnnouncement =
      previous.failure === failure ? previous.outdatedAnnouncement : previous.announcement;
    setPrevious({ failure, announcement, outdatedAnnouncement });
  }
  const hiddenFailedReorders = (failure?.failedReorders ?? []).filter(({ no }) => !isShown(no));
  const names = formatList([...new Set(hiddenFailedReorders.map(({ name }) => `“${name}”`))]);
  const statusLine = useRef<HTMLParagraphElement>(null);
  // The user may have scrolled far below the status line.
  useEffect(() => {
    if (names) statusLine.current?.scrollIntoView({ block: 'center' });
  }, [names]);
  const hasHiddenItem = [...order.pendingNos].some((no) => !isShown(no));
  return (
    <div>
      <p ref={statusLine} role="status">
        {failure && names && (
          <Typography.Text type="danger">
            {hiddenFailedReorders.some(({ state }) => state === 'unknown') ? (
              <Trans>Couldn’t check whether the new position of {names} was saved.</Trans>
            ) : (
              <Trans>
                The new position of {names} was not saved. The list shows the current order.
              </Trans>
            )}
            <SentenceSpace />
            {failure.message !== undefined && joinSentences([failure.message, ''])}
          </Typography.Text>
        )}
        {!(failure && previous.outdatedAnnouncement === announcement) && announcement}
      </p>
      {/* Not announced: it changes with every step. */}
      {hasHiddenItem && <OrderProgress order={order} />}
    </div>
  );
}
