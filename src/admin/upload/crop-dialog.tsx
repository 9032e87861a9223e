import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/admin/shared/confirm-dialog';
import { CropArea, useCrop } from './crop-area';
import type { Ratio } from './draw-picture';
import type { OutputType } from './output-type';

interface CropDialogProps {
  url: string;
  /** The file name of the cropped picture without the extension. */
  name: string;
  type: OutputType;
  ratio?: Ratio | undefined;
  onCropped: (file: File) => void;
  /** Uploads the whole picture; undefined for a picture that is uploaded already. */
  onUseWholePicture?: (() => Promise<void>) | undefined;
  /** Called before the dialog closes because a file cannot be loaded; undefined for a picture that is uploaded already. */
  onUnreadable?: (() => void) | undefined;
  /** Called after the closing animation. */
  onClosed: () => void;
}

/** Renders the crop dialog, or an error in it for a picture that cannot be cropped. */
export function CropDialog(props: CropDialogProps) {
  const { url, name, type, ratio, onCropped, onUseWholePicture } = props;
  const { onUnreadable, onClosed } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState(true);
  const isClosing = useRef(false);
  const [isFullyOpen, setIsFullyOpen] = useState(false);
  const crop = useCrop();
  const { state, area } = crop;
  const close = () => {
    isClosing.current = true;
    setOpen(false);
  };
  const handleLoadError = () => {
    if (onUnreadable) {
      onUnreadable();
      close();
    } else crop.fail();
  };
  const applyCrop = async () => {
    const file = await crop.draw(name, type);
    // Closed while the crop was drawn: the user wants none, or the whole picture.
    if (!file || isClosing.current) return;
    onCropped(file);
    close();
  };

  return (
    <ConfirmDialog
      open={open}
      width={760}
      title={<Trans>Crop picture</Trans>}
      okText={<Trans>Apply crop</Trans>}
      okButtonProps={{ disabled: state === 'failed' || !area }}
      cancelText={<Trans>Cancel</Trans>}
      confirmLoading={state === 'busy'}
      onOk={() => void applyCrop()}
      onCancel={close}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          <CancelBtn />
          {onUseWholePicture && (
            <Button
              onClick={() => {
                void onUseWholePicture();
                close();
              }}
            >
              <Trans>Use whole picture</Trans>
            </Button>
          )}
          <OkBtn />
        </>
      )}
      afterOpenChange={setIsFullyOpen}
      afterClose={onClosed}
    >
      {state === 'failed' ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={
            onUseWholePicture
              ? t`Couldn’t crop this picture. Use the whole picture, or choose another one.`
              : t`This picture cannot be cropped here. It did not load, or its website does not allow changes. Save it as a file, choose that file, and crop it.`
          }
        />
      ) : (
        <CropArea
          {...{ url, ratio, crop }}
          isMeasurable={isFullyOpen}
          onLoadError={handleLoadError}
        />
      )}
    </ConfirmDialog>
  );
}
