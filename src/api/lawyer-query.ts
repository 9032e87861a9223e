/** Selects the lawyers to list: by ids in the language of the request, and by any of several offices; 1-based page. */
export interface LawyerQuery {
  no?: string | number | undefined;
  keyword?: string | undefined;
  practiceAreaId?: string | undefined;
  jobId?: string | undefined;
  officeIds?: readonly string[] | undefined;
  page: number;
  pageSize: number;
}

/** Returns the parameters of the list call, without those that are not set. */
export function lawyerParameters({ no, keyword, practiceAreaId, jobId, ...query }: LawyerQuery) {
  const officeIds = query.officeIds?.length ? [...query.officeIds] : undefined;
  return {
    page: query.page,
    pageSize: query.pageSize,
    ...(no !== undefined && { no }),
    ...(keyword && { keyword }),
    ...(practiceAreaId && { practiceAreaId }),
    ...(jobId && { jobId }),
    ...(officeIds && { officeIds }),
  };
}

/** Returns the admin query for the first 100 versions of one lawyer, by `no` and, if given, by name. */
export const lawyerVersionsQuery = (no: string | number, name?: string) => ({
  no,
  name: name?.trim(),
  page: 1,
  pageSize: 100,
});
