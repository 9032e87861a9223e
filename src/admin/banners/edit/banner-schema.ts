import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import type { ContentLanguage } from '@/api/admin/languages';
import { toStoredLink } from '@/admin/banners/banner-link';
import { valuesOf } from '@/admin/fields/validate';
import { languagesToSend, type Banners, type BannerValues } from './banner-values';

interface BannerSchemaOptions {
  /** The published banner; null for a new one. */
  storedBanners: Banners | null;
  languages: readonly ContentLanguage[];
}

/**
 * Returns the validation schema for publishing a banner: a valid link (D25) and, for a new banner, a text or a picture.
 * Picture and title are recommended, not required (D38).
 */
export function useBannerSchema({
  storedBanners,
  languages,
}: BannerSchemaOptions): ObjectSchema<object> {
  const { t } = useLingui();
  return useMemo(() => {
    const versionSchema = ({ code }: ContentLanguage) =>
      object({
        title: string().test('title', (_, context) => {
          // Without content in any language, the first language shows the error.
          if (code !== languages[0]?.code) return true;
          if (languagesToSend(valuesOf<BannerValues>(context), storedBanners).length > 0)
            return true;
          return context.createError({
            message: t`Enter a title in at least one language, or choose a picture.`,
          });
        }),
      });
    return object({
      link: string().test('link', (link, context) => {
        if (toStoredLink(link ?? '') !== undefined) return true;
        return context.createError({
          message: t`Enter a web address that starts with https:// or http://, or a path of this site such as /news/detail/12.`,
        });
      }),
      versions: object(
        Object.fromEntries(languages.map((language) => [language.code, versionSchema(language)])),
      ),
    });
  }, [storedBanners, languages, t]);
}
