import { useLingui } from '@lingui/react/macro';
import { useContentLanguages } from '@/api/admin/languages';
import { useAdminFirm } from '@/api/admin/firm';
import { useAdminProfessionalFieldNames } from '@/api/admin/professional-fields';
import { toText } from '@/lib/to-text';

/** Where icons are shown. */
export interface IconUses {
  /** What shows the icon of this address, in words: fields by name, the firm, this form. */
  of: (url: string) => string[];
  /** Whether the fields could be looked through; undefined while they are being read. */
  known: boolean | undefined;
}

/**
 * Finds out where icons are shown: by the fields of all languages, the firm's mark, and the form that the
 * library was opened from, which holds `value`. The backend has no call that tells it.
 */
export function useIconUses(value: string): IconUses {
  const { t } = useLingui();
  const codes = useContentLanguages()?.map(({ code }) => code);
  const { data, error } = useAdminProfessionalFieldNames(codes);
  const firm = useAdminFirm().data;
  const fields = Object.values(data ?? {}).flatMap((list) => list ?? []);
  const known = data ? true : error ? false : undefined;
  return {
    known,
    of: (url) => [
      ...new Set([
        ...fields.filter(({ iconUrl }) => iconUrl === url).map(({ name }) => toText(name)),
        ...(firm?.iconUrl === url ? [t`the firm’s mark`] : []),
        ...(value === url ? [t`this form`] : []),
      ]),
    ],
  };
}
