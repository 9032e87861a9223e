import { Trans, useLingui } from '@lingui/react/macro';
import { PictureUpload } from '@/admin/upload/picture-upload';
import { usePictureUpload, type Transfer } from '@/admin/upload/use-picture-upload';

interface IconUploadProps {
  transfer: Transfer;
  onUploaded: (url: string) => void;
}

/** Renders the field that adds a picture to the library. */
export function IconUpload({ transfer, onUploaded }: IconUploadProps) {
  const { t } = useLingui();
  const upload = usePictureUpload(onUploaded, transfer);
  const { error, uploadedPicture } = upload;
  return (
    <PictureUpload
      upload={upload}
      id="icon-upload"
      label={t`Add an icon`}
      help={t`Choose a file, drop it here, or paste it. A square, single-color drawing works best: SVG, or PNG, WebP, JPEG, AVIF, GIF, up to 5 MB.`}
      chooseLabel={t`Upload an icon`}
      successMessage={
        !error &&
        uploadedPicture &&
        (uploadedPicture.url ? (
          <Trans>The icon has been added and selected.</Trans>
        ) : (
          <Trans>The icon has been added. Choose it in the list of icons.</Trans>
        ))
      }
    />
  );
}
