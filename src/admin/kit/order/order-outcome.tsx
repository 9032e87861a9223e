import { Trans } from '@lingui/react/macro';
import { Button, Typography } from 'antd';
import { FailedRequest } from '../requests/failed-request';
import type { Order } from './use-order';

interface OrderOutcomeProps {
  order: Order<unknown>;
  /** The row's item, and what it is called. */
  no: string;
  what: string;
}

/** What is being sent of a row's new place; where it could not be sent, that it was put back, and why. */
export function OrderOutcome({ order, no, what }: OrderOutcomeProps) {
  const { failure } = order;
  if (order.isSending(no)) {
    return (
      <Typography.Text type="secondary">
        <Trans>Saving the order…</Trans>
      </Typography.Text>
    );
  }
  if (!failure?.reorders.some((reorder) => reorder.no === no)) return null;
  return (
    <FailedRequest
      message={
        <>
          <Trans>The order was not saved and has been put back.</Trans> {failure.message}
        </>
      }
      action={
        <Button size="small" onClick={order.retry}>
          <Trans>Try again</Trans>
          <span className="visually-hidden">: {what}</span>
        </Button>
      }
    />
  );
}
