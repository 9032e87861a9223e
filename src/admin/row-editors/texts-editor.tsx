import { useLingui } from '@lingui/react/macro';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { languageName } from '@/i18n/language-names';
import { languageAttributes } from '@/i18n/locales';
import { useSaveChange, type ChangeableItem } from '@/admin/edit-form/use-save-change';
import { useLanguageNames } from '@/admin/shared/language-names';
import { useTextsByLanguageFormatter } from '@/admin/shared/use-texts-by-language-formatter';
import { EditorFrame } from '@/admin/list/row-edits/editor-frame';
import {
  type RowEdit,
  type RowEdits,
  ChangedByOthersError,
  type TextsByLanguage,
} from '@/admin/list/row-edits/row-edits';
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
  const describe = useTextsByLanguageFormatter();
  const edit = useSyncExternalStore(edits.store.subscribe, () => edits.editOf(rowKey));
  const firstInputRef = useRef<InputRef>(null);
  useEffect(() => {
    // Another row may be edited by now, if this one failed to save.
    if (document.activeElement === document.body) firstInputRef.current?.focus({ cursor: 'end' });
  }, []);
  if (!edit) return null;
  const { base, typed } = edit;
  const send = ({ idempotencyKeys, ...editToSend }: RowEdit) =>
    saveChange(
      item,
      (values, { versions }) => ({
        ...values,
        versions: withTypedTexts(values.versions, editToSend, props, versions),
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
              onChange={({ target }) =>
                edits.setTypedValue(rowKey, { ...typed, [lang]: target.value })
              }
              onPressEnter={(event) => {
                if (event.nativeEvent.isComposing) return;
                // Would click the edit button, which has the focus then.
                event.preventDefault();
                save();
              }}
            />
          );
        })
      }
    </EditorFrame>
  );
}

/**
 * Returns the typed texts of the languages that the editor has changed. Throws `ChangedByOthersError` if others have
 * changed or deleted one of these texts on the server (`storedTexts`).
 */
function changedTexts(
  { base, typed }: Pick<RowEdit, 'base' | 'typed'>,
  storedTexts: Partial<TextsByLanguage>,
): [lang: string, text: string][] {
  const typedTexts = Object.keys(base).map((lang): [string, string] => [
    lang,
    typed[lang]?.trim() ?? '',
  ]);
  const editedTexts = typedTexts.filter(([lang, text]) => text !== base[lang]?.trim());
  const isChangedByOthers = ([lang, text]: readonly [string, string]) => {
    const storedText = storedTexts[lang]?.trim() ?? '';
    return storedText !== base[lang]?.trim() && storedText !== text;
  };
  if (editedTexts.some(isChangedByOthers)) {
    // A deleted text counts as empty, but one that the editor has not changed is not created again.
    const editedLanguages = editedTexts.map(([lang]) => lang);
    const current = Object.keys(base).flatMap((lang) => {
      const text = storedTexts[lang] ?? (editedLanguages.includes(lang) ? '' : undefined);
      return text === undefined ? [] : [[lang, text] as const];
    });
    throw new ChangedByOthersError(Object.fromEntries(current));
  }
  return editedTexts;
}

interface EditedField<Field extends string, Version> {
  field: Field;
  emptyVersion: Version;
}

/** The versions on the server, which others may have changed. */
interface StoredTexts<Field extends string> {
  versions: Partial<Record<string, Partial<Record<Field, string | null>>>>;
}

/**
 * Returns the versions of a form with the texts that were typed in the row. Throws `ChangedByOthersError` if others
 * have changed one of them.
 */
function withTypedTexts<Field extends string, Version extends Record<Field, string>>(
  versions: Record<string, Version>,
  edit: Pick<RowEdit, 'base' | 'typed'>,
  { field, emptyVersion }: EditedField<Field, Version>,
  storedVersions: StoredTexts<Field>['versions'],
): Record<string, Version> {
  const texts = Object.entries(storedVersions).map(([lang, version]) => [
    lang,
    version?.[field] ?? '',
  ]);
  const textsToSend = changedTexts(edit, Object.fromEntries(texts) as Partial<TextsByLanguage>);
  const changedVersions = textsToSend.map(([lang, text]) => {
    return [lang, { ...(versions[lang] ?? emptyVersion), [field]: text }] as const;
  });
  return { ...versions, ...Object.fromEntries(changedVersions) };
}
