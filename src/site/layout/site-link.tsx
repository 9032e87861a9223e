import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isAdminPath } from '@/lib/is-admin-path';

interface SiteLinkProps {
  /** An address that `safeUrl` has let through. */
  url: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link from data: to the site's own screens through the router, to the back office, mail and
 * telephone as it is, and elsewhere in a new tab, which it says.
 */
export function SiteLink({ url, className, children }: SiteLinkProps) {
  const { origin, protocol, pathname, searchParams, hash } = new URL(url);
  const own = origin === location.origin;
  if (own && !isAdminPath(pathname)) {
    return (
      <Link
        to={pathname}
        search={Object.fromEntries(searchParams)}
        hash={hash.slice(1)}
        className={className}
      >
        {children}
      </Link>
    );
  }
  if (own || !protocol.startsWith('http')) {
    return (
      <a href={url} className={className}>
        {children}
      </a>
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
