import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCatalogueTrees, type CatalogueType } from '@/api/admin/catalogues';
import { languageByCode, type ContentLanguage } from '@/api/admin/languages';
import { useLocale } from '@/i18n/use-locale';
import { useNameList } from '@/admin/shared/use-name-list';
import {
  findCatalogue,
  mergeCatalogues,
  type CatalogueNode,
} from '@/admin/catalogues/names/catalogue-choice';

/** An option of antd's `TreeSelect`. */
export interface CatalogueOption {
  value: string;
  title: string;
  children: CatalogueOption[];
}

/** Returns the catalogues of all languages as options, named in the interface language, with the languages they lack. */
export function useCatalogueOptions(type: CatalogueType, languages: readonly ContentLanguage[]) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const formatList = useNameList();
  const codes = languages.map(({ code }) => code);
  const query = useCatalogueTrees(type, codes.length > 0 ? codes : undefined);
  // The interface language first: the options show its names.
  const order = [locale, ...codes].join();
  const nodes = useMemo(
    () => mergeCatalogues(query.data ?? {}, [...new Set(order.split(','))]),
    [query.data, order],
  );
  const nameOf = (code: string) => languageByCode(languages, code).name;
  const optionOf = (node: CatalogueNode): CatalogueOption => {
    const { name: label } = node;
    const missingLanguages = formatList(
      codes.filter((code) => !node.languages.includes(code)).map(nameOf),
    );
    return {
      value: node.no,
      title: missingLanguages ? t`${label} (not in ${missingLanguages})` : node.name,
      children: node.children.map(optionOf),
    };
  };
  return {
    query,
    options: nodes.map(optionOf),
    nameOf,
    /** Returns the catalogue of a `no`. */
    find: (no: string) => findCatalogue(nodes, no),
  };
}
