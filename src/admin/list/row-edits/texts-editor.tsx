import { useLingui } from '@lingui/react/macro';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { languageName } from '@/i18n/language-names';
import { languageAttributes } from '@/i18n/locales';
import { useLanguageNames } from '@/admin/shared/language-names';
import { useNameList } from '@/admin/shared/use-name-list';
import { EditorFrame } from './editor-frame';
import type { RowEdit, RowEdits, Texts } from './row-edits';
import styles from './row-edits.module.css';

interface TextsEditorProps {
  edits: RowEdits;
  rowKey: string;
  /** Name of the field. */
  label: string;
  /** Stores the typed texts. Throws `ChangedByOthersError` if others have changed them. */
  send: (edit: RowEdit) => Promise<void>;
  /** Revalidates the list. */
  afterwards: () => Promise<void>;
}

/** Renders the fields that edit the texts of a row, one for each of its languages. Enter publishes them. */
export function TextsEditor({ edits, rowKey, label, send, afterwards }: TextsEditorProps) {
  const { t } = useLingui();
  const { nameOf } = useLanguageNames();
  const describe = useTextsDescription();
  const edit = useSyncExternalStore(edits.store.subscribe, () => edits.of(rowKey));
  const first = useRef<InputRef>(null);
  useEffect(() => {
    // Another row may be edited by now, if this one failed to save.
    if (document.activeElement === document.body) first.current?.focus({ cursor: 'end' });
  }, []);
  if (!edit) return null;
  const { base, typed } = edit;
  const isInvalid = edit.error !== undefined;
  return (
    <EditorFrame {...{ edits, rowKey, edit, send, afterwards, describe }}>
      {(save) =>
        Object.keys(base).map((lang, index) => {
          const language = nameOf(lang);
          return (
            <Input
              key={lang}
              {...(index === 0 && { ref: first })}
              aria-label={t`${label} (${language})`}
              aria-invalid={isInvalid}
              {...languageAttributes(lang)}
              autoComplete="off"
              prefix={
                <span aria-hidden className={styles.language}>
                  {languageName(lang).short}
                </span>
              }
              value={typed[lang] ?? ''}
              {...(isInvalid && { status: 'error' as const })}
              onChange={({ target }) => edits.type(rowKey, { ...typed, [lang]: target.value })}
              onPressEnter={({ nativeEvent }) => {
                if (!nativeEvent.isComposing) save();
              }}
            />
          );
        })
      }
    </EditorFrame>
  );
}

/** Returns the function that names texts with their languages. */
function useTextsDescription(): (texts: Texts) => string {
  const { t } = useLingui();
  const formatList = useNameList();
  const { nameOf } = useLanguageNames();
  return (texts) =>
    formatList(
      Object.entries(texts).map(([lang, text]) => {
        const language = nameOf(lang);
        return t`“${text}” in ${language}`;
      }),
    );
}
