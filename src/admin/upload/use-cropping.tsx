import { ScissorOutlined } from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { pictureUrl } from '@/lib/safe-url';
import { LazyComponent } from '@/ui/lazy-component';
import { pictureError } from './check-picture';
import type { Ratio } from './draw-picture';
import { isHeic } from './phone-picture';
import type { PictureAction } from './picture-actions';
import { baseNameOf, outputTypeOf, outputTypeOfUrl, type OutputType } from './output-type';
import type { UploadState } from './use-picture-upload';

const loadDialog = () => import('./crop-dialog');

interface Cropping {
  url: string;
  type: OutputType;
  /** Absent for a picture that is uploaded already. */
  file?: File;
}

/**
 * Manages the cropping of the picture at the address `value`, or of a file before its upload; `upload` sends the result.
 * `action` is undefined if the picture at `value` cannot be cropped; `dialog` can be rendered anywhere.
 */
export function useCropping(upload: UploadState, value: string, ratio?: Ratio) {
  const { t } = useLingui();
  const [cropping, setCropping] = useState<Cropping>();
  const { uploadedPicture } = upload;
  const url = pictureUrl(value);
  const type =
    uploadedPicture?.url === value ? outputTypeOf(uploadedPicture.type) : outputTypeOfUrl(value);
  const cropOrUpload = async (file: File) => {
    const croppedType = outputTypeOf(file.type);
    const error = pictureError(file);
    // A photo from a phone may be over the limit until it is cropped or shrunk.
    const isAcceptable = !error || (error === 'size' && file.type === 'image/jpeg');
    const isCroppable = croppedType && isAcceptable && !(await isHeic(file).catch(() => true));
    if (!isCroppable) {
      await upload.uploadFile(file);
      return;
    }
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string')
        setCropping({ url: reader.result, type: croppedType, file });
    };
    reader.onerror = () => upload.reject('unreadable');
    reader.readAsDataURL(file);
  };
  const action: PictureAction | undefined =
    url && type
      ? {
          key: 'crop',
          icon: <ScissorOutlined aria-hidden />,
          label: t`Crop picture`,
          opensDialog: true,
          onClick: () => setCropping({ url, type }),
        }
      : undefined;
  return {
    /** Opens the crop dialog for a file before its upload; passes a file that cannot be cropped to `uploadFile`. */
    cropOrUpload,
    action,
    dialog: cropping && (
      <LazyComponent load={loadDialog} fallback={null}>
        {({ CropDialog }) => (
          <CropDialog
            url={cropping.url}
            name={`${baseNameOf(cropping.file?.name ?? cropping.url)}-cropped`}
            type={cropping.type}
            ratio={ratio}
            onCropped={(croppedFile) => void upload.uploadFile(croppedFile)}
            onUseWholePicture={cropping.file && upload.uploadFile.bind(null, cropping.file)}
            onUnreadable={cropping.file && (() => upload.reject('unreadable'))}
            onClosed={() => setCropping(undefined)}
          />
        )}
      </LazyComponent>
    ),
  };
}
