import type { ContentLanguage } from '@/api/admin/languages';
import type { Portal } from '@/api/admin/portal';
import { PreviewButton } from '@/admin/edit-form/preview-button';
import { useFormState } from '@/admin/fields/form-store';
import { portalInputs } from './portal-inputs';
import { sentLanguages } from './portal-content';
import type { PortalValues } from './portal-values';

async function loadPreview() {
  const { PortalPreview } = await import('./preview/portal-preview');
  return PortalPreview;
}

interface PortalPreviewButtonProps {
  portals: readonly Portal[];
  languages: readonly ContentLanguage[];
}

/** Renders the button that opens a preview of the unpublished configuration. */
export function PortalPreviewButton(props: PortalPreviewButtonProps) {
  const { portals, languages } = props;
  const isEmpty = useFormState(
    ({ values }: { values: PortalValues }) => sentLanguages(values, portals).length === 0,
  );
  return (
    <PreviewButton
      load={loadPreview}
      disabled={isEmpty}
      languages={languages}
      versionsOf={(values: PortalValues) => portalInputs(values, portals)}
    />
  );
}
