import { CheckCircleFilled } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Flex } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './edit.module.css';

/** Renders that the item is published, and in `children` what to do next. Takes the focus. */
export function PublishedMessage({ children }: { children?: ReactNode }) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    line.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Flex
      component="p"
      ref={line}
      tabIndex={-1}
      wrap
      gap={8}
      align="center"
      className={styles.publishedMessage ?? ''}
    >
      <CheckCircleFilled aria-hidden /> <Trans>Published.</Trans> {children}
    </Flex>
  );
}

/** Renders whether an item without a date is published, and whether it is pinned in a language. */
export function PublicationState({
  versions,
}: {
  versions: readonly { top?: 0 | 1 | null | undefined }[];
}) {
  if (versions.length === 0) return <Trans>Not published yet</Trans>;
  const isPinned = versions.some(({ top }) => top === 1);
  return isPinned ? <Trans>Published, pinned</Trans> : <Trans>Published</Trans>;
}
