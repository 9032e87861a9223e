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
  ownFields: readonly ProfessionalField[] | undefined,
  visitorFields: readonly ProfessionalField[] | undefined,
): ProfessionalField | undefined {
  const no = toText(field.no);
  if (no && visitorFields?.some((other) => toText(other.no))) {
    return visitorFields.find((other) => toText(other.no) === no);
  }
  const index = ownFields?.findIndex(({ id }) => String(id) === String(field.id)) ?? -1;
  return index >= 0 && ownFields?.length === visitorFields?.length
    ? visitorFields?.[index]
    : undefined;
}

/**
 * Navigates to the version of the field in the interface language, as each language has a record of its own.
 * Returns true if no such version exists.
 */
export function useProfessionalFieldOfLanguage(field: ProfessionalField): boolean {
  const navigate = useNavigate();
  const { locale } = useLocale();
  const isOtherLanguage = field.lang !== locale;
  const visitorFields = useProfessionalFields(isOtherLanguage);
  const isNumbered =
    toText(field.no) !== '' &&
    Boolean(visitorFields.data?.some((candidate) => toText(candidate.no)));
  const ownFields = useProfessionalFieldsIn(
    isOtherLanguage && visitorFields.data && !isNumbered ? field.lang : null,
  );
  const version = isOtherLanguage
    ? counterpart(field, ownFields.data, visitorFields.data)
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
  const isLoaded = visitorFields.data !== undefined && (isNumbered || ownFields.data !== undefined);
  return isOtherLanguage && isLoaded && !version;
}
