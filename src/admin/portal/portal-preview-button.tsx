import type { ContentLanguage } from '@/api/admin/languages';
import type { Portal } from '@/api/admin/portal';
import { PreviewButton } from '@/admin/edit-form/preview-button';
import { useFormState, useFormStore } from '@/admin/fields/form-store';
import type { Store } from '@/lib/store';
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
  /** The language that was edited last; undefined before any edit. */
  edited: Store<string | undefined>;
}

/** Opens a preview of the unpublished configuration, in the language that was edited last. */
export function PortalPreviewButton(props: PortalPreviewButtonProps) {
  const { portals, languages, edited } = props;
  const store = useFormStore<PortalValues>();
  const isEmpty = useFormState(
    ({ values }: { values: PortalValues }) => sentLanguages(values, portals).length === 0,
  );
  return (
    <PreviewButton load={loadPreview} disabled={isEmpty}>
      {(Preview, onClose) => (
        <Preview
          versions={portalInputs(store.getState().values, portals)}
          languages={languages}
          lang={edited.get()}
          onClose={onClose}
        />
      )}
    </PreviewButton>
  );
}
