import { Trans } from '@lingui/react/macro';
import { Typography } from 'antd';
import type { Order } from './use-order';

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
