import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ContentLanguage } from '../../../api/staff/languages';
import type { FieldWords } from '../../kit/edit/differences';

/** How a field's form speaks of its fields: their labels with the language. */
export function useFieldWords(languages: readonly ContentLanguage[]): FieldWords {
  const { t } = useLingui();
  return useMemo(() => {
    const labelOf = (field: string): string => {
      switch (field) {
        case 'name':
          return t`Name`;
        case 'introduce':
          return t`Introduction`;
        case 'icon':
          return t`Icon`;
        default:
          return field;
      }
    };
    return {
      nameOf(name) {
        const [, code, field] = /^versions\.([^.]+)\.(.+)$/.exec(name) ?? [];
        if (code === undefined || field === undefined) return labelOf(name);
        const place = languages.find((one) => one.code === code)?.name ?? code;
        const label = labelOf(field);
        return t`${place}: ${label}`;
      },
    };
  }, [languages, t]);
}
