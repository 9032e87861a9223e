import { CheckCircleFilled } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Flex, Result, Skeleton } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { QueryError } from '@/admin/page-frame/query-states';
import { PageFrame } from '@/admin/page-frame/page-frame';
import type { FieldLabels } from './differences';
import styles from './edit.module.css';
import { SavedDraftStatus } from './saved-draft-status';

interface StateProps {
  title: string;
  /** Beside the heading: the way back. */
  actions?: ReactNode;
}

/** The screen in outline while the item is being read. */
export function EditFormLoading({ title, actions }: StateProps) {
  return (
    <PageFrame title={title} actions={actions}>
      <p className="visually-hidden" role="status">
        <Trans>Loading…</Trans>
      </p>
      <Flex gap={20} aria-hidden>
        <Skeleton active paragraph={{ rows: 14 }} />
        <Skeleton active paragraph={{ rows: 14 }} />
      </Flex>
    </PageFrame>
  );
}

interface FailedProps extends StateProps {
  error: unknown;
  onRetry: () => void;
}

/** The item could not be read: why, and a way to try again (design 7). */
export function Failed({ title, actions, error, onRetry }: FailedProps) {
  return (
    <PageFrame title={title} actions={actions}>
      <QueryError error={error} onRetry={onRetry} />
    </PageFrame>
  );
}

interface NotThereProps extends StateProps {
  /** The name of the item's draft, and how its screen speaks of its fields. */
  item: string;
  words: FieldLabels;
  children: ReactNode;
}

/** There is no such item, which `children` say in words; what one had written for it is still to be read. */
export function NotFound({ title, actions, item, words, children }: NotThereProps) {
  return (
    <PageFrame title={title} actions={actions}>
      <Result status="warning" title={children} />
      <SavedDraftStatus key={item} item={item} words={words} />
    </PageFrame>
  );
}

/** Says that the item is on the site, with the link there in `children`; takes the focus when it appears. */
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
