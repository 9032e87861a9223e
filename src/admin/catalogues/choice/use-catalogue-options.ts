import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCatalogueTrees, type CatalogueType } from '@/api/admin/catalogues';
import { languageByCode, type ContentLanguage } from '@/api/admin/languages';
import { useLocale } from '@/i18n/use-locale';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import { mergeCatalogues } from '@/admin/catalogues/names/catalogue-trees';
import { allItems, type NamedItem } from '@/admin/names/named-items';

export interface CatalogueOption {
  value: string;
  title: string;
  children: CatalogueOption[];
}

/**
 * Returns the catalogues of all languages as options that name the languages they lack. An option has the name in the
 * interface language, or else in the first of `languages` that the catalogue has.
 */
export function useCatalogueOptions(type: CatalogueType, languages: readonly ContentLanguage[]) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const formatList = useNameListFormatter();
  const codes = languages.map(({ code }) => code);
  const query = useCatalogueTrees(type, codes.length > 0 ? codes : undefined);
  const joinedCodes = [locale, ...codes].join();
  const items = useMemo(
    () => mergeCatalogues(query.data ?? {}, joinedCodes.split(',')),
    [query.data, joinedCodes],
  );
  const languageNameOf = (code: string) => languageByCode(languages, code).name;
  const optionOf = ({ no, mainVersion, versions, children }: NamedItem): CatalogueOption => {
    const { name: label } = mainVersion;
    const missingLanguages = formatList(
      codes.filter((code) => !versions[code]).map(languageNameOf),
    );
    return {
      value: no,
      title: missingLanguages ? t`${label} (not in ${missingLanguages})` : label,
      children: children.map(optionOf),
    };
  };
  return {
    query,
    options: items.map(optionOf),
    languageNameOf,
    findCatalogue: (no: string) => allItems(items).find((item) => item.no === no),
  };
}
