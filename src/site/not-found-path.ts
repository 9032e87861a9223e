/** Address under which the page for all addresses that do not exist is prerendered; the file is `404.html` (D55). */
export const NOT_FOUND_PATH = '/404';
