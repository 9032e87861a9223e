import { ExclamationCircleFilled, ReloadOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { RowOutcome } from '../kit/list/row-outcome';
import { OrderOutcome } from '../kit/order/order-outcome';
import { RowAction } from '../kit/row-action';
import { CatalogueActions } from './catalogue-actions';
import type { Folder } from './catalogue-folders';
import { useCataloguesScreen } from './catalogues-context';
import styles from './catalogues.module.css';

interface CatalogueOutcomeProps {
  folder: Folder;
  siblings: readonly Folder[];
  index: number;
}

/** What can be done with a catalogue, what is being sent for it, and what has failed and can be tried again. */
export function CatalogueOutcome({ folder, siblings, index }: CatalogueOutcomeProps) {
  const { t } = useLingui();
  const screen = useCataloguesScreen();
  const { order, writes, check } = screen;
  const what = screen.nameOf(folder);
  const checking = check?.no === folder.no ? check : undefined;
  const failed = writes.resultOf(folder)?.state === 'failed';
  const again = (retry: () => void) => (
    <RowAction icon={<ReloadOutlined />} word={t`Try again`} what={what} onClick={retry} />
  );
  return (
    <div className={styles.doing}>
      <RowOutcome row={folder} writes={writes} what={what}>
        {failed && again(() => void writes.retry())}
        <CatalogueActions folder={folder} siblings={siblings} index={index} />
      </RowOutcome>
      {checking && !checking.message && (
        <p className={styles.said}>
          <Trans>Looking for what is in it…</Trans>
        </p>
      )}
      <OrderOutcome order={order} no={folder.no} what={what} />
      {checking?.message && (
        <div className={styles.failed} role="alert">
          <ExclamationCircleFilled aria-hidden /> <span>{checking.message}</span>
          {again(() => screen.startDeletion(folder))}
        </div>
      )}
    </div>
  );
}
