import { languageByCode, useContentLanguages } from '@/api/admin/languages';
import type { ProfessionalField } from '@/api/admin/professional-fields';
import { nullIfNotFound } from '@/admin/edit-form/null-if-not-found';
import type { ChangeableItem } from '@/admin/edit-form/use-save-change';
import { validationMessages } from '@/admin/fields/validate';
import { compareProfessionalField, storeProfessionalFields } from './professional-field-calls';
import {
  loadProfessionalFieldGroup,
  type ProfessionalFieldGroup,
} from './professional-field-group';
import { useProfessionalFieldSchemaFactory } from './professional-field-schema';
import {
  toProfessionalFieldInputs,
  toProfessionalFieldValues,
  type ProfessionalFieldValues,
} from './professional-field-values';

/** Returns the function that defines how to load, validate and save a field by a record's id, for changes from the list. */
export function useChangeableProfessionalField() {
  const languages = useContentLanguages() ?? [];
  const codes = languages.map(({ code }) => code);
  const schemaOf = useProfessionalFieldSchemaFactory();
  return (
    id: ProfessionalField['id'],
  ): ChangeableItem<ProfessionalFieldGroup, ProfessionalFieldValues> => ({
    load: () => nullIfNotFound(loadProfessionalFieldGroup(String(id), codes, {})),
    toValues: (group) => toProfessionalFieldValues(group, codes),
    validate: (values, group) => {
      const editedLanguages = Object.keys(values.versions).map((code) =>
        languageByCode(languages, code),
      );
      return validationMessages(schemaOf(group, editedLanguages), values);
    },
    prepare: (values, group) => {
      const body = toProfessionalFieldInputs(values, group);
      return {
        send: async (idempotencyKeys) => {
          await storeProfessionalFields(body, group.openedField, idempotencyKeys);
        },
        compare: (storedGroup) => compareProfessionalField(storedGroup, body),
      };
    },
  });
}
