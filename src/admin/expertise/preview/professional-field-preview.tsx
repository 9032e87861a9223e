import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfessionalField } from '@/api/admin/professional-fields';
import { hasHtmlContent } from '@/lib/plain-text';
import { pictureUrl } from '@/lib/safe-url';
import { toText } from '@/lib/to-text';
import { ProfessionalFieldView } from '@/site/expertise/professional-field-view';
import { HintList } from '@/admin/preview/hint-list';
import { PreviewDialog, type PreviewProps } from '@/admin/preview/preview-dialog';
import { SiteContext } from '@/admin/preview/site-context';

/** Renders the unpublished page of a professional field as visitors would see it. */
export function ProfessionalFieldPreview(props: PreviewProps<ProfessionalField>) {
  const { t } = useLingui();
  return (
    <PreviewDialog
      {...props}
      frameTitleOf={(language) => t`The professional field in ${language}, as visitors see it`}
      hints={({ lang, name, introduce, iconUrl }) => (
        <HintList lang={lang}>
          {[
            name === '' && (
              <li key="name">
                <Trans>The name is missing. It is needed to publish.</Trans>
              </li>
            ),
            !hasHtmlContent(toText(introduce)) && (
              <li key="text">
                <Trans>No text yet.</Trans>
              </li>
            ),
            toText(iconUrl).trim() !== '' && !pictureUrl(iconUrl) && (
              <li key="icon">
                <Trans>The icon’s address is invalid, so no icon is shown.</Trans>
              </li>
            ),
          ]}
        </HintList>
      )}
    >
      {(field, siteMessages) => (
        <SiteContext siteMessages={siteMessages}>
          <ProfessionalFieldView
            field={{ ...field, name: field.name || t`Untitled` }}
            lang={field.lang}
          />
        </SiteContext>
      )}
    </PreviewDialog>
  );
}
