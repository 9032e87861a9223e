import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSaveChange } from '@/admin/edit-form/use-save-change';
import { useChangeableProfessionalField } from '@/admin/expertise/edit/use-changeable-professional-field';
import { isNumbered, type ProfessionalFieldRow } from '@/admin/expertise/professional-field-match';
import { useProfessionalFieldName } from '@/admin/expertise/use-professional-field-name';
import { LanguagePublication } from '@/admin/language-changes/language-publication';
import type { RowMutation } from '@/admin/list/row-mutation';
import { MessageError } from '@/admin/requests/error-message';
import { useLanguageNames } from '@/admin/shared/language-names';

interface FieldPublicationProps {
  rows: readonly ProfessionalFieldRow[];
  onChange: (
    rows: readonly ProfessionalFieldRow[],
    mutation: RowMutation<ProfessionalFieldRow>,
  ) => void;
  onClose: () => void;
}

/**
 * Renders the dialog that publishes a language of several professional fields as a copy of another language. Fields
 * that are matched by their position alone stay: a new record would change the matches of the others (D22).
 */
export function FieldPublication({ rows, onChange, onClose }: FieldPublicationProps) {
  const { t } = useLingui();
  const { rowName } = useProfessionalFieldName();
  const { nameOf: languageOf } = useLanguageNames();
  const fieldOf = useChangeableProfessionalField();
  const saveChange = useSaveChange();
  return (
    <LanguagePublication
      {...{ rows, onClose }}
      keyOf={({ key }) => key}
      nameOf={rowName}
      summary={(count, language) => (
        <Plural
          value={count}
          one={`# professional field will be published in ${language}, here and on the expertise pages.`}
          other={`# professional fields will be published in ${language}, here and on the expertise pages.`}
        />
      )}
      blockedRows={(candidates) => ({
        reason: (
          <Trans>
            The server does not connect the languages of these fields: publish them in the edit form
          </Trans>
        ),
        rows: candidates.filter((row) => !isNumbered(row)),
      })}
      onPublish={(fields, { source, target }) =>
        onChange(fields, {
          name: 'language',
          send: async ({ versions }, idempotencyKeys) => {
            const record = versions[source];
            if (!record) return;
            await saveChange(
              fieldOf(record.id),
              (values, group) => {
                if (group.versions[target]) return values;
                const copied = languageOf(source);
                const copy = values.versions[source];
                if (!group.versions[source] || !copy)
                  throw new MessageError(t`The version in ${copied} was deleted by someone else.`);
                return { ...values, versions: { ...values.versions, [target]: copy } };
              },
              idempotencyKeys,
            );
          },
        })
      }
    />
  );
}
