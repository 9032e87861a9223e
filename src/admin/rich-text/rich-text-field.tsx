import { useCallback, useContext, type ReactNode } from 'react';
import { FieldFrame } from '@/admin/fields/field-frame';
import { useFieldState } from '@/admin/fields/form-store';
import { ContentLanguageContext } from '@/admin/fields/content-language';
import { LazyComponent } from '@/ui/lazy-component';
import { DeferredEditor } from './deferred-editor';

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

/** Renders a field for rich text. The first of these fields loads the editor. */
export function RichTextField({ name, label, help, extra }: RichTextFieldProps) {
  const { value, setValue, error, controlProps, id } = useFieldState<string>(name);
  const language = useContext(ContentLanguageContext);
  const focus = useCallback(() => document.getElementById(id)?.focus(), [id]);
  const editorProps = { value, onChange: setValue, controlProps, language };
  return (
    <FieldFrame isGroup {...{ id, label, help, extra, error }} onLabelClick={focus}>
      <LazyComponent load={loadEditor} fallback={<DeferredEditor {...editorProps} />}>
        {(Editor) => <DeferredEditor {...editorProps} Editor={Editor} />}
      </LazyComponent>
    </FieldFrame>
  );
}
