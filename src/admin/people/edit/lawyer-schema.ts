import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { array, object, string, type ObjectSchema } from 'yup';
import type { ContentLanguage } from '@/api/admin/languages';
import { valuesOf } from '@/admin/fields/validate';
import { requiredLanguages } from '@/admin/languages/version-languages';
import { isEmailAddress } from '@/lib/email-address';
import { findDeletedChoices } from './choices';
import { findDeletedJobs } from './job-choices';
import type { LawyerForm } from './lawyer-context';
import { EMPTY_VERSION, hasContent, languagesToSend, type LawyerValues } from './lawyer-values';

/**
 * Returns the function that creates the validation schema for publishing a lawyer: a name in every language that is
 * sent, and in at least one; a valid email address, if any (D38); existing jobs, professional fields and office (D22).
 */
export function useLawyerSchemaFactory(): (form: LawyerForm) => ObjectSchema<object> {
  const { t } = useLingui();
  return useCallback(
    (form: LawyerForm) => {
      const { publishedLawyer, languages, choices } = form;
      const findDeleted = (code: string, { versions }: LawyerValues) =>
        findDeletedChoices(
          choices,
          publishedLawyer?.versions[code],
          code,
          versions[code] ?? EMPTY_VERSION,
        );
      const versionSchema = ({ code }: ContentLanguage) =>
        object({
          name: string().test('name', (name, context) => {
            const values = valuesOf<LawyerValues>(context);
            const sentCodes = languagesToSend(values, publishedLawyer);
            if (name?.trim() || !requiredLanguages(sentCodes, languages).includes(code))
              return true;
            if (sentCodes.length === 0) {
              return context.createError({
                message: t`Enter the full name in at least one language.`,
              });
            }
            const version = values.versions[code];
            const isEmptied = publishedLawyer?.versions[code] && version && !hasContent(version);
            return context.createError({
              message: isEmptied
                ? t`This version is published. Enter the full name, or delete this language version in the list.`
                : t`Enter the full name.`,
            });
          }),
          proFieldIds: array().test('proFieldIds', (_, context) => {
            if (findDeleted(code, valuesOf<LawyerValues>(context)).fieldIds.length === 0)
              return true;
            return context.createError({
              message: t`One of the selected professional fields has been deleted. Remove it.`,
            });
          }),
          officeId: string().test('office', (_, context) => {
            if (findDeleted(code, valuesOf<LawyerValues>(context)).officeIds.length === 0)
              return true;
            return context.createError({
              message: t`This office has been deleted. Choose another one, or none.`,
            });
          }),
        });
      return object({
        jobNos: array().test('jobNos', (_, context) => {
          if (findDeletedJobs(form, valuesOf<LawyerValues>(context).jobNos).length === 0)
            return true;
          return context.createError({
            message: t`One of the selected jobs has been deleted. Remove it.`,
          });
        }),
        email: string().test('email', (email, context) => {
          const typedEmail = email?.trim() ?? '';
          if (typedEmail === '' || isEmailAddress(typedEmail)) return true;
          return context.createError({
            message: t`Enter one email address, such as name@example.com, or leave it empty.`,
          });
        }),
        versions: object(
          Object.fromEntries(languages.map((language) => [language.code, versionSchema(language)])),
        ),
      });
    },
    [t],
  );
}
