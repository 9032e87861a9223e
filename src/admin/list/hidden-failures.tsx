import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { FailedRequest } from '@/admin/requests/failed-request';
import { SentenceSpace } from '@/ui/sentence-space';
import styles from './selection.module.css';
import type { RowMutations } from './row-mutation';

/** Renders the failed mutations of rows that are no longer shown, with the reason. */
export function HiddenFailures({
  hiddenFailures,
  visibleFailedRows,
  dismiss,
}: Pick<RowMutations<unknown>, 'hiddenFailures' | 'visibleFailedRows'> & { dismiss: () => void }) {
  if (hiddenFailures.length === 0) return null;
  return (
    <div className={styles.hiddenFailures}>
      <FailedRequest
        message={hiddenFailures.map(({ key, rowName: name, message }) => (
          <p key={key}>
            <Trans>Couldn’t complete an action on “{name}”, which is no longer shown here.</Trans>
            <SentenceSpace />
            {message}
          </p>
        ))}
        action={
          visibleFailedRows.length === 0 && (
            <Button size="small" onClick={() => dismiss()}>
              <Trans>Close</Trans>
            </Button>
          )
        }
      />
    </div>
  );
}
