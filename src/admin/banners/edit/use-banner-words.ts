import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ContentLanguage } from '../../../api/staff/languages';
import type { FieldWords } from '../../kit/edit/differences';

/** How a banner's form speaks of its fields: their labels, with the language where they have one. */
export function useBannerWords(languages: readonly ContentLanguage[]): FieldWords {
  const { t } = useLingui();
  return useMemo(
    () => ({
      nameOf(name) {
        if (name === 'picture') return t`Picture`;
        if (name === 'link') return t`Link`;
        const code = /^versions\.([^.]+)\./.exec(name)?.[1] ?? '';
        const place = languages.find((one) => one.code === code)?.name ?? code;
        return name.endsWith('.title') ? t`Title (${place})` : t`Subtitle (${place})`;
      },
    }),
    [languages, t],
  );
}
