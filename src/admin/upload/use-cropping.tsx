import { ScissorOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { pictureUrl } from '@/lib/safe-url';
import { LazyPart } from '@/ui/lazy-part';
import { pictureError } from './check-picture';
import type { Ratio } from './crop-dialog';
import { baseName, outputType, outputTypeOf, type OutputType } from './output-type';
import type { usePictureUpload } from './picture-upload';

const loadDialog = () => import('./crop-dialog');

/** A picture that is being cropped: one that is on the server, or a file that has not been sent yet. */
interface Cropping {
  url: string;
  type: OutputType;
  file?: File;
}

/**
 * How the picture at the address `value`, or a file before it is sent, is cropped: in the given ratio or the picture's own.
 * The piece is sent by `upload`. `button` is there where the picture can be cropped; `dialog` stands anywhere.
 */
export function useCropping(
  upload: ReturnType<typeof usePictureUpload>,
  value: string,
  ratio?: Ratio,
) {
  const [cropping, setCropping] = useState<Cropping>();
  const { uploaded } = upload;
  const url = pictureUrl(value);
  const type = uploaded?.url === value ? outputType(uploaded.type) : outputTypeOf(value);
  const cropFirst = (file: File) => {
    const written = outputType(file.type);
    if (!written || pictureError(file)) {
      void upload.take(file);
      return;
    }
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string')
        setCropping({ url: reader.result, type: written, file });
    };
    reader.onerror = () => upload.refuse('unread');
    reader.readAsDataURL(file);
  };
  return {
    /** Asks for a piece of a file before it is sent; what cannot be cropped is sent as it is. */
    cropFirst,
    button: url && type && (
      <Button
        icon={<ScissorOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setCropping({ url, type })}
      >
        <Trans>Crop the picture</Trans>
      </Button>
    ),
    dialog: cropping && (
      <LazyPart load={loadDialog} fallback={null}>
        {({ CropDialog }) => (
          <CropDialog
            url={cropping.url}
            name={`${baseName(cropping.file?.name ?? cropping.url)}-cropped`}
            type={cropping.type}
            ratio={ratio}
            onCropped={(piece) => void upload.take(piece)}
            onWhole={cropping.file && upload.take.bind(null, cropping.file)}
            onClosed={() => setCropping(undefined)}
          />
        )}
      </LazyPart>
    ),
  };
}
