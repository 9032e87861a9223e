import { useLingui } from '@lingui/react/macro';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { languageName } from '@/i18n/language-names';
import { languageAttributes } from '@/i18n/locales';
import { useSaveChange, type ChangeableItem } from '@/admin/edit-form/use-save-change';
import { useLanguageNames } from '@/admin/shared/language-names';
import { useTextsByLanguage } from '@/admin/shared/use-texts-by-language';
import { withTypedTexts, type EditedField, type StoredTexts } from './changed-texts';
import { EditorFrame } from '@/admin/list/row-edits/editor-frame';
import type { RowEdit, RowEdits } from '@/admin/list/row-edits/row-edits';
import styles from '@/admin/list/row-edits/row-edits.module.css';

interface TextsEditorProps<Field extends string, Stored, Version, Values> extends EditedField<
  Field,
  Version
> {
  edits: RowEdits;
  rowKey: string;
  /** Name of the field. */
  label: string;
  /** How the item of the row is loaded, validated and stored as a whole. */
  item: ChangeableItem<Stored, Values>;
  /** Revalidates the list. */
  revalidate: () => Promise<void>;
}

/** Renders the fields that edit the texts of a row, one for each of its languages. Enter publishes them. */
export function TextsEditor<
  Field extends string,
  Stored extends StoredTexts<Field>,
  Version extends Record<Field, string>,
  Values extends { versions: Record<string, Version> },
>(props: TextsEditorProps<Field, Stored, Version, Values>) {
  const { edits, rowKey, label, item, revalidate } = props;
  const { t } = useLingui();
  const saveChange = useSaveChange();
  const { nameOf } = useLanguageNames();
  const describe = useTextsByLanguage();
  const edit = useSyncExternalStore(edits.store.subscribe, () => edits.editOf(rowKey));
  const firstInputRef = useRef<InputRef>(null);
  useEffect(() => {
    // Another row may be edited by now, if this one failed to save.
    if (document.activeElement === document.body) firstInputRef.current?.focus({ cursor: 'end' });
  }, []);
  if (!edit) return null;
  const { base, typed } = edit;
  const send = ({ idempotencyKeys, ...texts }: RowEdit) =>
    saveChange(
      item,
      (values, { versions }) => ({
        ...values,
        versions: withTypedTexts(values.versions, texts, props, versions),
      }),
      idempotencyKeys,
    );
  const isInvalid = edit.error !== undefined;
  return (
    <EditorFrame {...{ edits, rowKey, edit, send, revalidate, describe }}>
      {(save) =>
        Object.keys(base).map((lang, index) => {
          const language = nameOf(lang);
          return (
            <Input
              key={lang}
              {...(index === 0 && { ref: firstInputRef })}
              aria-label={t`${label} (${language})`}
              aria-invalid={isInvalid}
              {...languageAttributes(lang)}
              autoComplete="off"
              prefix={
                <span aria-hidden className={styles.languageLabel}>
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
