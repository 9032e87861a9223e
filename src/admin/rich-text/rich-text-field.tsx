import { useLingui } from '@lingui/react/macro';
import { Skeleton } from 'antd';
import { useCallback, useContext, type ReactNode } from 'react';
import { FieldFrame } from '@/admin/fields/field-frame';
import { useFieldState } from '@/admin/fields/use-field-state';
import { ContentLanguageContext } from '@/admin/fields/content-language';
import { SafeHtml } from '@/ui/html/safe-html';
import { LazyComponent } from '@/ui/lazy-component';
import styles from './rich-text.module.css';

async function loadEditor() {
  const { RichTextEditor } = await import('./rich-text-editor');
  return RichTextEditor;
}

interface RichTextFieldProps {
  /** Name of the field, whose value is stored HTML; unedited content remains unchanged byte for byte. */
  name: string;
  label: string;
  help?: ReactNode;
  extra?: ReactNode;
}

/**
 * Renders a field for text with headings, lists, links and pictures. Loads the editor when it first becomes visible.
 */
export function RichTextField({ name, label, help, extra }: RichTextFieldProps) {
  const { t } = useLingui();
  const { value, setValue, error, control, id } = useFieldState<string>(name);
  const language = useContext(ContentLanguageContext);
  const focus = useCallback(() => document.getElementById(id)?.focus(), [id]);
  return (
    <FieldFrame group {...{ id, label, help, extra, error }} onLabelClick={focus}>
      <LazyComponent
        load={loadEditor}
        fallback={
          <div className={styles.editor}>
            <div role="status" className={styles.head}>
              <span className="visually-hidden">{t`Loading the editor…`}</span>
              <Skeleton active title={false} paragraph={{ rows: 3 }} />
            </div>
            {/* Read-only until the editor is loaded. */}
            <div className={styles.area}>
              <div className="ql-editor" style={{ whiteSpace: 'normal' }}>
                <SafeHtml html={value} lang={language} />
              </div>
            </div>
          </div>
        }
      >
        {(Editor) => (
          <Editor value={value} onChange={setValue} control={control} language={language} />
        )}
      </LazyComponent>
    </FieldFrame>
  );
}
