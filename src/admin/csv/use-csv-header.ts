import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { languageByCode, type ContentLanguage } from '@/api/admin/languages';
import type { CsvColumn } from './csv-fields';

/** Returns the function that formats the header of a column in the interface language: “Title (English)”. */
export function useCsvHeader(languages: readonly ContentLanguage[]): (column: CsvColumn) => string {
  const { t } = useLingui();
  return useCallback(
    ({ field, language }) => {
      const label = t(field.label);
      if (language === undefined) return label;
      const name = languageByCode(languages, language).name;
      return t`${label} (${name})`;
    },
    [t, languages],
  );
}
