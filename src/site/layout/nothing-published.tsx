import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EmptyNotice } from '@/ui/notices';

/** Renders the empty state of a list without any items, with a link to the contact form. */
export function NothingPublished() {
  return (
    <EmptyNotice>
      <Trans>
        Please come back later, or{' '}
        <Link to="/about" hash="contact">
          write to us
        </Link>
        .
      </Trans>
    </EmptyNotice>
  );
}
