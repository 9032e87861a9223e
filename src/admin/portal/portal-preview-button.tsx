import { EyeOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { useState } from 'react';
import type { ContentLanguage } from '@/api/admin/languages';
import type { Portal } from '@/api/admin/portal';
import { useFormState, useFormStore } from '@/admin/fields/form-store';
import type { Store } from '@/lib/store';
import { LazyComponent } from '@/ui/lazy-component';
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
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<EyeOutlined aria-hidden />} disabled={isEmpty} onClick={() => setOpen(true)}>
        <Trans>Preview</Trans>
      </Button>
      {open && (
        <LazyComponent load={loadPreview} fallback={null}>
          {(Preview) => (
            <Preview
              versions={portalInputs(store.getState().values, portals)}
              languages={languages}
              lang={edited.get()}
              onClose={() => setOpen(false)}
            />
          )}
        </LazyComponent>
      )}
    </>
  );
}
