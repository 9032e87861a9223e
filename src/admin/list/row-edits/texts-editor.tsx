import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Flex, Input, type InputRef } from 'antd';
import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { languageName } from '@/i18n/language-names';
import { directionOf, languageTag } from '@/i18n/locales';
import { MessageError, useErrorMessage } from '@/admin/requests/error-message';
import { FailedRequest } from '@/admin/requests/failed-request';
import { useLanguageNames } from '@/admin/shared/language-names';
import { useNameList } from '@/admin/shared/use-name-list';
import { TextsChangedError, type RowEdit, type RowEdits, type Texts } from './row-edits';
import styles from './row-edits.module.css';

interface TextsEditorProps {
  edits: RowEdits;
  rowKey: string;
  /** Name of the field. */
  label: string;
  /** Stores the typed texts. Throws `TextsChangedError` for newer ones of others. */
  send: (edit: RowEdit) => Promise<void>;
  /** Revalidates the list. */
  afterwards: () => Promise<void>;
}

/**
 * Renders the fields that edit the texts of a row, one for each of its languages: Enter publishes them, Escape cancels.
 * A failed save is explained below them and loses nothing.
 */
export function TextsEditor({ edits, rowKey, label, send, afterwards }: TextsEditorProps) {
  const { t } = useLingui();
  const { nameOf } = useLanguageNames();
  const edit = useSyncExternalStore(edits.store.subscribe, () => edits.of(rowKey));
  const first = useRef<InputRef>(null);
  useEffect(() => {
    // Another row may be edited by now, if this one failed to save.
    if (document.activeElement === document.body) first.current?.focus({ cursor: 'end' });
  }, []);
  if (!edit) return null;
  const save = () => void edits.save(rowKey, send, afterwards);
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    edits.close(rowKey);
  };
  const isInvalid = edit.error !== undefined;
  return (
    <div className={styles.editor}>
      {Object.keys(edit.base).map((lang, index) => {
        const language = nameOf(lang);
        return (
          <Input
            key={lang}
            {...(index === 0 && { ref: first })}
            aria-label={t`${label} (${language})`}
            aria-invalid={isInvalid}
            lang={languageTag(lang)}
            dir={directionOf(lang)}
            autoComplete="off"
            prefix={
              <span aria-hidden className={styles.language}>
                {languageName(lang).short}
              </span>
            }
            value={edit.typed[lang] ?? ''}
            {...(isInvalid && { status: 'error' as const })}
            onChange={({ target }) => edits.type(rowKey, lang, target.value)}
            onKeyDown={cancel}
            onPressEnter={({ nativeEvent }) => {
              if (!nativeEvent.isComposing) save();
            }}
          />
        );
      })}
      <Flex gap="small">
        <Button size="small" type="primary" onClick={save}>
          <Trans>Publish</Trans>
        </Button>
        <Button size="small" onClick={() => edits.close(rowKey)}>
          <Trans>Cancel</Trans>
        </Button>
      </Flex>
      <SaveError
        error={edit.error}
        onOverwrite={() => {
          edits.acceptCurrent(rowKey);
          save();
        }}
        onKeep={() => {
          edits.close(rowKey);
          void afterwards();
        }}
      />
    </div>
  );
}

interface SaveErrorProps {
  error: unknown;
  onOverwrite: () => void;
  onKeep: () => void;
}

/** Explains why the texts were not stored; nothing without an error. */
function SaveError({ error, onOverwrite, onKeep }: SaveErrorProps) {
  const messageOf = useErrorMessage();
  if (error === undefined) return null;
  if (error instanceof TextsChangedError)
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={<Trans>Someone else has changed this in the meantime.</Trans>}
        description={
          <>
            <CurrentTexts texts={error.current} />
            <Flex gap="small" wrap>
              <Button size="small" type="primary" onClick={onOverwrite}>
                <Trans>Overwrite with mine</Trans>
              </Button>
              <Button size="small" onClick={onKeep}>
                <Trans>Keep the current text</Trans>
              </Button>
            </Flex>
          </>
        }
      />
    );
  const message = messageOf(error);
  return error instanceof MessageError ? (
    <Alert type="error" showIcon role="alert" title={message} />
  ) : (
    <FailedRequest failedAction={<Trans>The change was not published.</Trans>} message={message} />
  );
}

/** Names the texts that are stored now. */
function CurrentTexts({ texts }: { texts: Texts }) {
  const { t } = useLingui();
  const listed = useNameList();
  const { nameOf } = useLanguageNames();
  const current = listed(
    Object.entries(texts).map(([lang, text]) => {
      const language = nameOf(lang);
      return t`“${text}” in ${language}`;
    }),
  );
  return (
    <p>
      <Trans>Current text: {current}.</Trans>
    </p>
  );
}
