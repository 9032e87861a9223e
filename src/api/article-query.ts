/** Which articles to list: a catalogue's id in the interface language, and a 1-based page. */
export interface ArticleQuery {
  cataId?: string | undefined;
  page: number;
  pageSize: number;
}

/** The parameters of a list call, without those that are not set. */
export function listParameters({ cataId, page, pageSize }: ArticleQuery) {
  return { page, pageSize, ...(cataId && { cataId }) };
}

/** What asks a list of staff's for all versions of one item. */
export const allVersions = (no: string) => ({ no, pageNo: 1, pageSize: 50 });
