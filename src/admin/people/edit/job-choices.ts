import { useLingui } from '@lingui/react/macro';
import { languageByCode } from '@/api/admin/languages';
import { useLocale } from '@/i18n/use-locale';
import { toArray } from '@/lib/to-array';
import { versionsOf } from '@/admin/shared/group-versions';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import type { LawyerForm } from './lawyer-context';
import { jobIdsOf, unlistedJobNo } from './lawyer-values';

/** Returns the names of the listed jobs and of the lawyer's by `no`, in the interface language if available. */
export function jobNamesByNo(
  { publishedLawyer, languages, choices }: LawyerForm,
  locale: string,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const codes = new Set([locale, ...languages.map(({ code }) => code)]);
  for (const code of codes)
    for (const { no, name } of toArray(choices.jobs[code]))
      if (!names.has(String(no))) names.set(String(no), name);
  for (const version of versionsOf(publishedLawyer))
    for (const id of jobIdsOf(version)) {
      const isListed = choices.jobs[version.lang]?.some((job) => String(job.id) === String(id));
      const assignedJob = toArray(version.jobs).find(({ jobId }) => String(jobId) === String(id));
      if (!isListed) names.set(unlistedJobNo(id), assignedJob?.name ?? String(id));
    }
  return names;
}

/** Returns the chosen jobs that neither a list nor the stored lawyer has: they were deleted in the meantime. */
export function findDeletedJobs(form: LawyerForm, nos: readonly string[]): string[] {
  const names = jobNamesByNo(form, '');
  return nos.filter((no) => !names.has(no));
}

/** Returns the codes of the languages in which a job does not exist. */
export function languagesWithoutJob({ languages, choices }: LawyerForm, no: string): string[] {
  return languages
    .map(({ code }) => code)
    .filter((code) => !choices.jobs[code]?.some((job) => String(job.no) === no));
}

/**
 * Returns the options of the jobs, each with the languages in which the job does not exist. Chosen jobs that were deleted
 * remain visible until they are removed.
 */
export function useJobOptions(form: LawyerForm, chosenNos: readonly string[]) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const formatList = useNameListFormatter();
  const deletedJobs = findDeletedJobs(form, chosenNos).map((value) => {
    const number = value.replace(/^#/, '');
    return { value, label: t`Deleted job (number ${number})` };
  });
  const jobs = [...jobNamesByNo(form, locale)].map(([no, label]) => {
    const languageNames = languagesWithoutJob(form, no).map(
      (code) => languageByCode(form.languages, code).name,
    );
    const missingLanguages = formatList(languageNames);
    return {
      value: no,
      label: missingLanguages ? t`${label} (not in ${missingLanguages})` : label,
    };
  });
  return [...deletedJobs, ...jobs];
}
