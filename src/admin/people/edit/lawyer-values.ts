import type { Lawyer } from '@/api/admin/lawyers';
import { toArray } from '@/lib/to-array';
import { hasHtmlContent } from '@/lib/plain-text';
import { toText } from '@/lib/to-text';
import { versionsOf } from '@/admin/shared/group-versions';
import { copyMarkIn } from '@/admin/languages/copy-mark';
import type { Completeness } from '@/admin/languages/completeness';
import { editedLanguages, languageCodesToSend } from '@/admin/languages/version-languages';
import type { Choices } from './choices';
import type { LawyerGroup } from './lawyer-group';

/** The form values of a custom section. */
export interface SectionValues {
  /** Identifies a section of a version while sections are moved; never sent. */
  key: string;
  title: string;
  content: string;
}

export interface LawyerVersionValues {
  name: string;
  intro: string;
  /** Ids of the version's own language (D22). */
  proFieldIds: string[];
  /** Id of the version's own language; empty for none. */
  officeId: string;
  sections: SectionValues[];
}

/** The text fields that all versions share. */
export const SHARED_FIELDS = ['photoUrl', 'phoneNumber', 'email'] as const;

export interface LawyerValues extends Record<(typeof SHARED_FIELDS)[number], string> {
  /** The chosen jobs by their `no`, which all languages share (D22). */
  jobNos: string[];
  versions: Record<string, LawyerVersionValues>;
}

export const EMPTY_VERSION: LawyerVersionValues = {
  name: '',
  intro: '',
  proFieldIds: [],
  officeId: '',
  sections: [],
};

/** Returns the ids of a version's stored jobs, from `jobIds` or else `jobs`. */
export function jobIdsOf({ jobIds, jobs }: Lawyer): Lawyer['id'][] {
  return Array.isArray(jobIds) ? toArray(jobIds) : toArray(jobs).map(({ jobId }) => jobId);
}

/** Returns the ids of a version's stored professional fields, from `proFieldIds` or else `proFields`. */
export function proFieldIdsOf({ proFieldIds, proFields }: Lawyer): Lawyer['id'][] {
  return Array.isArray(proFieldIds)
    ? toArray(proFieldIds)
    : toArray(proFields).map(({ professionalFieldId }) => professionalFieldId);
}

/** Returns the substitute for the unknown `no` of a job that only the version of a lawyer has, and no list of jobs. */
export function unlistedJobNo(id: Lawyer['id']): string {
  return `#${id}`;
}

/** Returns the `no`s of the versions' jobs, each once. */
export function jobNosOf(group: LawyerGroup | null, { jobs }: Choices): string[] {
  const nos = versionsOf(group).flatMap((version) =>
    jobIdsOf(version).map((id) => {
      const job = jobs[version.lang]?.find((candidate) => String(candidate.id) === String(id));
      return job ? String(job.no) : unlistedJobNo(id);
    }),
  );
  return [...new Set(nos)];
}

/** Returns the shared value of the versions: the first that is not empty. */
export function sharedValueOf(
  group: LawyerGroup | null,
  name: (typeof SHARED_FIELDS)[number],
): string {
  return (
    versionsOf(group)
      .map((version) => toText(version[name]))
      .find((text) => text.trim() !== '') ?? ''
  );
}

function toVersionValues(version: Lawyer | undefined): LawyerVersionValues {
  if (!version) return EMPTY_VERSION;
  const { name, intro, office, customContents } = version;
  return {
    name: toText(name),
    intro: toText(intro),
    proFieldIds: proFieldIdsOf(version).map(String),
    officeId: toText(office?.officeId),
    sections: toArray(customContents).map(({ title, content }, index) => ({
      key: `s${index}`,
      title: toText(title),
      content: toText(content),
    })),
  };
}

/** Returns the form values of a lawyer, or of a new one (null). */
export function toLawyerValues(
  group: LawyerGroup | null,
  languages: readonly string[],
  choices: Choices,
): LawyerValues {
  const codes = editedLanguages(languages, group);
  return {
    photoUrl: sharedValueOf(group, 'photoUrl'),
    phoneNumber: sharedValueOf(group, 'phoneNumber'),
    email: sharedValueOf(group, 'email'),
    jobNos: jobNosOf(group, choices),
    versions: Object.fromEntries(
      codes.map((code) => [code, toVersionValues(group?.versions[code])] as const),
    ),
  };
}

/** Returns the same values, in which the sections of a version keep the keys of the form if it has as many. */
export function copySectionKeys(values: LawyerValues, formValues: LawyerValues): LawyerValues {
  const versions = Object.entries(values.versions).map(([code, version]) => {
    const formSections = formValues.versions[code]?.sections ?? [];
    if (formSections.length !== version.sections.length) return [code, version] as const;
    const sections = version.sections.map((section, index) => ({
      ...section,
      key: formSections[index]?.key ?? section.key,
    }));
    return [code, { ...version, sections }] as const;
  });
  return { ...values, versions: Object.fromEntries(versions) };
}

/** Returns whether a section has any content. */
export function hasSectionContent({ title, content }: Omit<SectionValues, 'key'>): boolean {
  return title.trim() !== '' || hasHtmlContent(content);
}

/** Returns whether a version has any content. Shared values do not count. */
export function hasContent(version: LawyerVersionValues): boolean {
  const { name, intro, proFieldIds, officeId, sections } = version;
  return (
    name.trim() !== '' ||
    hasHtmlContent(intro) ||
    proFieldIds.length > 0 ||
    officeId !== '' ||
    sections.some(hasSectionContent)
  );
}

/** Returns how complete a version is, for the icon next to its language. */
export function completenessOf(version: LawyerVersionValues | undefined): Completeness {
  if (!version || !hasContent(version)) return 'empty';
  const { name, intro, proFieldIds, officeId } = version;
  const isComplete =
    name.trim() !== '' && hasHtmlContent(intro) && proFieldIds.length > 0 && officeId !== '';
  return isComplete ? 'complete' : 'incomplete';
}

/** Returns the codes of the versions that are sent: those with content, and published ones. */
export function languagesToSend(values: LawyerValues, group: LawyerGroup | null): string[] {
  return languageCodesToSend(values, group, hasContent);
}

/** Returns the initial values of a copy: the lawyer's values under names marked as copies. */
export function toCopiedLawyer(values: LawyerValues): LawyerValues {
  const versions = Object.entries(values.versions).map(([lang, version]) => {
    return [lang, { ...version, name: version.name && version.name + copyMarkIn(lang) }] as const;
  });
  return { ...values, versions: Object.fromEntries(versions) };
}
