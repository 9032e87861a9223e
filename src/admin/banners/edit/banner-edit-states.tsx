import { CheckCircleFilled } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../kit/link-button';
import { ListError } from '../../kit/list-states';
import { PageFrame } from '../../kit/page-frame';
import styles from './banner-edit.module.css';

const route = getRouteApi('/admin/banner/list');

/** The way back to the list of banners, as it was filtered. */
export function BackToList() {
  const { language } = route.useSearch();
  return (
    <LinkButton to="/admin/banner/list" search={{ language }}>
      <Trans>Back to the list</Trans>
    </LinkButton>
  );
}

/** The form in outline while the banner is being read. */
export function Waiting({ title }: { title: string }) {
  return (
    <PageFrame title={title} actions={<BackToList />}>
      <p className="visually-hidden" role="status">
        <Trans>Loading…</Trans>
      </p>
      <div className={styles.waiting} aria-hidden>
        <span />
        <span />
      </div>
    </PageFrame>
  );
}

interface FailedProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** The banner could not be read: why, and a way to try again (design 7). */
export function Failed({ title, error, onRetry }: FailedProps) {
  return (
    <PageFrame title={title} actions={<BackToList />}>
      <ListError error={error} onRetry={onRetry} />
    </PageFrame>
  );
}

/** There is no banner of this id. */
export function NotThere({ title, id }: { title: string; id: string }) {
  return (
    <PageFrame title={title} actions={<BackToList />}>
      <p>
        <Trans>There is no banner with the number {id}. It may have been deleted.</Trans>
      </p>
    </PageFrame>
  );
}

/** Says that the banner is on the site, with the way to it; takes the focus when it appears. */
export function SeeOnSite() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    line.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={line} tabIndex={-1} className={styles.outcome}>
      <CheckCircleFilled aria-hidden /> <Trans>Published.</Trans>{' '}
      <a href="/home" target="_blank" rel="noreferrer">
        <Trans>See it on the home page</Trans>
      </a>
    </p>
  );
}
