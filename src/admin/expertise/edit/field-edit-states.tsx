import { CheckCircleFilled } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ProfessionalField } from '../../../api/staff/professional-fields';
import { LinkButton } from '../../kit/link-button';
import { ListError } from '../../kit/list-states';
import { PageFrame } from '../../kit/page-frame';
import styles from './field-edit.module.css';

/** The way back to the list of fields. */
export function BackToList() {
  return (
    <LinkButton to="/admin/expertise/list">
      <Trans>Back to the list</Trans>
    </LinkButton>
  );
}

/** The form in outline while the field is being read. */
export function Waiting({ title }: { title: string }) {
  return (
    <PageFrame title={title} actions={<BackToList />}>
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

interface FailedProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** The field could not be read: why, and a way to try again (design 7). */
export function Failed({ title, error, onRetry }: FailedProps) {
  return (
    <PageFrame title={title} actions={<BackToList />}>
      <ListError error={error} onRetry={onRetry} />
    </PageFrame>
  );
}

/** There is no field of this id. */
export function NotThere({ title, id }: { title: string; id: string }) {
  return (
    <PageFrame title={title} actions={<BackToList />}>
      <p>
        <Trans>
          There is no professional field with the number {id}. It may have been deleted.
        </Trans>
      </p>
    </PageFrame>
  );
}

/** Says that the field is on the site, with the way to it; takes the focus when it appears. */
export function SeeOnSite({ field }: { field: ProfessionalField }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    line.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={line} tabIndex={-1} className={styles.outcome}>
      <CheckCircleFilled aria-hidden /> <Trans>Published.</Trans>{' '}
      <Link to="/expertise/detail/$id" params={{ id: String(field.id) }} target="_blank">
        <Trans>Read it on the site</Trans>
      </Link>
    </p>
  );
}
