import { useLingui } from '@lingui/react/macro';
import { useContentLanguages } from '@/api/admin/languages';
import { useAdminFirm } from '@/api/admin/firm';
import { useAdminProfessionalFieldNames } from '@/api/admin/professional-fields';
import { toText } from '@/lib/to-text';

/**
 * Finds the uses of icons, for which the backend has no call: by professional fields in all languages, as the firm's
 * logo, and in the form that opened the library, whose icon is `value`.
 */
export function useIconUses(value: string) {
  const { t } = useLingui();
  const codes = useContentLanguages()?.map(({ code }) => code);
  const { data, error } = useAdminProfessionalFieldNames(codes);
  const firm = useAdminFirm().data;
  const professionalFields = Object.values(data ?? {}).flatMap((list) => list ?? []);
  const isComplete = data ? true : error ? false : undefined;
  return {
    /** Whether all professional fields could be loaded; undefined while they are loading. */
    isComplete,
    /** Returns the uses of an icon's address as texts, such as the names of professional fields. */
    usesOf: (url: string): string[] => [
      ...new Set([
        ...professionalFields
          .filter(({ iconUrl }) => iconUrl === url)
          .map(({ name }) => toText(name)),
        ...(firm?.iconUrl === url ? [t`the firm’s logo`] : []),
        ...(value === url ? [t`this form`] : []),
      ]),
    ],
  };
}

export type IconUses = ReturnType<typeof useIconUses>;
