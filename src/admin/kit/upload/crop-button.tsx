import { ScissorOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { safeUrl } from '../../../lib/safe-url';
import { LoadedPart } from '../../../ui/loaded-part';
import { drawnType, drawnTypeOf } from './drawn-type';

/** Width to height, such as `16:10`. */
export type Ratio = `${number}:${number}`;

interface CropButtonProps {
  /** The picture's address. */
  url: string;
  /** Its type, where it is known better than by its address. */
  type: string | undefined;
  ratio: Ratio;
  /** Called with the piece that was chosen, as a file. */
  onCropped: (file: File) => void;
  /** Called when the dialog has gone. */
  onClosed: () => void;
}

const loadDialog = () => import('./crop-dialog');

/** Opens a dialog to crop a picture; nothing for those that cannot be (SVG, GIF). */
export function CropButton({ url, type, ratio, onCropped, onClosed }: CropButtonProps) {
  const [open, setOpen] = useState(false);
  const safe = safeUrl(url);
  const drawn = type === undefined ? drawnTypeOf(url) : drawnType(type);
  if (!safe || !drawn) return null;
  return (
    <>
      <Button
        icon={<ScissorOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Trans>Crop the picture</Trans>
      </Button>
      {open && (
        <LoadedPart load={loadDialog} fallback={null}>
          {({ CropDialog }) => (
            <CropDialog
              url={safe}
              type={drawn}
              ratio={ratio}
              onCropped={onCropped}
              onClosed={() => {
                setOpen(false);
                onClosed();
              }}
            />
          )}
        </LoadedPart>
      )}
    </>
  );
}
