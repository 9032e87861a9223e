import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { object, string, type ObjectSchema, type TestContext } from 'yup';
import { languageByCode, type ContentLanguage } from '@/api/admin/languages';
import { isStorableUrl } from '@/lib/safe-url';
import { findInvalidUriCharacter } from './invalid-uri-character';
import { valuesOf } from '@/admin/fields/validate';
import { requiredLanguages } from '@/admin/languages/version-languages';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import {
  catalogueIdOf,
  hasContent,
  isExternalVersion,
  languagesToSend,
  type ArticleValues,
} from './article-values';
import type { ArticleForm } from './article-form';

/** Returns the validation schema for publishing an article (D21, D25, D38), with messages in the interface language. */
export function useArticleSchema(form: ArticleForm): ObjectSchema<object> {
  const schemaOf = useArticleSchemaFactory();
  return useMemo(() => schemaOf(form), [schemaOf, form]);
}

/** Returns the function that creates the schema of an article, also for changes from the list. */
export function useArticleSchemaFactory(): (form: ArticleForm) => ObjectSchema<object> {
  const { t } = useLingui();
  const formatList = useNameListFormatter();
  return useCallback(
    (form: ArticleForm) => {
      const { section, group, languages, trees } = form;
      const nameOf = (code: string) => languageByCode(languages, code).name;
      const requiredCodes = (context: TestContext) =>
        requiredLanguages(languagesToSend(valuesOf<ArticleValues>(context), group), languages);
      const versionSchema = ({ code }: ContentLanguage) =>
        object({
          title: string().test('title', (title, context) => {
            if (title?.trim()) return true;
            const values = valuesOf<ArticleValues>(context);
            const sentCodes = languagesToSend(values, group);
            if (!requiredLanguages(sentCodes, languages).includes(code)) return true;
            if (sentCodes.length === 0) {
              return context.createError({ message: t`Enter a title in at least one language.` });
            }
            const version = values.versions[code];
            const isEmptied = group?.versions[code] && version && !hasContent(version);
            return context.createError({
              message: isEmptied
                ? t`This version is published and cannot be deleted alone. Enter a title, or delete the item in all languages from the list.`
                : t`Enter a title.`,
            });
          }),
          contentUrl: string().test('url', (url = '', context) => {
            if (!isExternalVersion(form, code) || !requiredCodes(context).includes(code))
              return true;
            if (!isStorableUrl(url)) {
              return context.createError({
                message: t`Enter a web address that starts with https:// or http://.`,
              });
            }
            // An unchanged address is sent as it is stored.
            const invalid =
              url === group?.versions[code]?.contentUrl ? undefined : findInvalidUriCharacter(url);
            if (invalid === undefined) return true;
            const { character: sign, excerpt } = invalid;
            const encodedSign = encodeURIComponent(sign);
            return context.createError({
              message: t`Use ${encodedSign} instead of ${sign} in “${excerpt}”.`,
            });
          }),
        });
      const cataNo = string()
        .nullable()
        .test('catalogue', (_, context) => {
          const values = valuesOf<ArticleValues>(context);
          const codes = requiredCodes(context);
          const codesWithoutCatalogue = codes.filter(
            (code) => catalogueIdOf(code, values.cataNo, group, trees) === undefined,
          );
          if (codesWithoutCatalogue.length === 0) return true;
          const names = formatList(codesWithoutCatalogue.map(nameOf));
          const isPicked = codes.length > codesWithoutCatalogue.length || values.cataNo !== null;
          return context.createError({
            message: isPicked
              ? t`Choose a catalogue that exists in ${names}.`
              : t`Choose a catalogue.`,
          });
        });
      return object({
        ...(section.catalogueType !== undefined && { cataNo }),
        versions: object(
          Object.fromEntries(languages.map((language) => [language.code, versionSchema(language)])),
        ),
      });
    },
    [t, formatList],
  );
}
