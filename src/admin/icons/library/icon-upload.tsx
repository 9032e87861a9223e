import { Trans, useLingui } from '@lingui/react/macro';
import { FieldFrame } from '@/admin/fields/field-frame';
import { PictureUpload, usePictureUpload } from '@/admin/upload/picture-upload';
import type { Transfer } from '@/admin/upload/use-upload';

const ID = 'icon-upload';

interface IconUploadProps {
  /** Adds a picture to the library; must be stable. */
  transfer: Transfer;
  onUploaded: (url: string) => void;
}

/** Uploads a picture to the library: chosen, dropped or pasted, validated before it is sent (D48). */
export function IconUpload({ transfer, onUploaded }: IconUploadProps) {
  const { t } = useLingui();
  const upload = usePictureUpload(onUploaded, transfer);
  const { error, uploadedPicture } = upload;
  return (
    <FieldFrame
      isGroup
      announcesError
      id={ID}
      label={t`Add an icon`}
      error={error}
      help={t`Choose a file, drop it here, or paste it. A square, single-color drawing works best: SVG, or PNG, WebP, JPEG, AVIF, GIF, up to 5 MB.`}
    >
      <PictureUpload
        upload={upload}
        label={t`Add an icon`}
        buttonProps={{
          id: ID,
          'aria-invalid': error !== undefined,
          'aria-describedby': `${ID}-help ${ID}-error`,
        }}
        chooseLabel={t`Upload an icon`}
        successMessage={
          !error &&
          uploadedPicture &&
          (uploadedPicture.url ? (
            <Trans>The icon has been added and selected.</Trans>
          ) : (
            <Trans>The icon has been added. Choose the uploaded icon below.</Trans>
          ))
        }
      />
    </FieldFrame>
  );
}
