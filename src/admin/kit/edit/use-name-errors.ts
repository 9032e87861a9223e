import { useLingui } from '@lingui/react/macro';

/** What is wrong with names, by language: missing here, or in every language (D38). */
export type NameFaults = Partial<Record<string, 'here' | 'nowhere'>>;

/** The words for what is wrong with names, which follow the language of the interface. */
export function useNameErrors(faults: NameFaults): Partial<Record<string, string>> {
  const { t } = useLingui();
  const words = { here: t`Enter a name.`, nowhere: t`Enter a name in at least one language.` };
  return Object.fromEntries(
    Object.entries(faults).flatMap(([lang, fault]) => (fault ? [[lang, words[fault]]] : [])),
  );
}
