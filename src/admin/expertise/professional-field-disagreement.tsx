import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { OrderDisagreement } from '@/admin/reorder/order-disagreement';
import { clearPairs } from './professional-field-pairs';
import type { ProfessionalFieldView } from './use-professional-field-view';

/**
 * Shows where the orders of the languages differ (D52). Fields that only their positions match are shown with their
 * earlier matches: their current positions would pair unrelated names.
 */
export function ProfessionalFieldDisagreement({ view }: { view: ProfessionalFieldView }) {
  const { order, rows } = view;
  const isRemembered = rows.some(({ matchedBy }) => matchedBy === 'earlier');
  return (
    <OrderDisagreement
      disagreements={view.disagreements}
      orderApplication={order.orderApplication}
      disabled={order.orderApplication.lang !== undefined}
      note={
        isRemembered && (
          <Trans>
            These fields are matched by their position only. The list shows the matches from before
            the orders diverged; other browsers match them by their current position.
          </Trans>
        )
      }
      action={
        isRemembered && (
          <Button size="small" onClick={clearPairs}>
            <Trans>Match by current position</Trans>
          </Button>
        )
      }
    />
  );
}
