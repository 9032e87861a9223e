import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import type { ContentLanguage } from '@/api/admin/languages';
import { valuesOf } from '@/admin/fields/validate';
import { requiredLanguages } from '@/admin/languages/version-languages';
import type { ProfessionalFieldGroup } from './professional-field-group';
import { languagesToSend, type ProfessionalFieldValues } from './professional-field-values';

/** Returns the function that creates the schema of a professional field: a name in each sent language, at least one (D38). */
export function useProfessionalFieldSchemaFactory() {
  const { t } = useLingui();
  return useCallback(
    (
      group: ProfessionalFieldGroup | null,
      languages: readonly ContentLanguage[],
    ): ObjectSchema<object> => {
      const versionSchema = ({ code }: ContentLanguage) =>
        object({
          name: string().test('name', (name, context) => {
            if (name?.trim()) return true;
            const codesToSend = languagesToSend(valuesOf<ProfessionalFieldValues>(context), group);
            if (!requiredLanguages(codesToSend, languages).includes(code)) return true;
            if (group?.versions[code]) {
              return context.createError({
                message: t`This version is published. Enter a name, or delete the version in the list.`,
              });
            }
            return context.createError({
              message:
                codesToSend.length > 0
                  ? t`Enter a name.`
                  : t`Enter a name in at least one language.`,
            });
          }),
        });
      return object({
        versions: object(
          Object.fromEntries(languages.map((language) => [language.code, versionSchema(language)])),
        ),
      });
    },
    [t],
  );
}
