import { ExportOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

interface OpenOnSiteProps {
  to:
    | '/news/detail/$id'
    | '/case/detail/$id'
    | '/honor/detail/$id'
    | '/people/detail/$id'
    | '/expertise/detail/$id';
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
