import { DeleteOutlined, ScissorOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Typography } from 'antd';
import { useCallback, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { pictureUrl } from '../../../lib/safe-url';
import { LoadedPart } from '../../../ui/loaded-part';
import { useBeforePublish } from '../fields/edit-context';
import { focusField } from '../fields/field-errors';
import { FieldFrame } from '../fields/field-frame';
import { useFieldState } from '../fields/use-field-state';
import { pictureFault } from './check-picture';
import type { Ratio } from './crop-dialog';
import { baseName, drawnType, drawnTypeOf, type DrawnType } from './drawn-type';
import { PictureUpload, usePictureUpload } from './picture-upload';

const loadDialog = () => import('./crop-dialog');

interface PictureFieldProps {
  /** The field holds the picture's address, or an empty text. */
  name: string;
  label: string;
  help?: ReactNode;
  extra?: ReactNode;
  /** Width to height that cropping begins with: that in which the site shows it, covers being the default. */
  ratio?: Ratio;
}

/** A picture that is being cropped: the one of the form, or a file that has not been sent yet. */
interface Cropping {
  url: string;
  type: DrawnType;
  file?: File;
}

/** A picture of the form: chosen, dropped or pasted, cropped before it is uploaded or later, replaced or removed. */
export function PictureField({ name, label, help, extra, ratio = '16:10' }: PictureFieldProps) {
  const { t } = useLingui();
  const { value, setValue, error: wrong, control, id } = useFieldState<string>(name);
  const upload = usePictureUpload(setValue);
  const { sending, uploaded } = upload;
  const [cropping, setCropping] = useState<Cropping>();
  const error = upload.error ?? wrong;
  const source = pictureUrl(value);
  const own = uploaded?.url === value;
  const drawn = own ? drawnType(uploaded.type) : drawnTypeOf(value);

  const wait = useCallback(
    () => (sending ? t`“${label}” is still being uploaded. Wait for it, or cancel it.` : undefined),
    [sending, label, t],
  );
  useBeforePublish(wait);
  const cropFirst = (file: File) => {
    const type = drawnType(file.type);
    if (!type || pictureFault(file)) {
      void upload.take(file);
      return;
    }
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') setCropping({ url: reader.result, type, file });
    };
    reader.onerror = () => upload.refuse('unread');
    reader.readAsDataURL(file);
  };
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
        onFile={cropFirst}
        choose={value === '' ? t`Choose a picture` : t`Replace the picture`}
        done={own && <Trans>The picture has been uploaded.</Trans>}
        help={
          <>
            <Trans>Choose a picture, drop it here, or paste it.</Trans>{' '}
            <Typography.Text type="secondary" style={{ overflowWrap: 'anywhere' }}>
              {value}
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
        {source && drawn && (
          <Button
            icon={<ScissorOutlined aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setCropping({ url: source, type: drawn })}
          >
            <Trans>Crop the picture</Trans>
          </Button>
        )}
        {value !== '' && (
          <Button icon={<DeleteOutlined aria-hidden />} onClick={remove}>
            <Trans>Remove the picture</Trans>
          </Button>
        )}
      </PictureUpload>
      {cropping && (
        <LoadedPart load={loadDialog} fallback={null}>
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
        </LoadedPart>
      )}
    </FieldFrame>
  );
}
