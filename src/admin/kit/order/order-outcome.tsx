import { Trans } from '@lingui/react/macro';
import { Alert, Button } from 'antd';
import { FailedRequest } from '../requests/failed-request';
import { OrderProgress } from './order-progress';
import type { Order } from './use-order';
import { useOrderFailureWords } from './use-order-words';

interface OrderOutcomeProps {
  order: Order<unknown>;
  /** The row's item, and what it is called. */
  no: string;
  what: string;
}

/** What is being sent of a row's new place, and how far; where the list that was read does not show it, why. */
export function OrderOutcome({ order, no, what }: OrderOutcomeProps) {
  const wordsOf = useOrderFailureWords();
  const { failure } = order;
  if (order.sending.has(no)) return <OrderProgress order={order} />;
  const failed = failure?.failed.find((reorder) => reorder.no === no);
  if (!failure || !failed) return null;
  const words = wordsOf(failed.state, failure);
  const action = (
    <Button size="small" onClick={order.retry}>
      <Trans>Try again</Trans>
      <span className="visually-hidden">: {what}</span>
    </Button>
  );
  if (failure.message === undefined)
    return <Alert type="warning" showIcon role="alert" title={words} action={action} />;
  return <FailedRequest message={`${words} ${failure.message}`} action={action} />;
}
