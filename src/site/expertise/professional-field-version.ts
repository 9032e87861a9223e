import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  useProfessionalFields,
  useProfessionalFieldsIn,
  type ProfessionalField,
} from '@/api/professional-fields';
import { useLocale } from '@/i18n/use-locale';
import { toText } from '@/lib/to-text';

/**
 * Returns the version of a field in the list of another language: by `no` (D26), otherwise by position,
 * unless the lists differ in length (D22).
 */
function counterpart(
  field: ProfessionalField,
  own: readonly ProfessionalField[] | undefined,
  others: readonly ProfessionalField[] | undefined,
): ProfessionalField | undefined {
  const no = toText(field.no);
  if (no && others?.some((other) => toText(other.no))) {
    return others.find((other) => toText(other.no) === no);
  }
  const index = own?.findIndex(({ id }) => String(id) === String(field.id)) ?? -1;
  return index >= 0 && own?.length === others?.length ? others?.[index] : undefined;
}

/**
 * Navigates to the version of the field in the interface language, as each language has a record of its own.
 * Returns true if no such version exists.
 */
export function useProfessionalFieldOfLanguage(field: ProfessionalField): boolean {
  const navigate = useNavigate();
  const { locale } = useLocale();
  const other = field.lang !== locale;
  const others = useProfessionalFields(other);
  const numbered =
    toText(field.no) !== '' && Boolean(others.data?.some((candidate) => toText(candidate.no)));
  const own = useProfessionalFieldsIn(other && others.data && !numbered ? field.lang : null);
  const version = other ? counterpart(field, own.data, others.data) : undefined;
  useEffect(() => {
    if (!version) return;
    void navigate({
      to: '/expertise/detail/$id',
      params: { id: String(version.id) },
      replace: true,
      resetScroll: false,
      state: true,
    });
  }, [version, navigate]);
  const isLoaded = others.data !== undefined && (numbered || own.data !== undefined);
  return other && isLoaded && !version;
}
