import { ExclamationCircleFilled } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import type { Icon } from '../../../api/staff/icons';
import { LostWrites } from '../../kit/list/lost-writes';
import type { RowWrites } from '../../kit/list/use-row-writes';
import { useIconName } from './icon-name';
import { IconPicture } from '../icon-picture';
import styles from '../icons.module.css';

/** What becomes of icons that are deleted: time to undo it, then what the server said against it. */
export function IconOutcome({
  icons,
  writes,
}: {
  icons: readonly Icon[];
  writes: RowWrites<Icon>;
}) {
  const nameOf = useIconName();
  const going = icons.flatMap((icon) => {
    const result = writes.resultOf(icon);
    return result ? [{ icon, result, name: nameOf(icon) }] : [];
  });
  return (
    <div role="status" className={styles.outcomes}>
      {going.map(({ icon, result, name }) => (
        <p
          key={icon.id}
          className={styles.outcome}
          data-failed={result.state === 'failed' || undefined}
        >
          <IconPicture url={icon.iconUrl} size={20} />
          {result.state === 'undoable' && (
            <>
              <Trans>“{name}” is being deleted.</Trans>
              <Button size="small" onClick={() => writes.undo([icon])}>
                <Trans>Undo</Trans>
              </Button>
            </>
          )}
          {result.state === 'failed' && (
            <>
              <span>
                <ExclamationCircleFilled aria-hidden /> <Trans>“{name}” was not deleted.</Trans>{' '}
                {result.message}
              </span>
              <Button size="small" onClick={() => void writes.retry()}>
                <Trans>Try again</Trans>
              </Button>
              <Button size="small" onClick={writes.dismiss}>
                <Trans>Leave it</Trans>
              </Button>
            </>
          )}
          {result.state !== 'undoable' && result.state !== 'failed' && <Trans>Sending…</Trans>}
        </p>
      ))}
      <LostWrites {...writes} />
    </div>
  );
}
