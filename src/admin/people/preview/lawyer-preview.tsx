import { Trans, useLingui } from '@lingui/react/macro';
import type { Lawyer } from '@/api/admin/lawyers';
import { pictureUrl } from '@/lib/safe-url';
import { toText } from '@/lib/to-text';
import { PersonActionsView } from '@/site/profile/person-actions';
import { PersonView } from '@/site/profile/person-view';
import { HintList } from '@/admin/preview/hint-list';
import { PreviewDialog, type PreviewProps } from '@/admin/preview/preview-dialog';
import { SiteContext } from '@/admin/preview/site-context';

function Hints({ lawyer }: { lawyer: Lawyer }) {
  const photoUrl = toText(lawyer.photoUrl).trim();
  return (
    <HintList lang={lawyer.lang}>
      {[
        lawyer.name === '' && (
          <li key="name">
            <Trans>The full name is missing. It is needed to publish.</Trans>
          </li>
        ),
        photoUrl !== '' && !pictureUrl(photoUrl) && (
          <li key="portrait">
            <Trans>The portrait’s address is invalid, so the initials are shown instead.</Trans>
          </li>
        ),
      ]}
    </HintList>
  );
}

function Profile({ lawyer }: { lawyer: Lawyer }) {
  return (
    <PersonView
      lawyer={lawyer}
      lang={lawyer.lang}
      actions={
        // Printing would print the admin area.
        <div inert>
          <PersonActionsView lawyer={lawyer} />
        </div>
      }
    />
  );
}

/** Renders the unpublished profile of a lawyer as visitors would see it. */
export function LawyerPreview(props: PreviewProps<Lawyer>) {
  const { t } = useLingui();
  return (
    <PreviewDialog
      {...props}
      titleOf={(name) => t`The profile in ${name}, as visitors see it`}
      hints={(lawyer) => <Hints lawyer={lawyer} />}
    >
      {(lawyer, siteMessages) => (
        <SiteContext siteMessages={siteMessages}>
          <Profile lawyer={{ ...lawyer, name: lawyer.name || t`Unnamed` }} />
        </SiteContext>
      )}
    </PreviewDialog>
  );
}
