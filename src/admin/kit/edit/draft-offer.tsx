import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../i18n/use-locale';
import { draftTime } from './draft-time';
import styles from './edit.module.css';

interface DraftOfferProps {
  /** When the draft was kept, in epoch milliseconds. */
  at: number;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers the draft of an earlier visit (design 6). Comes into view, since the form waits for the answer. */
export function DraftOffer({ at, onRestore, onDiscard }: DraftOfferProps) {
  const { t } = useLingui();
  const { tag } = useLocale();
  const time = draftTime(at, tag);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={styles.offer}>
      <Alert
        type="info"
        showIcon
        role="status"
        title={t`Draft kept ${time}`}
        description={t`You left changes here that were not published. Restore them, or discard them and go on with what is published.`}
        action={
          <div className={styles.offerActions}>
            <Button type="primary" onClick={onRestore}>
              <Trans>Restore</Trans>
            </Button>
            <Button onClick={onDiscard}>
              <Trans>Discard</Trans>
            </Button>
          </div>
        }
      />
    </div>
  );
}
