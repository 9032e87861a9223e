/** Query for the latest items of a content type, which are searched in the browser: the API has no search in articles. */
export const LATEST_QUERY = { page: 1, pageSize: 100 };
