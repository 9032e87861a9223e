import { ExclamationCircleFilled, ReloadOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { RowAction } from '../row-action';
import styles from './order.module.css';
import type { Order } from './use-order';

interface OrderOutcomeProps {
  order: Order<unknown>;
  /** The row's item, and what it is called. */
  no: string;
  what: string;
}

/** What is being sent of a row's new place; where it could not be sent, that it was put back, and why. */
export function OrderOutcome({ order, no, what }: OrderOutcomeProps) {
  const { t } = useLingui();
  const { failure } = order;
  if (order.isSending(no)) {
    return (
      <p className={styles.sending}>
        <Trans>Saving the order…</Trans>
      </p>
    );
  }
  if (!failure?.reorders.some((reorder) => reorder.no === no)) return null;
  return (
    <div className={styles.failed} role="alert">
      <ExclamationCircleFilled aria-hidden />{' '}
      <span>
        <Trans>The order was not saved and has been put back.</Trans> {failure.message}
      </span>
      <RowAction icon={<ReloadOutlined />} word={t`Try again`} what={what} onClick={order.retry} />
    </div>
  );
}
