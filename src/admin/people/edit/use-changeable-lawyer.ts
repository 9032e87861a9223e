import { ensureLanguageCodes, languageByCode, useContentLanguages } from '@/api/admin/languages';
import { updateLawyerWithoutRevalidation, type Lawyer } from '@/api/admin/lawyers';
import type { ChangeableItem } from '@/admin/edit-form/use-save-change';
import { validationMessages } from '@/admin/fields/validate';
import type { Choices } from './choices';
import { loadLawyerGroup, type LawyerGroup } from './lawyer-group';
import { compareLawyer, toLawyerInputs } from './lawyer-inputs';
import { useLawyerSchemaFactory } from './lawyer-schema';
import { toLawyerValues, type LawyerValues } from './lawyer-values';

/** Returns the function that defines how to load, validate and save a lawyer by a version's id, for changes from the list. */
export function useChangeableLawyer() {
  const languages = useContentLanguages() ?? [];
  const codes = languages.map(({ code }) => code);
  const schemaOf = useLawyerSchemaFactory();
  return (id: Lawyer['id'], choices: Choices): ChangeableItem<LawyerGroup, LawyerValues> => ({
    load: async () => loadLawyerGroup(id, await ensureLanguageCodes(codes)),
    toValues: (group) => toLawyerValues(group, codes, choices),
    validate: (values, group) => {
      const editedLanguages = Object.keys(values.versions).map((code) =>
        languageByCode(languages, code),
      );
      return validationMessages(
        schemaOf({ publishedLawyer: group, languages: editedLanguages, choices }),
        values,
      );
    },
    prepare: (values, group) => {
      const body = toLawyerInputs(values, group, group, choices);
      return {
        send: (idempotencyKeys) => updateLawyerWithoutRevalidation(body, idempotencyKeys),
        compare: (storedLawyer) => compareLawyer(storedLawyer, body),
      };
    },
  });
}
