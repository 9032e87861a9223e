import { useAdminJobs } from '@/api/admin/jobs';
import { useAdminOffices } from '@/api/admin/offices';
import { useAdminProfessionalFieldNames } from '@/api/admin/professional-fields';
import { clearAndRefetch } from '@/api/admin/refetch';
import type { Choices } from './choices';

/** Fetches the jobs, professional fields and offices of these languages, once known; `data` is set if all are loaded. */
export function useChoices(languages: readonly string[] | undefined) {
  const jobs = useAdminJobs(languages);
  const professionalFields = useAdminProfessionalFieldNames(languages);
  const offices = useAdminOffices(languages);
  const data: Choices | undefined =
    jobs.data && professionalFields.data && offices.data
      ? { jobs: jobs.data, professionalFields: professionalFields.data, offices: offices.data }
      : undefined;
  return {
    data,
    error: data ? undefined : (jobs.error ?? professionalFields.error ?? offices.error),
    retry: () => {
      const failedQueries = [jobs, professionalFields, offices].filter(({ error }) => error);
      return Promise.all(failedQueries.map(({ mutate }) => mutate()));
    },
  };
}

/** Revalidates the options of a lawyer: other editors may have deleted some. */
export async function revalidateChoices(): Promise<void> {
  await clearAndRefetch('/admin/job', '/admin/professionalField/lang/list', '/admin/office');
}
