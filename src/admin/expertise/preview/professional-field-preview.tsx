import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfessionalField } from '@/api/admin/professional-fields';
import { plainText } from '@/lib/plain-text';
import { pictureUrl } from '@/lib/safe-url';
import { toText } from '@/lib/to-text';
import { ProfessionalFieldView } from '@/site/expertise/professional-field-view';
import { HintList } from '@/admin/preview/hint-list';
import { PreviewDialog, type PreviewProps } from '@/admin/preview/preview-dialog';
import { SiteContext } from '@/admin/preview/site-context';

function Hints({ field }: { field: ProfessionalField }) {
  const introduce = toText(field.introduce);
  const iconUrl = toText(field.iconUrl).trim();
  return (
    <HintList lang={field.lang}>
      {[
        field.name === '' && (
          <li key="name">
            <Trans>The name is missing. It is needed to publish.</Trans>
          </li>
        ),
        plainText(introduce) === '' && !introduce.includes('<img') && (
          <li key="text">
            <Trans>No text yet.</Trans>
          </li>
        ),
        iconUrl !== '' && !pictureUrl(iconUrl) && (
          <li key="icon">
            <Trans>The icon’s address is invalid, so no icon is shown.</Trans>
          </li>
        ),
      ]}
    </HintList>
  );
}

/** Renders the unpublished page of a professional field as visitors would see it. */
export function ProfessionalFieldPreview(props: PreviewProps<ProfessionalField>) {
  const { t } = useLingui();
  return (
    <PreviewDialog
      {...props}
      titleOf={(name) => t`The professional field in ${name}, as visitors see it`}
      hints={(field) => <Hints field={field} />}
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
