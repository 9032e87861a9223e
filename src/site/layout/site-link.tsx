import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface SiteLinkProps {
  /** An address that `safeUrl` has let through. */
  url: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link from data: within the site through the router, elsewhere in a new tab, and saying so. */
export function SiteLink({ url, className, children }: SiteLinkProps) {
  const { origin, pathname, search, hash } = new URL(url);
  if (origin === location.origin) {
    return (
      <Link to={`${pathname}${search}${hash}`} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={url} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  );
}
