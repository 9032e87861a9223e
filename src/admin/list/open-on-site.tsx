import { ExportOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';

interface OpenOnSiteProps {
  to: Extract<LinkProps['to'], `/${string}/detail/$id`>;
  id: string | number;
}

/** Where visitors read an item, in a tab of its own. */
export function OpenOnSite({ to, id }: OpenOnSiteProps) {
  return (
    <Link to={to} params={{ id: String(id) }} target="_blank">
      <Trans>Open on the site</Trans> <ExportOutlined aria-hidden />
    </Link>
  );
}
