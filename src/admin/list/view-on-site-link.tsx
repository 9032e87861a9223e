import { ExportOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';

interface ViewOnSiteLinkProps {
  to: Extract<LinkProps['to'], `/${string}/detail/$id`>;
  id: string | number;
}

/** Renders a link to an item on the public site, in a new tab. */
export function ViewOnSiteLink({ to, id }: ViewOnSiteLinkProps) {
  return (
    <Link to={to} params={{ id: String(id) }} target="_blank">
      <Trans>View on site</Trans> <ExportOutlined aria-hidden />
    </Link>
  );
}
