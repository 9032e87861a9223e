import { CheckCircleFilled } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Flex, Result, Skeleton } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { QueryError } from '@/admin/page/query-states';
import { AdminPage } from '@/admin/page/admin-page';
import type { FieldLabels } from './differences';
import styles from './edit.module.css';
import { SavedDraftStatus } from './saved-draft-status';

interface StateProps {
  title: string;
  /** Buttons next to the heading, such as the link back. */
  actions?: ReactNode;
}

/** Renders the skeleton of an edit screen while the item is loading. */
export function EditFormLoading({ title, actions }: StateProps) {
  return (
    <AdminPage title={title} actions={actions}>
      <p className="visually-hidden" role="status">
        <Trans>Loading…</Trans>
      </p>
      <Flex gap={20} aria-hidden>
        <Skeleton active paragraph={{ rows: 14 }} />
        <Skeleton active paragraph={{ rows: 14 }} />
      </Flex>
    </AdminPage>
  );
}

interface FailedProps extends StateProps {
  error: unknown;
  onRetry: () => void;
}

/** Renders the error of an item that could not be loaded, with a retry button. */
export function Failed({ title, actions, error, onRetry }: FailedProps) {
  return (
    <AdminPage title={title} actions={actions}>
      <QueryError error={error} onRetry={onRetry} />
    </AdminPage>
  );
}

interface NotFoundProps extends StateProps {
  /** Name of the draft of the item, and the labels of its fields. */
  item: string;
  labels: FieldLabels;
  children: ReactNode;
}

/** Renders `children` as the message that the item does not exist, and its saved draft. */
export function NotFound({ title, actions, item, labels, children }: NotFoundProps) {
  return (
    <AdminPage title={title} actions={actions}>
      <Result status="warning" title={children} />
      <SavedDraftStatus key={item} item={item} labels={labels} />
    </AdminPage>
  );
}

/** Announces that the item is published, with the link in `children`. Takes the focus. */
export function Published({ children }: { children?: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    line.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={line} tabIndex={-1} className={styles.outcome}>
      <CheckCircleFilled aria-hidden /> <Trans>Published.</Trans> {children}
    </p>
  );
}
