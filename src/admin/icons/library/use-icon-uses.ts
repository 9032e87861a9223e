import { useLingui } from '@lingui/react/macro';
import { useContentLanguages } from '@/api/admin/languages';
import { useAdminFirm } from '@/api/admin/firm';
import { useAdminProfessionalFieldNames } from '@/api/admin/professional-fields';
import { toText } from '@/lib/to-text';

/**
 * Finds out where icons are used: by the professional fields of all languages, the firm's logo, and the form that opened the
 * library, with `value`. The backend has no call for it.
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
    /** Returns the uses of an icon's address as texts: professional fields by name, the firm, this form. */
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

/** Return value of `useIconUses`. */
export type IconUses = ReturnType<typeof useIconUses>;
