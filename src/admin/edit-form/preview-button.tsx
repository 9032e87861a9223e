import { EyeOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { LazyComponent } from '@/ui/lazy-component';

interface PreviewButtonProps<Preview> {
  load: () => Promise<Preview>;
  disabled?: boolean;
  /** Renders the loaded preview of the current values. */
  children: (preview: Preview, onClose: () => void) => ReactNode;
}

/** Renders the button of an edit form that loads and opens the preview of the unpublished item. */
export function PreviewButton<Preview>(props: PreviewButtonProps<Preview>) {
  const { load, disabled = false, children } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<EyeOutlined aria-hidden />} disabled={disabled} onClick={() => setOpen(true)}>
        <Trans>Preview</Trans>
      </Button>
      {open && (
        <LazyComponent load={load} fallback={null}>
          {(preview) => children(preview, () => setOpen(false))}
        </LazyComponent>
      )}
    </>
  );
}
