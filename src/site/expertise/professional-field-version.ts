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
function findVersion(
  field: ProfessionalField,
  fieldsOfSameLanguage: readonly ProfessionalField[] | undefined,
  fieldsOfVisitorLanguage: readonly ProfessionalField[] | undefined,
): ProfessionalField | undefined {
  const no = toText(field.no);
  if (no && fieldsOfVisitorLanguage?.some((other) => toText(other.no))) {
    return fieldsOfVisitorLanguage.find((other) => toText(other.no) === no);
  }
  const index = fieldsOfSameLanguage?.findIndex(({ id }) => String(id) === String(field.id)) ?? -1;
  return index >= 0 && fieldsOfSameLanguage?.length === fieldsOfVisitorLanguage?.length
    ? fieldsOfVisitorLanguage?.[index]
    : undefined;
}

/**
 * Navigates to the version of the field in the interface language, as each language has a record of its own.
 * Returns `missing` if the lists have loaded and contain no such version, and `unknown` if one of them failed to load.
 */
export function useProfessionalFieldVersionRedirect(
  field: ProfessionalField,
): 'missing' | 'unknown' | undefined {
  const navigate = useNavigate();
  const { locale } = useLocale();
  const isOtherLanguage = (toText(field.lang) || locale) !== locale;
  const fieldsOfVisitorLanguage = useProfessionalFields(isOtherLanguage);
  const isNumbered =
    toText(field.no) !== '' &&
    Boolean(fieldsOfVisitorLanguage.data?.some((candidate) => toText(candidate.no)));
  const fieldsOfSameLanguage = useProfessionalFieldsIn(
    isOtherLanguage && fieldsOfVisitorLanguage.data && !isNumbered ? field.lang : null,
  );
  const version = isOtherLanguage
    ? findVersion(field, fieldsOfSameLanguage.data, fieldsOfVisitorLanguage.data)
    : undefined;
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
  if (!isOtherLanguage || version) return undefined;
  const { data, error } =
    fieldsOfVisitorLanguage.data && !isNumbered ? fieldsOfSameLanguage : fieldsOfVisitorLanguage;
  if (data) return 'missing';
  return error ? 'unknown' : undefined;
}
