import { CheckCircleFilled } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { PageFrame } from '../kit/page-frame';
import styles from './portal.module.css';

/** The form in outline while the configuration is being read. */
export function Waiting({ title }: { title: string }) {
  return (
    <PageFrame title={title}>
      <p className="visually-hidden" role="status">
        <Trans>Loading…</Trans>
      </p>
      <div className={styles.waiting} aria-hidden>
        <span />
        <span />
        <span />
      </div>
    </PageFrame>
  );
}

/** Above a form that was published, but could not be read again: a way to do so. */
export function Stale({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useLingui();
  const [reading, setReading] = useState(false);
  const read = async () => {
    setReading(true);
    await onRetry();
    setReading(false);
  };
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className={styles.stale ?? ''}
      title={t`The configuration was published, but could not be read again.`}
      action={
        <Button loading={reading} onClick={() => void read()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

/** Says that the configuration is on the site, with the way to it; takes the focus when it appears. */
export function SeeOnSite() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    line.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={line} tabIndex={-1} className={styles.outcome}>
      <CheckCircleFilled aria-hidden /> <Trans>Published.</Trans>{' '}
      <a href="/about" target="_blank" rel="noreferrer">
        <Trans>See it on the site</Trans>
      </a>
    </p>
  );
}
