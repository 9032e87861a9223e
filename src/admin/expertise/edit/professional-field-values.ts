import type { ContentLanguage } from '@/api/admin/languages';
import type { ProfessionalField, ProfessionalFieldInput } from '@/api/admin/professional-fields';
import { hasHtmlContent } from '@/lib/plain-text';
import { toText } from '@/lib/to-text';
import { versionsOf } from '@/admin/shared/group-versions';
import type { Completeness } from '@/admin/languages/completeness';
import { editedLanguages, languageCodesToSend } from '@/admin/languages/version-languages';
import type { ProfessionalFieldGroup } from './professional-field-group';

interface VersionValues {
  name: string;
  introduce: string;
  /** The icon of this language's record; null if it uses the icon of all languages. */
  icon: string | null;
}

export interface ProfessionalFieldValues {
  /** The icon of all records without their own. */
  icon: string;
  versions: Record<string, VersionValues>;
}

type Group = Pick<ProfessionalFieldGroup, 'openedField' | 'versions'>;

const EMPTY_VERSION: VersionValues = { name: '', introduce: '', icon: null };

/** Returns the form values of a published field, or of a new one (null). Icons that differ stay separate. */
export function toProfessionalFieldValues(
  group: Group | null,
  languages: readonly string[],
): ProfessionalFieldValues {
  const records = versionsOf(group);
  const icon =
    [group?.openedField, ...records]
      .map((record) => record?.iconUrl ?? '')
      .find((url) => url !== '') ?? '';
  const toVersionValues = (record: ProfessionalField | undefined): VersionValues => {
    if (!record) return EMPTY_VERSION;
    const recordIcon = record.iconUrl ?? '';
    return {
      name: toText(record.name),
      introduce: toText(record.introduce),
      icon: recordIcon === icon ? null : recordIcon,
    };
  };
  const codes = editedLanguages(languages, group);
  return {
    icon,
    versions: Object.fromEntries(
      codes.map((code) => [code, toVersionValues(group?.versions[code])]),
    ),
  };
}

/** Returns whether a language has content. The icon of all languages does not count. */
export function hasContent({ name, introduce, icon }: VersionValues): boolean {
  return name.trim() !== '' || hasHtmlContent(introduce) || Boolean(icon);
}

/** Returns how complete a language is, for the icon next to it. */
export function completenessOf(version: VersionValues | undefined): Completeness {
  if (!version || !hasContent(version)) return 'empty';
  const { name, introduce } = version;
  return name.trim() !== '' && hasHtmlContent(introduce) ? 'complete' : 'incomplete';
}

/** Returns the codes of the languages that are sent: those with content, and those already published. */
export function languagesToSend(values: ProfessionalFieldValues, group: Group | null): string[] {
  return languageCodesToSend(values, group, hasContent);
}

/** Returns the records to send (D18, D26): existing ones keep id and `no`; added ones get the edited one's `no`, if any. */
export function toProfessionalFieldInputs(
  values: ProfessionalFieldValues,
  group: Group | null,
): ProfessionalFieldInput[] {
  return languagesToSend(values, group).map((lang) => {
    const { name, introduce, icon } = values.versions[lang] ?? EMPTY_VERSION;
    const record = group?.versions[lang];
    const no = record ? record.no : group?.openedField.no;
    return {
      ...(record && { id: record.id }),
      ...(no !== undefined && no !== null && no !== '' && { no }),
      lang,
      ...{ name, introduce },
      iconUrl: icon ?? values.icon,
    };
  });
}

/** Returns the field as publishing would send it; if no language has content, an empty one in the first language. */
export function toPreviewedFields(
  values: ProfessionalFieldValues,
  group: Group | null,
  [first]: readonly ContentLanguage[],
): ProfessionalField[] {
  const inputs = toProfessionalFieldInputs(values, group);
  if (inputs.length === 0 && first)
    inputs.push({ lang: first.code, name: '', introduce: '', iconUrl: values.icon });
  return inputs.map((input) => ({
    ...input,
    id: 'preview',
    name: input.name.trim(),
    updateTime: Date.now(),
  }));
}
