import { useLingui } from '@lingui/react/macro';
import { Input, Modal, type GetRef } from 'antd';
import { useRef, useState } from 'react';
import { languageTag } from '@/i18n/locales';
import { DialogItem } from './dialog-item';
import { HtmlViewPreview } from './html-view-preview';
import styles from './rich-text.module.css';

interface HtmlViewDialogProps {
  html: string;
  language: string | null;
  onDone: (html: string) => void;
  onCancel: () => void;
}

/** Renders the dialog for the HTML of a preserved block, with a preview. */
export function HtmlViewDialog({ html, language, onDone, onCancel }: HtmlViewDialogProps) {
  const { t } = useLingui();
  const input = useRef<GetRef<typeof Input.TextArea>>(null);
  const [source, setSource] = useState(html);
  return (
    <Modal
      open
      width={880}
      title={t`HTML of this part`}
      okText={t`Apply`}
      cancelText={t`Cancel`}
      mask={{ closable: false }}
      onOk={() => (source === html ? onCancel() : onDone(source))}
      onCancel={onCancel}
      afterOpenChange={(open) => open && input.current?.focus()}
    >
      <DialogItem label={t`HTML source`}>
        {(controlProps) => (
          <Input.TextArea
            {...controlProps}
            ref={input}
            className={styles.htmlSource ?? ''}
            dir="ltr"
            spellCheck={false}
            value={source}
            {...(language && { lang: languageTag(language) })}
            autoSize={{ minRows: 6, maxRows: 18 }}
            onChange={({ target }) => setSource(target.value)}
          />
        )}
      </DialogItem>
      <HtmlViewPreview html={source} language={language} />
    </Modal>
  );
}
