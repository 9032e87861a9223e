import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Honor } from '@/api/honors';
import { toText } from '@/lib/to-text';

interface HonorLinkProps {
  honor: Honor;
  className: string | undefined;
}

/** Renders the title of an honor as a link to its page. */
export function HonorLink({ honor: { id, title }, className }: HonorLinkProps) {
  const { t } = useLingui();
  return (
    <Link to="/honor/detail/$id" params={{ id: String(id) }} className={className}>
      {toText(title).trim() || t`Untitled honor`}
    </Link>
  );
}
