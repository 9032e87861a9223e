import { Trans, useLingui } from '@lingui/react/macro';
import type { Lawyer } from '@/api/admin/lawyers';
import { pictureUrl } from '@/lib/safe-url';
import { toText } from '@/lib/to-text';
import { PersonActionsView } from '@/site/profile/person-actions';
import { PersonView } from '@/site/profile/person-view';
import { HintList } from '@/admin/preview/hint-list';
import { PreviewDialog, type PreviewProps } from '@/admin/preview/preview-dialog';
import { SiteContext } from '@/admin/preview/site-context';

/** Renders the unpublished profile of a lawyer as visitors would see it. */
export function LawyerPreview(props: PreviewProps<Lawyer>) {
  const { t } = useLingui();
  return (
    <PreviewDialog
      {...props}
      frameTitleOf={(language) => t`The profile in ${language}, as visitors see it`}
      hints={({ lang, name, photoUrl }) => (
        <HintList lang={lang}>
          {[
            name === '' && (
              <li key="name">
                <Trans>The full name is missing. It is needed to publish.</Trans>
              </li>
            ),
            toText(photoUrl).trim() !== '' && !pictureUrl(photoUrl) && (
              <li key="portrait">
                <Trans>The portrait’s address is invalid, so the initials are shown instead.</Trans>
              </li>
            ),
          ]}
        </HintList>
      )}
    >
      {(lawyer, siteMessages) => (
        <SiteContext siteMessages={siteMessages}>
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
        </SiteContext>
      )}
    </PreviewDialog>
  );
}
