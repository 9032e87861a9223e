import type { ProfessionalField, ProfessionalFieldInput } from '@/api/admin/professional-fields';
import { hasHtmlContent } from '@/lib/plain-text';
import { toText } from '@/lib/to-text';
import { versionsOf } from '@/lib/group-versions';
import type { Completeness } from '@/admin/languages/completeness';
import { editedLanguages, sentVersions } from '@/admin/languages/version-languages';
import type { ProfessionalFieldGroup } from './professional-field-group';

/** The form values of one language. */
interface ProfessionalFieldTexts {
  name: string;
  introduce: string;
  /** The icon of this language's record; null if it uses the icon of all languages. */
  icon: string | null;
}

/** The form values of a professional field: the icon, and the texts by language. */
export interface ProfessionalFieldValues {
  /** The icon of all records without their own. */
  icon: string;
  versions: Record<string, ProfessionalFieldTexts>;
}

type Group = Pick<ProfessionalFieldGroup, 'openedField' | 'versions'>;

const EMPTY_TEXTS: ProfessionalFieldTexts = { name: '', introduce: '', icon: null };

/** Returns the form values of a published field, or of a new one (null). Icons that differ stay separate. */
export function professionalFieldValues(
  group: Group | null,
  languages: readonly string[],
): ProfessionalFieldValues {
  const records = versionsOf(group);
  const icon =
    [group?.openedField, ...records]
      .map((record) => record?.iconUrl ?? '')
      .find((url) => url !== '') ?? '';
  const texts = (record: ProfessionalField | undefined): ProfessionalFieldTexts => {
    if (!record) return EMPTY_TEXTS;
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
    versions: Object.fromEntries(codes.map((code) => [code, texts(group?.versions[code])])),
  };
}

/** Returns whether a language has content. The icon of all languages does not count. */
export function hasContent({ name, introduce, icon }: ProfessionalFieldTexts): boolean {
  return name.trim() !== '' || hasHtmlContent(introduce) || Boolean(icon);
}

/** Returns how complete a language is, for the icon next to it. */
export function completeness(texts: ProfessionalFieldTexts | undefined): Completeness {
  if (!texts || !hasContent(texts)) return 'empty';
  return texts.name.trim() !== '' && hasHtmlContent(texts.introduce) ? 'complete' : 'incomplete';
}

/** Returns the codes of the languages that are sent: those with content, and those already published. */
export function sentLanguages(values: ProfessionalFieldValues, group: Group | null): string[] {
  return sentVersions(values, group, hasContent);
}

/**
 * Returns the request body: a record per language with content (D18, D26). Existing records keep their id; all have
 * the `no` of the edited one, if any, so that an added language belongs to it.
 */
export function professionalFieldInputs(
  values: ProfessionalFieldValues,
  group: Group | null,
): ProfessionalFieldInput[] {
  return sentLanguages(values, group).map((lang) => {
    const texts = values.versions[lang] ?? EMPTY_TEXTS;
    const record = group?.versions[lang];
    const no = record ? record.no : group?.openedField.no;
    return {
      ...(record && { id: record.id }),
      ...(no !== undefined && no !== null && no !== '' && { no }),
      lang,
      name: texts.name,
      introduce: texts.introduce,
      iconUrl: texts.icon ?? values.icon,
    };
  });
}
