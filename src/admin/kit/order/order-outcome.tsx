import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { FailedRequest } from '../requests/failed-request';
import { OrderProgress } from './order-progress';
import type { Order } from './use-order';

interface OrderOutcomeProps {
  order: Order<unknown>;
  /** The row's item, and what it is called. */
  no: string;
  what: string;
}

/** What is being sent of a row's new place, and how far; where it was not sent to its end, what is stored, and why. */
export function OrderOutcome({ order, no, what }: OrderOutcomeProps) {
  const { failure } = order;
  if (order.sending.has(no)) return <OrderProgress order={order} />;
  if (!failure?.reorders.some((reorder) => reorder.no === no)) return null;
  const { done, all } = failure.progress;
  const partly = done > 0 && failure.reorders[0]?.no === no;
  return (
    <FailedRequest
      message={
        <>
          {partly ? (
            <Trans>
              Only {done} of {all} steps are stored. The list shows how it stands now.
            </Trans>
          ) : (
            <Trans>The order was not saved and has been put back.</Trans>
          )}{' '}
          {failure.message}
        </>
      }
      action={
        <Button size="small" onClick={order.retry}>
          {partly ? <Trans>Go on from here</Trans> : <Trans>Try again</Trans>}
          <span className="visually-hidden">: {what}</span>
        </Button>
      }
    />
  );
}
