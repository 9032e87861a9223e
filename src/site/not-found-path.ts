/** Path under which the not-found page is prerendered; its file is `404.html` (D55). */
export const NOT_FOUND_PATH = '/404';
