import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isAdminPath } from '@/lib/is-admin-path';

interface StoredLinkProps {
  /** URL that has passed `safeUrl`. */
  url: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Renders a link from data: through the router for public screens, as a plain link for files, the admin area, mail
 * and phone, and in a new tab with a hint for other sites.
 */
export function StoredLink({ url, className, children }: StoredLinkProps) {
  const router = useRouter();
  const { origin, protocol, pathname, searchParams, hash } = new URL(url);
  const isOwnOrigin = origin === location.origin;
  const [, , route] = router.getMatchedRoutes(pathname);
  if (isOwnOrigin && route && !isAdminPath(pathname)) {
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
  if (isOwnOrigin || !protocol.startsWith('http')) {
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
