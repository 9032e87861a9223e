import { LoadingOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useLocale } from '../../../i18n/use-locale';
import { useOnline } from '../use-online';
import { draftTime } from './draft-time';
import styles from './edit.module.css';
import type { Edit } from './use-edit';

interface ActionBarProps {
  edit: Edit;
  /** The published state in words: by whom and when, or that there is none. */
  published: ReactNode;
  /** What the last publishing led to. */
  outcome?: ReactNode;
  /** Buttons beside the one that publishes. */
  actions?: ReactNode;
}

/** The bar that stays in sight: the item's state in words, and the one button (D36, look.md). */
export function ActionBar({ edit, published, outcome, actions }: ActionBarProps) {
  const { t } = useLingui();
  const { tag } = useLocale();
  const { changed, draft, publishing } = edit;
  const kept = draft.keptAt === undefined ? undefined : draftTime(draft.keptAt, tag);
  return (
    <div className={styles.bar} role="region" aria-label={t`Publishing`}>
      <div className={styles.state}>
        <div role="status">{!changed && outcome}</div>
        <p>{changed ? <Trans>Changes not published</Trans> : !outcome && published}</p>
        {changed && kept && !draft.unkept && (
          <p className={styles.kept}>
            <Trans>Draft kept {kept}</Trans>
          </p>
        )}
        <Warnings edit={edit} />
      </div>
      {actions}
      <Button
        type="primary"
        size="large"
        icon={publishing && <LoadingOutlined aria-hidden />}
        aria-disabled={publishing}
        // A draft that is not decided upon would be lost by publishing over it.
        disabled={draft.offered !== undefined}
        // The field being left would show its message first and move the button away from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        // The second click of a double click, which may come when the first has been answered.
        onClick={(event) => event.detail < 2 && void edit.publish()}
      >
        {publishing ? <Trans>Publishing…</Trans> : <Trans>Publish</Trans>}
      </Button>
    </div>
  );
}

/** What keeps changes from being sent or kept: no connection (design 6), no room in the browser. */
function Warnings({ edit }: { edit: Edit }) {
  const online = useOnline();
  const { changed, draft, held } = edit;
  return (
    <div role="status" className={styles.warning}>
      {!online && !held && changed && (
        <Trans>There is no connection. Your changes are kept in this browser.</Trans>
      )}
      {!online && held && (
        <Trans>
          Not sent: there is no connection. Everything is kept; publish again when it is back.
        </Trans>
      )}
      {online && held && changed && (
        <Trans>
          The connection is back. Nothing has been sent yet: publish when you are ready.
        </Trans>
      )}
      {changed && draft.unkept && (
        <Trans>This browser has no room for a draft. Publish before you close this page.</Trans>
      )}
    </div>
  );
}
