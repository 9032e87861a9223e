import { ExclamationCircleFilled } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNameList } from '../name-list';
import styles from './order.module.css';
import type { Order } from './use-order';

interface OrderStatusProps {
  order: Pick<Order<unknown>, 'failure'>;
  /** Whether the row of an item is on the screen, where it says itself that it has been put back. */
  isShown: (no: string) => boolean;
  /** What else there is to be said. */
  said: string;
  className: string | undefined;
}

/**
 * The line that says what has become of a list: where an item has moved to, or that it was put back though its
 * row is gone (D27). What was said before a failure is no longer true.
 */
export function OrderStatus({ order: { failure }, isShown, said, className }: OrderStatusProps) {
  const listed = useNameList();
  const [before, setBefore] = useState({ failure, said: '' });
  if (before.failure !== failure) setBefore({ failure, said });
  const lost = (failure?.reorders ?? []).flatMap(({ no, name }) => (isShown(no) ? [] : [name]));
  const names = listed([...new Set(lost)].map((name) => `“${name}”`));
  const line = useRef<HTMLParagraphElement>(null);
  // The row was perhaps far below.
  useEffect(() => {
    if (names) line.current?.scrollIntoView({ block: 'nearest' });
  }, [names]);
  return (
    <p ref={line} className={`${styles.status} ${className}`} role="status">
      {failure && names && (
        <span className={styles.lost}>
          <ExclamationCircleFilled aria-hidden />{' '}
          <Trans>The new place of {names} was not saved; the order is as it was.</Trans>{' '}
          {failure.message}{' '}
        </span>
      )}
      {!(failure && before.said === said) && said}
    </p>
  );
}
