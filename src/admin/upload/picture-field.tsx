import { DeleteOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { pictureUrl } from '@/lib/safe-url';
import { focusField } from '@/admin/fields/field-errors';
import { useFieldState, useNotReady } from '@/admin/fields/form-store';
import { aspectOf, type Ratio } from './draw-picture';
import { fileNameOf } from './output-type';
import type { PictureAction } from './picture-actions';
import { PictureUpload } from './picture-upload';
import { usePictureUpload } from './use-picture-upload';
import { useUsedPicturesDialog } from './use-used-pictures-dialog';
import { useCropping } from './use-cropping';
import styles from './picture-upload.module.css';

interface PictureFieldProps {
  /** The field's value is the address of the picture, or an empty text. */
  name: string;
  label: string;
  help?: ReactNode;
  extra?: ReactNode;
  /** The aspect ratio of the picture on the site, for the preview and the crop dialog; by default that of covers. */
  ratio?: Ratio;
}

/** Returns the style of the preview: at most 320 pixels wide and 220 high. */
function previewStyle(ratio: Ratio) {
  const aspectRatio = aspectOf(ratio);
  return {
    inlineSize: Math.min(320, 220 * aspectRatio),
    aspectRatio,
    objectFit: 'contain',
  } as const;
}

/** Renders a picture field: a picture is selected, dropped, pasted or reused, cropped, replaced or removed. */
export function PictureField({ name, label, help, extra, ratio = '16:10' }: PictureFieldProps) {
  const { t } = useLingui();
  const { value, setValue, error, id } = useFieldState<string>(name);
  const upload = usePictureUpload(setValue);
  const { isBusy, uploadedPicture } = upload;
  const cropping = useCropping(upload, value, ratio);
  const usedPicturesDialog = useUsedPicturesDialog(id, (url) => {
    upload.cancel();
    setValue(url);
  });
  // The error names an address that does not load; a preview would be a broken picture.
  const isUnloadable = value !== '' && upload.unloadableUrl === value;
  const previewUrl = isUnloadable ? undefined : pictureUrl(value);
  const isUploadedHere = uploadedPicture?.url === value;

  useNotReady(
    name,
    isBusy ? t`“${label}” is still uploading. Wait for the upload, or cancel it.` : undefined,
  );
  const remove = () => {
    upload.cancel();
    flushSync(() => setValue(''));
    focusField(name);
  };

  const removeAction: PictureAction = {
    key: 'remove',
    icon: <DeleteOutlined aria-hidden />,
    label: t`Remove picture`,
    danger: true,
    onClick: remove,
  };
  const actions = [
    usedPicturesDialog.action,
    ...(cropping.action && !isUnloadable ? [cropping.action] : []),
    ...(value === '' ? [] : [removeAction]),
  ];

  return (
    <PictureUpload
      {...{ upload, id, label, extra, help, error, actions }}
      onFile={(file) => void cropping.cropOrUpload(file)}
      chooseLabel={t`Choose a picture`}
      successMessage={isUploadedHere && <Trans>The picture has been uploaded.</Trans>}
      details={
        <>
          {!isUnloadable && value !== '' && (
            <Typography.Text title={value} style={{ overflowWrap: 'anywhere' }}>
              {fileNameOf(value)}
            </Typography.Text>
          )}
          <Typography.Text type="secondary" className={styles.hint ?? ''}>
            <Trans>Choose a picture, drop it here, or paste it.</Trans>
          </Typography.Text>
        </>
      }
      preview={previewUrl && <img src={previewUrl} alt={label} style={previewStyle(ratio)} />}
    >
      {cropping.dialog}
      {usedPicturesDialog.dialog}
    </PictureUpload>
  );
}
