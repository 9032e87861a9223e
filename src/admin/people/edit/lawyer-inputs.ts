import type { Lawyer, LawyerInput } from '@/api/admin/lawyers';
import type { FormNames } from '@/lib/form-field';
import { toArray } from '@/lib/to-array';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { toText } from '@/lib/to-text';
import { compareVersions, type ComparedFields } from '@/admin/edit-form/compare-saved';
import type { Choices } from './choices';
import type { LawyerGroup } from './lawyer-group';
import {
  EMPTY_VERSION,
  proFieldIdsOf,
  hasContent,
  hasSectionContent,
  jobIdsOf,
  jobNosOf,
  languagesToSend,
  SHARED_FIELDS,
  sharedValueOf,
  unlistedJobNo,
  type LawyerValues,
} from './lawyer-values';

type Id = Lawyer['id'];

/** Returns an id in its original type (D11), from the stored version or from the options. */
function toStoredId(id: string, ...idLists: readonly (readonly Id[])[]): Id {
  return idLists.flat().find((candidate) => String(candidate) === id) ?? id;
}

/** Returns the jobs of a version: unchanged until the user chooses others, then those of its own language (D22). */
function jobIdsToSend(
  lang: string,
  { jobNos }: LawyerValues,
  group: LawyerGroup | null,
  choices: Choices,
): Id[] {
  const version = group?.versions[lang];
  const storedIds = version ? jobIdsOf(version) : [];
  if (version && isDeepEqual(jobNos, jobNosOf(group, choices))) return storedIds;
  return jobNos.flatMap((no) => {
    const unlistedId = storedIds.find((id) => unlistedJobNo(id) === no);
    const idInLanguage = choices.jobs[lang]?.find((job) => String(job.no) === no)?.id;
    return unlistedId ?? idInLanguage ?? [];
  });
}

/** Returns a version's shared values: its own until the user changes them, so that differences stay; the form's if empty. */
function toSharedInput(
  version: Lawyer | undefined,
  values: LawyerValues,
  group: LawyerGroup | null,
) {
  const texts = SHARED_FIELDS.map((name) => {
    const versionText = toText(version?.[name]);
    const isPreserved = versionText.trim() !== '' && values[name] === sharedValueOf(group, name);
    return [name, (isPreserved ? versionText : values[name]).trim()] as const;
  });
  return Object.fromEntries(texts) as Pick<LawyerValues, (typeof SHARED_FIELDS)[number]>;
}

function toUnchangedInput(version: Lawyer): LawyerInput {
  const { id, no, lang, name, photoUrl, phoneNumber, email, intro, customContents } = version;
  const officeId = version.office?.officeId;
  return {
    id,
    no,
    lang,
    name,
    photoUrl: toText(photoUrl),
    phoneNumber: toText(phoneNumber),
    email: toText(email),
    intro: toText(intro),
    jobIds: jobIdsOf(version),
    proFieldIds: proFieldIdsOf(version),
    office: officeId === undefined ? null : { officeId },
    customContents: toArray(customContents).map(({ title, content }) => ({
      title: toText(title),
      content: toText(content),
    })),
    ...(version.customContent !== undefined && { customContent: version.customContent }),
  };
}

/**
 * Returns the request body: one element per language that is sent (D18, D29). Stored versions keep their id, an added
 * language has only the `no`, and unedited values are unchanged but for spaces around them. `openedGroup` is the initial
 * state of the form: a language that another editor added since is not emptied.
 */
export function toLawyerInputs(
  values: LawyerValues,
  group: LawyerGroup | null,
  openedGroup: LawyerGroup | null,
  choices: Choices,
): LawyerInput[] {
  return languagesToSend(values, group).map((lang) => {
    const formVersion = values.versions[lang] ?? EMPTY_VERSION;
    const version = group?.versions[lang];
    if (version && !openedGroup?.versions[lang] && !hasContent(formVersion))
      return toUnchangedInput(version);
    const { proFieldIds, officeId } = formVersion;
    const storedOffice = version?.office?.officeId;
    return {
      ...(version && { id: version.id }),
      ...(group && { no: group.no }),
      lang,
      name: formVersion.name.trim(),
      ...toSharedInput(version, values, group),
      intro: formVersion.intro,
      jobIds: jobIdsToSend(lang, values, group, choices),
      proFieldIds: proFieldIds.map((id) =>
        toStoredId(
          id,
          version ? proFieldIdsOf(version) : [],
          toArray(choices.professionalFields[lang]).map((field) => field.id),
        ),
      ),
      office:
        officeId === ''
          ? null
          : {
              officeId: toStoredId(
                officeId,
                storedOffice === undefined ? [] : [storedOffice],
                toArray(choices.offices[lang]).map((office) => office.id),
              ),
            },
      customContents: formVersion.sections
        .filter(hasSectionContent)
        .map(({ title, content }) => ({ title, content })),
      ...(version?.customContent !== undefined && { customContent: version.customContent }),
    };
  });
}

/** Maps the fields of the request to those of the form; sections without content are not sent. */
export function formNamesOf({ versions }: LawyerValues): FormNames {
  return {
    names: {
      jobIds: 'jobNos',
      office: 'officeId',
      'office.officeId': 'officeId',
      customContents: 'sections',
    },
    formIndexOf: (list, index, language = '') => {
      const sections = list === 'sections' ? (versions[language]?.sections ?? []) : [];
      const sentIndexes = sections.flatMap((section, sectionIndex) =>
        hasSectionContent(section) ? [sectionIndex] : [],
      );
      return sentIndexes[index] ?? index;
    },
  };
}

/** Returns the request body of a new lawyer; `openedGroup` is the deleted lawyer that is published again, if any. */
export function toNewLawyerInputs(
  values: LawyerValues,
  openedGroup: LawyerGroup | null,
  choices: Choices,
): LawyerInput[] {
  return toLawyerInputs(values, openedGroup, openedGroup, choices).map((input) => {
    const version = { ...input };
    delete version.id;
    delete version.no;
    return version;
  });
}

function toComparedVersion(version: LawyerInput) {
  const { name, photoUrl, phoneNumber, email, intro, office, customContents } = version;
  return {
    ...{ name, photoUrl, phoneNumber, email, intro },
    // The order of jobs has no meaning.
    jobNos: toArray(version.jobIds).map(String).sort(),
    proFieldIds: toArray(version.proFieldIds).map(String),
    officeId: toText(office?.officeId),
    sections: toArray(customContents).filter(hasSectionContent),
  };
}

/** Returns the sent and the stored values of a lawyer, for every version that was sent (D52). */
export function compareLawyer(
  { versions }: LawyerGroup,
  inputs: readonly LawyerInput[],
): ComparedFields {
  const storedIn = (lang: string) => versions[lang] && toUnchangedInput(versions[lang]);
  return compareVersions(inputs, storedIn, toComparedVersion);
}
