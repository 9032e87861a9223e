import { DeleteOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Typography } from 'antd';
import { useCallback, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { pictureUrl } from '@/lib/safe-url';
import { SentenceSpace } from '@/ui/sentence-space';
import { useBeforePublish } from '@/admin/fields/edit-form-context';
import { focusField } from '@/admin/fields/field-errors';
import { FieldFrame } from '@/admin/fields/field-frame';
import { useFieldState } from '@/admin/fields/use-field-state';
import type { Ratio } from './crop-area';
import { PictureUpload, usePictureUpload } from './picture-upload';
import { useChosenPicture } from './use-chosen-picture';
import { useCropping } from './use-cropping';

interface PictureFieldProps {
  /** Name of the field, whose value is the address of the picture or an empty string. */
  name: string;
  label: string;
  help?: ReactNode;
  extra?: ReactNode;
  /** Initial aspect ratio of the crop dialog: that of the picture on the site, by default that of covers. */
  ratio?: Ratio;
}

/**
 * Renders a picture field: a picture is selected, dropped or pasted, or chosen among those in use, cropped before or
 * after the upload, replaced or removed.
 */
export function PictureField({ name, label, help, extra, ratio = '16:10' }: PictureFieldProps) {
  const { t } = useLingui();
  const { value, setValue, error: wrong, control, id } = useFieldState<string>(name);
  const upload = usePictureUpload(setValue);
  const { sending, uploaded } = upload;
  const cropping = useCropping(upload, value, ratio);
  const used = useChosenPicture((url) => {
    upload.cancel();
    setValue(url);
  });
  const error = upload.error ?? wrong;
  // The error then names the address, and the browser would show a broken picture.
  const isUnloadable = value !== '' && upload.unloadable === value;
  const source = isUnloadable ? undefined : pictureUrl(value);
  const own = uploaded?.url === value;

  const wait = useCallback(
    () =>
      sending ? t`“${label}” is still uploading. Wait for the upload, or cancel it.` : undefined,
    [sending, label, t],
  );
  useBeforePublish(wait);
  const remove = () => {
    upload.cancel();
    flushSync(() => setValue(''));
    focusField(name);
  };

  return (
    <FieldFrame group announced={upload.error !== undefined} {...{ id, label, extra, help, error }}>
      <PictureUpload
        upload={upload}
        label={label}
        control={{ ...control, 'aria-invalid': error !== undefined }}
        onFile={(file) => void cropping.cropFirst(file)}
        choose={value === '' ? t`Choose a picture` : t`Replace picture`}
        done={own && <Trans>The picture has been uploaded.</Trans>}
        help={
          <>
            <Trans>Choose a picture, drop it here, or paste it.</Trans>
            <SentenceSpace />
            <Typography.Text type="secondary" style={{ overflowWrap: 'anywhere' }}>
              {!isUnloadable && value}
            </Typography.Text>
          </>
        }
        preview={
          source && (
            <img
              src={source}
              alt={label}
              width={192}
              height={120}
              style={{ objectFit: 'contain' }}
            />
          )
        }
      >
        {used.button}
        {!isUnloadable && cropping.button}
        {value !== '' && (
          <Button icon={<DeleteOutlined aria-hidden />} onClick={remove}>
            <Trans>Remove picture</Trans>
          </Button>
        )}
      </PictureUpload>
      {cropping.dialog}
      {used.dialog}
    </FieldFrame>
  );
}
