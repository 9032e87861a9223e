import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Flex, Form, Input, Modal } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { languageAttributes } from '@/i18n/locales';
import { focusField } from '@/admin/fields/field-errors';
import { FieldFrame } from '@/admin/fields/field-frame';
import { FormProvider, useFieldState } from '@/admin/fields/form-store';
import { focusAfterOpening } from '@/admin/shared/focus-after-opening';
import { useFocusFallback } from '@/admin/shared/focus-fallback';
import { FailedRequest } from '@/admin/requests/failed-request';
import { useTextsByLanguageFormatter } from '@/admin/shared/use-texts-by-language-formatter';
import type { Names } from './name-mutations';
import type { NameForm } from './use-name-form';
import type { NamedItems } from './use-named-items';

export interface NameFormMessages {
  /** The heading for a new item, below the parent of that name or at the top level. */
  newItemTitle: (parentName: string | undefined) => string;
  /** Shown below the field of a language that the item lacks. */
  addsLanguageNote: string;
  changedByOthersMessage: ReactNode;
  /** Shown when the item, or the parent of a new one, has been deleted: saving adds a new item at the top level. */
  deletedByOthersMessage: ReactNode;
}

interface NameFormDialogProps {
  namedItems: NamedItems;
  form: NameForm;
  messages: NameFormMessages;
}

/** Renders the dialog for the names of a new or an existing item in all languages (D38). */
export function NameFormDialog({ namedItems, form, messages }: NameFormDialogProps) {
  const { t } = useLingui();
  const { restoreLostFocus } = useFocusFallback();
  const { item, parentNo, editableCodes, isSaving, newerNames } = form;
  const parent = namedItems.itemsByNo.get(parentNo);
  const parentName = parent && namedItems.nameOf(parent);
  const name = item ? namedItems.nameOf(item) : '';
  return (
    <FormProvider store={form.store} schema={form.schema} wasAttempted={form.wasAttempted}>
      <Modal
        open={form.isOpen}
        title={item ? t`Rename “${name}”` : messages.newItemTitle(parentName)}
        okText={
          form.failure && !form.isOrphaned ? <Trans>Try again</Trans> : <Trans>Publish</Trans>
        }
        okButtonProps={{ htmlType: 'submit' }}
        {...(newerNames && { footer: null })}
        confirmLoading={isSaving}
        cancelText={<Trans>Cancel</Trans>}
        cancelButtonProps={{ disabled: isSaving }}
        closable={false}
        // Only the Cancel button discards the typed names.
        keyboard={!form.hasChanges && !isSaving}
        mask={{ closable: !form.hasChanges && !isSaving }}
        onCancel={form.close}
        destroyOnHidden
        modalRender={(dialog) => (
          <Form layout="vertical" onFinish={() => void form.save()}>
            {dialog}
          </Form>
        )}
        afterOpenChange={(open) =>
          focusAfterOpening(open, () => focusField(`names.${editableCodes[0] ?? ''}`))
        }
        afterClose={restoreLostFocus}
      >
        <Flex vertical gap="middle">
          {namedItems.codes.map((lang) => (
            <NameField
              key={lang}
              lang={lang}
              language={namedItems.languageOf(lang)}
              required={item?.versions[lang] !== undefined}
              parentWithoutLanguage={editableCodes.includes(lang) ? undefined : parentName}
              note={item && !item.versions[lang] ? messages.addsLanguageNote : undefined}
              readOnly={isSaving}
            />
          ))}
          {newerNames && <NewerNames {...{ form, newerNames, messages }} />}
          {form.failure && (
            <FailedRequest
              failureSummary={
                form.failure.provesNotStored && <Trans>The names were not published.</Trans>
              }
              message={form.failure.message}
            />
          )}
          {form.isOrphaned && !newerNames && <p role="status">{messages.deletedByOthersMessage}</p>}
        </Flex>
      </Modal>
    </FormProvider>
  );
}

interface NameFieldProps {
  lang: string;
  language: string;
  required: boolean;
  /** The parent's name, if the parent lacks this language. */
  parentWithoutLanguage: string | undefined;
  note: string | undefined;
  readOnly: boolean;
}

function NameField(props: NameFieldProps) {
  const { lang, language, required, parentWithoutLanguage, note, readOnly } = props;
  const { t } = useLingui();
  const {
    value = '',
    setValue,
    error,
    controlProps,
    id,
  } = useFieldState<string | undefined>(`names.${lang}`);
  const help =
    parentWithoutLanguage === undefined
      ? note
      : t`The parent catalogue “${parentWithoutLanguage}” has no name in this language yet. Name it first.`;
  return (
    <FieldFrame {...{ id, required, error, help }} label={t`Name in ${language}`}>
      <Input
        {...controlProps}
        value={value}
        {...languageAttributes(lang)}
        autoComplete="off"
        disabled={parentWithoutLanguage !== undefined}
        readOnly={readOnly}
        aria-required={required}
        {...(error !== undefined && { status: 'error' as const })}
        onChange={({ target }) => setValue(target.value)}
      />
    </FieldFrame>
  );
}

interface NewerNamesProps extends Pick<NameFormDialogProps, 'form' | 'messages'> {
  newerNames: Names;
}

/**
 * Shows that another user has changed or deleted the item, with buttons to publish or discard the typed names
 * (docs/architecture.md#6-unsaved-work).
 */
function NewerNames({ form, newerNames, messages }: NewerNamesProps) {
  const names = useTextsByLanguageFormatter()(newerNames);
  // Takes the focus, since it replaces the button that was pressed.
  const alertRef = useRef<HTMLDivElement>(null);
  useEffect(() => alertRef.current?.focus(), []);
  return (
    <div ref={alertRef} tabIndex={-1}>
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={names ? messages.changedByOthersMessage : messages.deletedByOthersMessage}
        description={
          <>
            {names && (
              <p>
                <Trans>Current name: {names}.</Trans>
              </p>
            )}
            <Flex gap="small" wrap>
              <Button type="primary" loading={form.isSaving} onClick={() => void form.save(true)}>
                <Trans>Publish my names</Trans>
              </Button>
              <Button disabled={form.isSaving} onClick={form.close}>
                {names ? <Trans>Keep the current name</Trans> : <Trans>Close</Trans>}
              </Button>
            </Flex>
          </>
        }
      />
    </div>
  );
}
