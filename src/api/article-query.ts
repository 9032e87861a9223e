/** Selects the articles to list: a catalogue's id in the interface language, and a 1-based page. */
export interface ArticleQuery {
  cataId?: string | undefined;
  page: number;
  pageSize: number;
}

/** Returns the parameters of a list call, without those that are not set. */
export function articleParameters({ cataId, page, pageSize }: ArticleQuery) {
  return { page, pageSize, ...(cataId && { cataId }) };
}

/** Returns the admin query for the first 50 versions of one item. */
export const allVersionsQuery = (no: string) => ({ no, pageNo: 1, pageSize: 50 });
