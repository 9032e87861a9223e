import { useLingui } from '@lingui/react/macro';
import { useLanguageNames } from './language-names';
import { useNameListFormatter } from './use-name-list-formatter';

/** Returns the function that lists texts with their languages: “Partner” in English and “合伙人” in Chinese. */
export function useTextsByLanguageFormatter(): (
  texts: Readonly<Partial<Record<string, string>>>,
) => string {
  const { t } = useLingui();
  const formatList = useNameListFormatter();
  const { nameOf } = useLanguageNames();
  return (texts) =>
    formatList(
      Object.entries(texts).map(([lang, text = '']) => {
        const language = nameOf(lang);
        return t`“${text}” in ${language}`;
      }),
    );
}
