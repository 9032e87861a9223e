import { useLingui } from '@lingui/react/macro';
import { languageByCode, type ContentLanguage } from '@/api/admin/languages';
import type { FieldLabels } from './differences';

/**
 * Returns the labels of the fields of a form, with the language for fields of a version. The keys of `labels` are
 * field names without the version.
 */
export function useFieldLabels(
  labels: Readonly<Record<string, string>>,
  languages: readonly ContentLanguage[],
  textOf?: FieldLabels['textOf'],
): FieldLabels {
  const { t } = useLingui();
  return {
    textOf,
    nameOf(name) {
      const [, code, field = name] = /^versions\.([^.]+)\.(.+)$/.exec(name) ?? [];
      const label = labels[field] ?? field;
      if (code === undefined) return label;
      const language = languageByCode(languages, code).name;
      return t`${language}: ${label}`;
    },
  };
}
