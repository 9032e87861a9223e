import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useLocale } from '../../../i18n/use-locale';
import { draftTime } from './draft-time';
import styles from './edit.module.css';
import type { Edit } from './use-edit';

interface ActionBarProps {
  edit: Edit;
  /** The published state in words: by whom and when, or that there is none. */
  published: ReactNode;
  /** What the last publishing led to. */
  outcome?: ReactNode;
}

/** The bar that stays in sight: the item's state in words, and the one button (D36, look.md). */
export function ActionBar({ edit, published, outcome }: ActionBarProps) {
  const { t } = useLingui();
  const { tag } = useLocale();
  const { changed, draft, publishing } = edit;
  const kept = draft.keptAt === undefined ? undefined : draftTime(draft.keptAt, tag);
  return (
    <div className={styles.bar} role="region" aria-label={t`Publishing`}>
      <div className={styles.state}>
        <div role="status">{!changed && outcome}</div>
        <p>{changed ? <Trans>Changes not published</Trans> : !outcome && published}</p>
        {changed && kept && (
          <p className={styles.kept}>
            <Trans>Draft kept {kept}</Trans>
          </p>
        )}
      </div>
      <Button
        type="primary"
        size="large"
        loading={publishing}
        aria-disabled={publishing}
        // A draft that is not decided upon would be lost by publishing over it.
        disabled={draft.offered !== undefined}
        onClick={() => void edit.publish()}
      >
        {publishing ? <Trans>Publishing…</Trans> : <Trans>Publish</Trans>}
      </Button>
    </div>
  );
}
