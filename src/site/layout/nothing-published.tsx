import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyNotice } from '@/ui/notices';

/** Renders the empty state of a list without any items: a sentence, and a link to the contact form. */
export function NothingPublished({ children }: { children: ReactNode }) {
  return (
    <EmptyNotice
      actions={
        <Link to="/about" hash="contact">
          <Trans>Write to us</Trans>
        </Link>
      }
    >
      {children}
    </EmptyNotice>
  );
}
