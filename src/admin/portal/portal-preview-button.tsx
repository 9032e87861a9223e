import { EyeOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { useState } from 'react';
import type { ContentLanguage } from '../../api/staff/languages';
import type { Portal } from '../../api/staff/portal';
import { LoadedPart } from '../../ui/loaded-part';
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
  values: PortalValues;
}

/** Opens what visitors would see of the configuration, before it is published. */
export function PortalPreviewButton({ portals, languages, values }: PortalPreviewButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<EyeOutlined aria-hidden />}
        disabled={sentLanguages(values, portals).length === 0}
        onClick={() => setOpen(true)}
      >
        <Trans>Preview</Trans>
      </Button>
      {open && (
        <LoadedPart load={loadPreview} fallback={null}>
          {(Preview) => (
            <Preview
              versions={portalInputs(values, portals)}
              languages={languages}
              onClose={() => setOpen(false)}
            />
          )}
        </LoadedPart>
      )}
    </>
  );
}
