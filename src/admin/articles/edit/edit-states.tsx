import { CheckCircleFilled } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from 'antd';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale } from '../../../i18n/use-locale';
import { useErrorMessage } from '../../kit/error-message';
import { LinkButton } from '../../kit/link-button';
import { PageFrame } from '../../kit/page-frame';
import styles from './article-edit.module.css';
import type { ArticleSection } from '../article';
import type { ArticleGroup } from './article-group';

interface StateProps {
  title: string;
  /** Beside the heading: the way back. */
  actions: ReactNode;
}

/** The way back to the list. */
export function BackToList({ section }: { section: ArticleSection }) {
  return (
    <LinkButton to={section.list}>
      <Trans>Back to the list</Trans>
    </LinkButton>
  );
}

/** The screen in outline while the item is being read. */
export function Waiting({ title, actions }: StateProps) {
  return (
    <PageFrame title={title} actions={actions}>
      <p className="visually-hidden" role="status">
        <Trans>Loading…</Trans>
      </p>
      <div className={styles.waiting} aria-hidden>
        <span className={styles.waitingShared} />
        <span className={styles.waitingVersion} />
        <span className={styles.waitingVersion} />
      </div>
    </PageFrame>
  );
}

interface FailedProps extends StateProps {
  /** Undefined when the item was published, but could not be read again. */
  error: unknown;
  onRetry: () => void;
}

/** The item could not be read: why, and a way to try again (design 7). */
export function Failed({ title, actions, error, onRetry }: FailedProps) {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  return (
    <PageFrame title={title} actions={actions}>
      <Alert
        type={error === undefined ? 'warning' : 'error'}
        showIcon
        role="alert"
        title={
          error === undefined
            ? t`The item was published, but could not be read again.`
            : messageOf(error)
        }
        action={
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
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
      title={t`The item was published, but could not be read again.`}
      action={
        <Button loading={reading} onClick={() => void read()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

/** There is no item of this number. */
export function NotThere({ title, actions, no }: StateProps & { no: string }) {
  return (
    <PageFrame title={title} actions={actions}>
      <p>
        <Trans>There is no item with the number {no}. It may have been deleted.</Trans>
      </p>
    </PageFrame>
  );
}

/** Says that the item is on the site, with the way to it; takes the focus when it appears. */
export function ReadOnSite({ section, group }: { section: ArticleSection; group: ArticleGroup }) {
  const { locale } = useLocale();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    line.current?.focus({ preventScroll: true });
  }, []);
  const version = group.versions[locale] ?? Object.values(group.versions)[0];
  return (
    <p ref={line} tabIndex={-1} className={styles.outcome}>
      <CheckCircleFilled aria-hidden /> <Trans>Published.</Trans>{' '}
      {version && (
        <Link to={section.detail} params={{ id: String(version.id) }} target="_blank">
          <Trans>Read it on the site</Trans>
        </Link>
      )}
    </p>
  );
}
