import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { languageByCode, type ContentLanguage } from '@/api/admin/languages';
import { plainText } from '@/lib/plain-text';
import type { FieldLabels } from '@/admin/edit-form/differences';
import {
  LANGUAGE_INDEPENDENT_FIELDS,
  TEXT_FIELDS,
  type ListName,
  type PortalValues,
  type Row,
} from './portal-values';
import { useRowName } from './rows/row-name';

/** Returns the function for the label of a field of the portal form, by its name in the contract. */
export function usePortalFieldLabel(): (field: string) => string {
  const { t } = useLingui();
  return useMemo(() => {
    const labels: Record<string, string> = {
      name: t`Name`,
      address: t`Postal address`,
      introduce: t`Introduction`,
      iconUrl: t`Logo`,
      email: t`Email`,
      tel: t`Phone`,
      contactNumber: t`Phone`,
      lawyerCount: t`Number of lawyers`,
      isLawyerCountVisible: t`Show the number of lawyers`,
      totalPeople: t`Number of people`,
      isTotalPeopleVisible: t`Show the number of people`,
      branchCount: t`Number of offices`,
      isBranchCountVisible: t`Show the number of offices`,
      title: t`Title`,
      content: t`Description`,
      coverUrl: t`Picture`,
      bottomWebsiteShow: t`Show in the footer of every page`,
      advantagesList: t`Strengths`,
      environmentList: t`Office pictures`,
      officesList: t`Offices`,
    };
    return (field) => labels[field] ?? field;
  }, [t]);
}

/** Returns the texts of an entry, joined by commas; `flagLabel` for a flag that is set, a dash for no entry. */
function entryText(entry: object | null, flagLabel: string): string {
  if (!entry) return '–';
  const texts = Object.entries(entry).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'stored') return [];
    if (typeof value === 'boolean') return value ? [flagLabel] : [];
    return plainText(String(value)) || [];
  });
  return texts.join(', ');
}

/** Returns whether the languages have different values of a field, so that each is entered separately. */
function hasDifferentValues(
  versions: Readonly<Record<string, object | null>>,
  field: string,
): boolean {
  const values = Object.values(versions).flatMap((version) =>
    version ? [(version as Record<string, unknown>)[field]] : [],
  );
  return values.some((value) => value !== values[0]);
}

/** Returns the labels of the portal form: `nameOf` and `textOf` for differences, `prefixOf` for errors. */
export function usePortalLabels(
  languages: readonly ContentLanguage[],
): FieldLabels & { prefixOf: (name: string, values: PortalValues) => string } {
  const { t } = useLingui();
  const labelOf = usePortalFieldLabel();
  const rowName = useRowName();
  return useMemo(() => {
    const languageName = (code: string) => languageByCode(languages, code).name;
    const rowsText = (rows: readonly Row[]) =>
      rows
        .filter(({ removed }) => !removed)
        .map(({ versions }) =>
          languages
            .map(({ code }) => entryText(versions[code] ?? null, labelOf('bottomWebsiteShow')))
            .join(' / '),
        )
        .join('; ');
    return {
      nameOf(name) {
        const [, code, field] = /^versions\.([^.]+)\.(.+)$/.exec(name) ?? [];
        if (code === undefined || field === undefined) return labelOf(name);
        const language = languageName(code);
        const label = labelOf(field);
        return t`${language}: ${label}`;
      },
      textOf(name, value) {
        if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
        if (!Array.isArray(value)) return undefined;
        if (name in LANGUAGE_INDEPENDENT_FIELDS) return rowsText(value as Row[]);
        // The entries of one language, as compared after publishing.
        return value
          .map((entry: object) => entryText(entry, labelOf('bottomWebsiteShow')))
          .join('; ');
      },
      prefixOf(name, values) {
        const [, list, index = '', code, fieldName = ''] =
          /^(?:(\w+)\.(\d+))?(?:\.?versions\.([^.]+)\.([^.]+))?$/.exec(name) ?? [];
        const row: Row | undefined =
          list === undefined ? undefined : values[list as ListName][Number(index)];
        const entryName = row && rowName(list as ListName, row, Number(index)).name;
        // An error of a whole row or list, or of no field.
        if (code === undefined) return entryName ?? labelOf(name.split('.')[0] ?? '');
        const language = languageName(code);
        const field = labelOf(fieldName);
        const label =
          TEXT_FIELDS.includes(fieldName) ||
          hasDifferentValues(row?.versions ?? values.versions, fieldName)
            ? t`${field} (${language})`
            : field;
        return entryName === undefined ? label : t`${entryName}, ${label}`;
      },
    };
  }, [languages, labelOf, rowName, t]);
}
