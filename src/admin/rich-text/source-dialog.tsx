import { useLingui } from '@lingui/react/macro';
import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { directionOf, languageTag } from '../../i18n/locales';
import { SafeHtml } from '../../ui/html/safe-html';
import styles from './rich-text.module.css';

interface SourceDialogProps {
  html: string;
  language: string | null;
  onDone: (html: string) => void;
  onCancel: () => void;
}

/** Edits the HTML of one part of a text beside what readers will see of it. */
export function SourceDialog({ html, language, onDone, onCancel }: SourceDialogProps) {
  const { t } = useLingui();
  const id = useId();
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
      afterOpenChange={(open) => open && document.getElementById(id)?.focus()}
    >
      <div className={styles.dialog}>
        <label htmlFor={id}>{t`HTML source`}</label>
        <Input.TextArea
          id={id}
          className={styles.code ?? ''}
          dir="ltr"
          spellCheck={false}
          value={source}
          {...(language && { lang: languageTag(language) })}
          autoSize={{ minRows: 6, maxRows: 18 }}
          onChange={({ target }) => setSource(target.value)}
        />
        <div className={styles.previewHead}>{t`Preview`}</div>
        <div
          className={styles.preview}
          {...(language && { lang: languageTag(language), dir: directionOf(language) })}
        >
          <SafeHtml html={source} lang={language} />
        </div>
      </div>
    </Modal>
  );
}
