import { Trans } from '@lingui/react/macro';
import { Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNameList } from '@/admin/shared/use-name-list';
import { OrderProgress } from './order-progress';
import type { Order } from './use-order';

interface OrderStatusProps {
  order: Pick<Order<unknown>, 'failure' | 'progress' | 'sending'>;
  /** Whether the row of an item is on the screen, where it says itself how far it is and what has come of it. */
  isShown: (no: string) => boolean;
  /** What else there is to be said. */
  said: string;
}

/**
 * The line that says what has become of a list: where an item has moved to, or that it was not moved though its
 * row is gone (D27). What was said before a failure is no longer true. Of a row that has gone to another page it says
 * beside that how far its way is saved.
 */
export function OrderStatus({ order, isShown, said }: OrderStatusProps) {
  const { failure } = order;
  const listed = useNameList();
  const [before, setBefore] = useState({ failure, said: '' });
  if (before.failure !== failure) setBefore({ failure, said });
  const lost = (failure?.failed ?? []).filter(({ no }) => !isShown(no));
  const names = listed([...new Set(lost.map(({ name }) => `“${name}”`))]);
  const line = useRef<HTMLParagraphElement>(null);
  // The row was perhaps far below.
  useEffect(() => {
    if (names) line.current?.scrollIntoView({ block: 'center' });
  }, [names]);
  const isAway = [...order.sending].some((no) => !isShown(no));
  return (
    <div>
      <p ref={line} role="status">
        {failure && names && (
          <Typography.Text type="danger">
            {lost.some(({ state }) => state === 'unknown') ? (
              <Trans>We couldn’t check whether the new place of {names} was saved.</Trans>
            ) : (
              <Trans>
                The new place of {names} was not saved; the list shows the current order.
              </Trans>
            )}{' '}
            {failure.message}{' '}
          </Typography.Text>
        )}
        {!(failure && before.said === said) && said}
      </p>
      {/* Not read out: it changes with every step. */}
      {isAway && <OrderProgress order={order} />}
    </div>
  );
}
