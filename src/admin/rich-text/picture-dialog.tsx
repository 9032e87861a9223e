import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Form, Input, Modal, type GetRef } from 'antd';
import type Quill from 'quill';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { pictureUrl } from '@/lib/safe-url';
import { PictureUpload } from '@/admin/upload/picture-upload';
import { useUsedPicturesDialog } from '@/admin/upload/use-used-pictures-dialog';
import { useCropping } from '@/admin/upload/use-cropping';
import { usePictureUpload, type UploadState } from '@/admin/upload/use-picture-upload';
import { focusAfterOpening } from '@/admin/shared/focus-after-opening';
import { DialogItem } from './dialog-item';
import { closeEditorDialog } from './close-editor-dialog';
import { insertPicture } from './insert-picture';
import type { PictureTask } from './picture-task';
import styles from './rich-text.module.css';

interface PictureDialogProps {
  quill: Quill;
  task: PictureTask;
  /** Receives the index for the next picture. */
  onClose: (nextIndex?: number) => void;
}

interface PictureFileProps {
  /** The id of the upload button. */
  id: string;
  upload: UploadState;
  /** The stored address of the picture; '' before one is chosen. */
  url: string;
  setUrl: (url: string) => void;
  preview: ReactNode;
}

/** Renders the field that uploads a picture, crops it, or chooses one that is used already. */
function PictureFile({ id, upload, url, setUrl, preview }: PictureFileProps) {
  const { t } = useLingui();
  const cropping = useCropping(upload, url);
  const usedPicturesDialog = useUsedPicturesDialog(id, (chosenUrl) => {
    upload.cancel();
    setUrl(chosenUrl);
  });
  return (
    <PictureUpload
      {...{ upload, id, preview }}
      label={t`Picture file`}
      help={<Trans>Choose a picture, drop it here, or paste it.</Trans>}
      chooseLabel={t`Choose a picture`}
      successMessage={
        upload.uploadedPicture && !upload.error && <Trans>The picture has been uploaded.</Trans>
      }
      actions={
        cropping.action ? [usedPicturesDialog.action, cropping.action] : [usedPicturesDialog.action]
      }
    >
      {cropping.dialog}
      {usedPicturesDialog.dialog}
    </PictureUpload>
  );
}

/** Renders the dialog that uploads or reuses a picture with its description and caption, or edits these texts. */
export function PictureDialog({ quill, task, onClose }: PictureDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const altField = useRef<GetRef<typeof Input.TextArea>>(null);
  const decorativeBox = useRef<GetRef<typeof Checkbox>>(null);
  const [url, setUrl] = useState(task.existingPicture?.url ?? '');
  const upload = usePictureUpload(setUrl);
  const [alt, setAlt] = useState(task.existingPicture?.alt ?? '');
  const [caption, setCaption] = useState(task.existingPicture?.caption ?? '');
  const [isDecorative, setIsDecorative] = useState(task.existingPicture?.alt === '');
  const [isInserting, setIsInserting] = useState(false);
  // State would change too late for a double click.
  const hasStartedInserting = useRef(false);
  const previewUrl = pictureUrl(url);
  const isReady = url !== '' && !upload.isBusy;
  const uploadTaskFile = useEffectEvent(() => {
    if (task.file) void upload.uploadFile(task.file);
  });
  useEffect(() => {
    const timeout = setTimeout(() => uploadTaskFile());
    return () => clearTimeout(timeout);
  }, []);

  const close = (cursor: number) => closeEditorDialog(quill, () => onClose(cursor), cursor);
  const insert = async () => {
    if (hasStartedInserting.current || !isReady) return;
    // No description yet: content health reports it (D38).
    const altText = isDecorative ? '' : alt.trim() || undefined;
    hasStartedInserting.current = true;
    setIsInserting(true);
    close(await insertPicture(quill, task, { url, alt: altText, caption: caption.trim() }));
  };
  const picture = previewUrl && (
    <img className={styles.picture} src={previewUrl} alt={alt} width={320} height={180} />
  );
  return (
    <Modal
      open
      title={task.existingPicture ? t`Alternative text and caption` : t`Insert picture`}
      okText={task.existingPicture ? t`Apply` : t`Insert`}
      cancelText={t`Cancel`}
      confirmLoading={isInserting}
      okButtonProps={{ disabled: !isReady }}
      cancelButtonProps={{ disabled: isInserting }}
      onOk={() => void insert()}
      onCancel={() => close(task.index)}
      afterOpenChange={(open) =>
        focusAfterOpening(open, () => {
          if (isDecorative) decorativeBox.current?.focus();
          else if (task.file ?? task.existingPicture) altField.current?.focus();
          else document.getElementById(id)?.focus();
        })
      }
    >
      {task.existingPicture ? (
        <Form.Item>{picture}</Form.Item>
      ) : (
        <PictureFile {...{ id, upload, url, setUrl, preview: picture }} />
      )}
      <DialogItem
        label={t`Alternative text`}
        hint={<Trans>Describe the picture in one sentence, for people who can’t see it.</Trans>}
      >
        {(controlProps) => (
          <Input.TextArea
            {...controlProps}
            ref={altField}
            value={alt}
            disabled={isDecorative}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={({ target }) => setAlt(target.value)}
          />
        )}
      </DialogItem>
      <Form.Item>
        <Checkbox
          ref={decorativeBox}
          checked={isDecorative}
          onChange={({ target }) => setIsDecorative(target.checked)}
        >
          <Trans>Decorative picture without meaning</Trans>
        </Checkbox>
      </Form.Item>
      <DialogItem label={t`Caption (optional)`} hint={<Trans>Text shown below the picture.</Trans>}>
        {(controlProps) => (
          <Input
            {...controlProps}
            value={caption}
            onChange={({ target }) => setCaption(target.value)}
            onPressEnter={(event) => {
              // Would insert a line in the text, which has the focus then.
              event.preventDefault();
              void insert();
            }}
          />
        )}
      </DialogItem>
    </Modal>
  );
}
