import { PictureOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Input, Modal } from 'antd';
import type Quill from 'quill';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { safeUrl } from '../../lib/safe-url';
import { PICTURE_TYPES } from '../kit/upload/check-picture';
import { UploadProgress } from '../kit/upload/picture-upload';
import { useUpload } from '../kit/upload/use-upload';
import { insertBlock, replaceBlock } from './block-edits';
import { newFigure, writeFigure } from './figure';
import type { PictureTask } from './picture-task';
import styles from './rich-text.module.css';

/** How long a picture's size is waited for, in milliseconds: the dialog cannot be left meanwhile. */
const PATIENCE = 3_000;

interface Size {
  width?: number;
  height?: number;
}

/** A picture's own size, so that its place is kept while it loads; nothing where it has none. */
async function sizeOf(url: string): Promise<Size | undefined> {
  const image = new Image();
  image.src = url;
  try {
    await Promise.race([image.decode(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  } catch {
    return undefined;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return width > 0 && height > 0 ? { width, height } : undefined;
}

interface PictureDialogProps {
  quill: Quill;
  task: PictureTask;
  /** Is given where the next picture goes. */
  onClose: (next?: number) => void;
}

/** Puts a picture with a caption where the picture alone is. Gives where the text goes on. */
function makeFigure(quill: Quill, index: number, html: string): number {
  quill.deleteText(index, 1, 'user');
  return insertBlock(quill, index, html) + 1;
}

/** Uploads a picture for the text and asks for its description and a caption; changes those of a picture there. */
export function PictureDialog({ quill, task, onClose }: PictureDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const { state, send } = useUpload();
  const [url, setUrl] = useState(task.present?.url ?? '');
  const [alt, setAlt] = useState(task.present?.alt ?? '');
  const [caption, setCaption] = useState(task.present?.caption ?? '');
  const [decorative, setDecorative] = useState(task.present?.alt === '');
  const [missing, setMissing] = useState(false);
  const [inserting, setInserting] = useState(false);
  // A state would be too late for a double click.
  const busy = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const source = safeUrl(url);

  const take = useCallback(
    async (file: File | undefined) => {
      const sent = file && (await send(file));
      if (sent) setUrl(sent);
    },
    [send],
  );
  const { file } = task;
  useEffect(() => {
    const start = setTimeout(() => void take(file));
    return () => clearTimeout(start);
  }, [take, file]);

  const close = (cursor: number) => {
    onClose(cursor);
    setTimeout(() => quill.setSelection(cursor, 0, 'user'));
  };
  const insert = async () => {
    if (busy.current) return;
    const words = decorative ? '' : alt.trim();
    if (!decorative && words === '') {
      setMissing(true);
      return;
    }
    busy.current = true;
    setInserting(true);
    const { index, present, figure } = task;
    const under = caption.trim();
    if (figure !== undefined) {
      replaceBlock(quill, index, writeFigure(figure, { alt: words, caption: under }));
      close(index + 1);
      return;
    }
    const size = present ? quill.getFormat(index, 1) : await sizeOf(url);
    const { width, height } = size ?? {};
    const known = { ...(width ? { width } : {}), ...(height ? { height } : {}) } as Size;
    if (under !== '') {
      const html = newFigure({ url, alt: words, caption: under }, known);
      close(present ? makeFigure(quill, index, html) : insertBlock(quill, index, html) + 1);
      return;
    }
    if (!present) quill.insertEmbed(index, 'image', url, 'user');
    quill.formatText(index, 1, { alt: words, ...known }, 'user');
    close(index + 1);
  };
  return (
    <Modal
      open
      title={task.present ? t`Description and caption of the picture` : t`Insert a picture`}
      okText={task.present ? t`Change` : t`Insert`}
      cancelText={t`Cancel`}
      confirmLoading={inserting}
      okButtonProps={{ disabled: url === '' }}
      onOk={() => void insert()}
      onCancel={() => close(task.index)}
    >
      <div className={styles.dialog}>
        <div className={styles.pictureBox}>
          {source ? (
            <img src={source} alt={alt} width={240} height={135} />
          ) : (
            <PictureOutlined aria-hidden />
          )}
        </div>
        {!task.present && (
          <>
            <input
              ref={input}
              type="file"
              hidden
              accept={PICTURE_TYPES.join(',')}
              aria-label={t`Picture file`}
              onChange={({ target }) => void take(target.files?.[0])}
            />
            <Button disabled={state.progress !== undefined} onClick={() => input.current?.click()}>
              {url === '' ? <Trans>Choose a picture</Trans> : <Trans>Choose another picture</Trans>}
            </Button>
          </>
        )}
        {state.progress !== undefined && (
          <UploadProgress share={state.progress} fileName={state.fileName} />
        )}
        {state.error && (
          <p className={styles.wrong} role="alert">
            {state.error}
          </p>
        )}
        <label htmlFor={`${id}-alt`}>{t`Alternative text`}</label>
        <Input.TextArea
          id={`${id}-alt`}
          value={alt}
          disabled={decorative}
          autoSize={{ minRows: 2, maxRows: 6 }}
          aria-invalid={missing}
          aria-describedby={`${id}-rule`}
          {...(missing && { status: 'error' as const })}
          onChange={({ target }) => {
            setAlt(target.value);
            setMissing(false);
          }}
        />
        <p
          id={`${id}-rule`}
          className={missing ? styles.wrong : styles.rule}
          role={missing ? 'alert' : undefined}
        >
          <Trans>What the picture shows, in one sentence, for readers who cannot see it.</Trans>
        </p>
        <Checkbox
          checked={decorative}
          onChange={({ target }) => {
            setDecorative(target.checked);
            setMissing(false);
          }}
        >
          <Trans>The picture is decoration and says nothing</Trans>
        </Checkbox>
        <label htmlFor={`${id}-caption`}>{t`Caption (optional)`}</label>
        <Input
          id={`${id}-caption`}
          value={caption}
          aria-describedby={`${id}-caption-rule`}
          onChange={({ target }) => setCaption(target.value)}
          onPressEnter={() => void insert()}
        />
        <p id={`${id}-caption-rule`} className={styles.rule}>
          <Trans>Words that stand under the picture, for every reader.</Trans>
        </p>
      </div>
    </Modal>
  );
}
