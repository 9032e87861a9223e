import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useLocale } from '@/i18n/use-locale';
import type { AnyEntry, ListName, Row } from '@/admin/portal/portal-values';

function textOf(entry: AnyEntry | null | undefined): string {
  if (!entry) return '';
  return ('name' in entry ? entry.name : entry.title).trim();
}

/** Returns the function for a row's name, in the interface language, another one or by number, and its `otherNames`. */
export function useRowName() {
  const { t } = useLingui();
  const { locale } = useLocale();
  return useCallback(
    (list: ListName, { versions }: Row, index: number) => {
      const localeName = textOf(versions[locale]);
      const allNames = Object.values(versions).map(textOf).filter(Boolean);
      const number = index + 1;
      const labelsWithoutName: Record<ListName, string> = {
        advantagesList: t`Strength ${number}`,
        environmentList: t`Picture ${number}`,
        officesList: t`Office ${number}`,
      };
      const [name = labelsWithoutName[list]] = localeName ? [localeName] : allNames;
      return { name, otherNames: [...new Set(allNames)].filter((other) => other !== name) };
    },
    [t, locale],
  );
}
