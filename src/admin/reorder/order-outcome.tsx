import { Alert, Typography } from 'antd';
import { FailedRequest, RetryButton } from '@/admin/requests/failed-request';
import { SentenceSpace } from '@/ui/sentence-space';
import type { Order } from './use-order';
import { useOrderFailureMessages } from './use-order-messages';
import { Trans } from '@lingui/react/macro';

interface OrderOutcomeProps {
  order: Order<unknown>;
  /** Identifies the item, as in `order.pendingNos`. */
  no: string;
  itemName: string;
}

/** Renders why a row may not have its new position, with a retry button. */
function OrderFailureNote({ order, no, itemName }: OrderOutcomeProps) {
  const messageOf = useOrderFailureMessages();
  const { failure } = order;
  const failedReorder = failure?.failedReorders.find((reorder) => reorder.no === no);
  if (!failure || !failedReorder) return null;
  const text = messageOf(failedReorder.state, failure);
  const retryProps = { onRetry: order.retry, itemName };
  if (failure.message === undefined)
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={text}
        action={<RetryButton {...retryProps} />}
      />
    );
  const message = (
    <>
      {text}
      <SentenceSpace />
      {failure.message}
    </>
  );
  return <FailedRequest message={message} {...retryProps} />;
}

/** Renders the progress of a row's new position, or why it failed. */
export function OrderOutcome(props: OrderOutcomeProps) {
  return props.order.pendingNos.has(props.no) ? (
    <OrderProgress order={props.order} />
  ) : (
    <OrderFailureNote {...props} />
  );
}

/** Returns `OrderOutcome` in two parts for `ListTable`: a note below the actions, and the failure below the row. */
export function orderOutcomeOf(props: OrderOutcomeProps) {
  const { order, no } = props;
  const isSending = order.pendingNos.has(no);
  const hasFailed = order.failure?.failedReorders.some((reorder) => reorder.no === no) === true;
  return {
    note: isSending && <OrderProgress order={order} />,
    failureNote: !isSending && hasFailed && <OrderFailureNote {...props} />,
  };
}

/** Renders that a new position is being saved, with the progress if it takes more than two requests. */
export function OrderProgress({ order }: { order: Pick<Order<unknown>, 'progress'> }) {
  const { done, total } = order.progress ?? { done: 0, total: 0 };
  return (
    <Typography.Text type="secondary">
      {total > 2 ? (
        <Trans>
          Saving the order: {done} of {total} steps…
        </Trans>
      ) : (
        <Trans>Saving the order…</Trans>
      )}
    </Typography.Text>
  );
}
