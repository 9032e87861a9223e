import { useLingui } from '@lingui/react/macro';
import { SelectFilter } from '@/admin/list/select-filter';
import { useLanguageNames } from '@/admin/shared/language-names';

interface ProfessionalFieldLanguageProps {
  codes: readonly string[];
  /** The only visible language; undefined for all side by side. */
  value: string | undefined;
  /** Whether all languages can be shown side by side. */
  isSideBySide: boolean;
  onChoose: (language: string | undefined) => void;
}

/** Switches between all languages side by side and a single one, which can be reordered alone. */
export function ProfessionalFieldLanguage({
  codes,
  value,
  isSideBySide,
  onChoose,
}: ProfessionalFieldLanguageProps) {
  const { t } = useLingui();
  const { nameOf } = useLanguageNames();
  const options = [
    ...(isSideBySide ? [{ value: '', label: t`Side by side` }] : []),
    ...codes.map((code) => ({ value: code, label: nameOf(code) })),
  ];
  return (
    <SelectFilter
      label={t`Languages`}
      style={{ minInlineSize: 200 }}
      {...{ value, options, onChoose }}
    />
  );
}
