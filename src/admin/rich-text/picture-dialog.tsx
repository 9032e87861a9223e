import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Form, Input, Modal } from 'antd';
import type Quill from 'quill';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { pictureUrl } from '@/lib/safe-url';
import { FieldFrame } from '@/admin/fields/field-frame';
import { PictureUpload, usePictureUpload } from '@/admin/upload/picture-upload';
import { useChosenPicture } from '@/admin/upload/use-chosen-picture';
import { useCropping } from '@/admin/upload/use-cropping';
import { insertBlock, replaceBlock } from './block-edits';
import { DialogItem } from './dialog-item';
import { newFigure, writeFigure } from './figure';
import { closeEditorDialog } from './close-editor-dialog';
import type { PictureTask } from './picture-task';
import styles from './rich-text.module.css';

/** Maximum time to determine the size of a picture, in milliseconds: the dialog cannot be closed until then. */
const TIMEOUT = 3_000;

interface Size {
  width?: number;
  height?: number;
}

/** Returns the intrinsic size of a picture, which avoids a layout shift; undefined if it has none. */
async function sizeOf(url: string): Promise<Size | undefined> {
  const image = new Image();
  image.src = url;
  try {
    await Promise.race([image.decode(), new Promise((resolve) => setTimeout(resolve, TIMEOUT))]);
  } catch {
    return undefined;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return width > 0 && height > 0 ? { width, height } : undefined;
}

interface PictureDialogProps {
  quill: Quill;
  task: PictureTask;
  /** Receives the index for the next picture. */
  onClose: (next?: number) => void;
}

/** Replaces a picture with a figure. Returns the index after it. */
function makeFigure(quill: Quill, index: number, html: string): number {
  quill.deleteText(index, 1, 'user');
  return insertBlock(quill, index, html) + 1;
}

/**
 * Renders the dialog that uploads or reuses a picture with its description and caption, or edits those of an existing picture.
 */
export function PictureDialog({ quill, task, onClose }: PictureDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const [url, setUrl] = useState(task.present?.url ?? '');
  const upload = usePictureUpload(setUrl);
  const { error, sending, uploaded } = upload;
  const cropping = useCropping(upload, url);
  const used = useChosenPicture((chosen) => {
    upload.cancel();
    setUrl(chosen);
  });
  const [alt, setAlt] = useState(task.present?.alt ?? '');
  const [caption, setCaption] = useState(task.present?.caption ?? '');
  const [decorative, setDecorative] = useState(task.present?.alt === '');
  const [inserting, setInserting] = useState(false);
  // State would change too late for a double click.
  const busy = useRef(false);
  const source = pictureUrl(url);
  const ready = url !== '' && !sending;
  const takeFirst = useEffectEvent(() => {
    if (task.file) void upload.take(task.file);
  });
  useEffect(() => {
    const start = setTimeout(() => takeFirst());
    return () => clearTimeout(start);
  }, []);

  const close = (cursor: number) => closeEditorDialog(quill, () => onClose(cursor), cursor);
  const insert = async () => {
    if (busy.current || !ready) return;
    // No description yet: content health reports it (D38).
    const altText = decorative ? '' : alt.trim() || undefined;
    busy.current = true;
    setInserting(true);
    const { index, present, figure } = task;
    const under = caption.trim();
    if (figure !== undefined) {
      replaceBlock(quill, index, writeFigure(figure, { alt: altText, caption: under }));
      close(index + 1);
      return;
    }
    const size = present ? quill.getFormat(index, 1) : await sizeOf(url);
    const { width, height } = size ?? {};
    const known = { ...(width ? { width } : {}), ...(height ? { height } : {}) } as Size;
    if (under !== '') {
      const html = newFigure({ url, alt: altText, caption: under }, known);
      close(present ? makeFigure(quill, index, html) : insertBlock(quill, index, html) + 1);
      return;
    }
    if (!present) quill.insertEmbed(index, 'image', url, 'user');
    quill.formatText(index, 1, { alt: altText ?? null, ...known }, 'user');
    close(index + 1);
  };
  const picture = source && (
    <img className={styles.picture} src={source} alt={alt} width={320} height={180} />
  );
  return (
    <Modal
      open
      title={task.present ? t`Alternative text and caption` : t`Insert picture`}
      okText={task.present ? t`Apply` : t`Insert`}
      cancelText={t`Cancel`}
      confirmLoading={inserting}
      okButtonProps={{ disabled: !ready }}
      onOk={() => void insert()}
      onCancel={() => close(task.index)}
    >
      {task.present ? (
        <Form.Item>{picture}</Form.Item>
      ) : (
        <FieldFrame
          group
          announced
          id={id}
          label={t`Picture file`}
          help={<Trans>Choose a picture, drop it here, or paste it.</Trans>}
          error={error}
        >
          <PictureUpload
            upload={upload}
            label={t`Picture file`}
            control={{
              id,
              'aria-invalid': error !== undefined,
              'aria-describedby': `${id}-help ${id}-error`,
            }}
            choose={url === '' ? t`Choose a picture` : t`Choose another picture`}
            preview={picture}
            done={uploaded && !error && <Trans>The picture has been uploaded.</Trans>}
          >
            {used.button}
            {cropping.button}
          </PictureUpload>
          {cropping.dialog}
          {used.dialog}
        </FieldFrame>
      )}
      <DialogItem
        label={t`Alternative text`}
        rule={<Trans>Describe the picture in one sentence, for people who can’t see it.</Trans>}
      >
        {(control) => (
          <Input.TextArea
            {...control}
            value={alt}
            disabled={decorative}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={({ target }) => setAlt(target.value)}
          />
        )}
      </DialogItem>
      <Form.Item>
        <Checkbox checked={decorative} onChange={({ target }) => setDecorative(target.checked)}>
          <Trans>Decorative picture without meaning</Trans>
        </Checkbox>
      </Form.Item>
      <DialogItem label={t`Caption (optional)`} rule={<Trans>Text shown below the picture.</Trans>}>
        {(control) => (
          <Input
            {...control}
            value={caption}
            onChange={({ target }) => setCaption(target.value)}
            onPressEnter={() => void insert()}
          />
        )}
      </DialogItem>
    </Modal>
  );
}
