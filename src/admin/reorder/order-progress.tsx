import { Trans } from '@lingui/react/macro';
import { Typography } from 'antd';
import type { Order } from './use-order';

/** Says that a new place is being saved, and of a way of more than two steps how many of them are. */
export function OrderProgress({ order }: { order: Pick<Order<unknown>, 'progress'> }) {
  const { done, all } = order.progress ?? { done: 0, all: 0 };
  return (
    <Typography.Text type="secondary">
      {all > 2 ? (
        <Trans>
          Saving the order: {done} of {all} steps…
        </Trans>
      ) : (
        <Trans>Saving the order…</Trans>
      )}
    </Typography.Text>
  );
}
