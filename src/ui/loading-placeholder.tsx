import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface LoadingPlaceholderProps {
  className?: string | undefined;
  /** A number of equal parts, with their class. */
  parts?: { count: number; className: string | undefined };
  children?: ReactNode;
}

/** Renders the skeleton of a part that loads; screen readers read only that it loads. */
export function LoadingPlaceholder({ className, parts, children }: LoadingPlaceholderProps) {
  return (
    <div className={className} aria-busy="true">
      <span className="visually-hidden">
        <Trans>Loading</Trans>
      </span>
      {Array.from({ length: parts?.count ?? 0 }, (_, index) => (
        <div key={index} className={parts?.className} />
      ))}
      {children}
    </div>
  );
}
