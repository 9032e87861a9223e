/** Which lawyers to list: ids in the interface language, any of several offices, a 1-based page. */
export interface LawyerQuery {
  /** The versions of one lawyer alone. */
  no?: string | number | undefined;
  keyword?: string | undefined;
  practiceAreaId?: string | undefined;
  jobId?: string | undefined;
  officeIds?: readonly string[] | undefined;
  page: number;
  pageSize: number;
}

/**
 * The parameters of the list call, in the order in which the address names them, without those that
 * are not set; `officeIds` joined by commas (D12).
 */
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
