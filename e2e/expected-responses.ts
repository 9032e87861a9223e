import { readDeploymentHeaders } from '../scripts/deployment-headers';

const VARY = 'Cookie, Accept-Language';
/** Headers of pages and files. */
export const PAGE_HEADERS = readDeploymentHeaders('page-headers');
/** Headers of API calls. */
export const CALL_HEADERS = readDeploymentHeaders('call-headers');
const UPLOAD_HEADERS = {
  ...readDeploymentHeaders('common-headers'),
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** A request and its expected response: the headers of its class, plus those that the entry adds or changes. */
interface ExpectedResponse {
  title: string;
  path: string;
  request?: RequestInit;
  status: number;
  headers: Record<string, string>;
  text?: string | RegExp;
  /** Sends the request to the server whose backend is down. */
  isBackendDown?: true;
}

const acceptLanguage = (language: string) => ({ headers: { 'Accept-Language': language } });
const languageCookie = (locale: string) => ({ headers: { Cookie: `umi_locale=${locale}` } });
/** Headers of error pages. */
export const ERROR_PAGE_HEADERS = { ...PAGE_HEADERS, 'Cache-Control': 'no-store' };
/** Headers of files whose name has no hash. */
export const FILE_HEADERS = { ...PAGE_HEADERS, 'Cache-Control': 'no-cache' };
const HOME_TEXT = 'prerendered: en_US/home';
const CHINESE_HOME_TEXT = 'prerendered: zh_CN/home';
const NOT_FOUND_TEXT = 'prerendered: en_US/404';
const CHINESE_NOT_FOUND_TEXT = 'prerendered: zh_CN/404';
/** Text of a client-rendered page. */
export const APPLICATION_ROOT_PATTERN = /<div id="root">/;

const pageRow = (
  title: string,
  path: string,
  text: string | RegExp,
  request?: RequestInit,
): ExpectedResponse => {
  const headers = {
    ...PAGE_HEADERS,
    'Cache-Control': 'no-store',
    Vary: VARY,
    // The speculation rules are for prerendered pages; the application prefetches links itself.
    'Speculation-Rules': text === APPLICATION_ROOT_PATTERN ? '' : '"/speculation-rules.json"',
  };
  return { title, path, status: 200, headers, text, ...(request && { request }) };
};
const fileRow = (title: string, path: string, type: string): ExpectedResponse => {
  return { title, path, status: 200, headers: { ...FILE_HEADERS, 'Content-Type': type } };
};
const missingPageRow = (
  title: string,
  path: string,
  text: string = NOT_FOUND_TEXT,
  request?: RequestInit,
): ExpectedResponse => {
  const headers = { ...ERROR_PAGE_HEADERS, 'Content-Type': 'text/html', Vary: VARY };
  return { title, path, status: 404, headers, text, ...(request && { request }) };
};
const missingAssetRow = (title: string, path: string): ExpectedResponse => {
  return { title, path, status: 404, headers: ERROR_PAGE_HEADERS };
};
const callRow = (
  title: string,
  path: string,
  headers: ExpectedResponse['headers'],
): ExpectedResponse => {
  return { title, path, status: 200, headers: { ...CALL_HEADERS, ...headers } };
};
const uploadRow = (
  title: string,
  path: string,
  headers: ExpectedResponse['headers'],
  status = 200,
): ExpectedResponse => {
  return { title, path, status, headers: { ...UPLOAD_HEADERS, ...headers } };
};

/** The expected response of every server to each class of requests. */
export const EXPECTED_RESPONSES: ExpectedResponse[] = [
  pageRow('a page', '/home', HOME_TEXT),
  pageRow('the empty path', '/', HOME_TEXT),
  pageRow(
    'a page in the language of the link',
    '/home?lang=zh_CN',
    CHINESE_HOME_TEXT,
    languageCookie('en_US'),
  ),
  pageRow('a page in the chosen language', '/home', CHINESE_HOME_TEXT, languageCookie('zh_CN')),
  pageRow(
    'a page in the language of the browser',
    '/',
    CHINESE_HOME_TEXT,
    acceptLanguage('fr,zh-TW;q=0.9,en;q=0.8'),
  ),
  pageRow(
    'a page in the first language of the browser',
    '/',
    HOME_TEXT,
    acceptLanguage('fr, en-GB;q=0.9, zh;q=0.8'),
  ),
  pageRow(
    'a page in a language that the site does not have',
    '/home?lang=fr_FR',
    HOME_TEXT,
    acceptLanguage('fr'),
  ),
  pageRow('a deep link', '/people/detail/7', 'prerendered: en_US/people/detail/7'),
  pageRow(
    'a deep link to a page that is not prerendered',
    '/people/detail/1000001',
    APPLICATION_ROOT_PATTERN,
  ),
  pageRow(
    'an item that does not exist in the chosen language',
    '/people/detail/7',
    'prerendered: en_US/people/detail/7',
    languageCookie('zh_CN'),
  ),
  pageRow(
    'an item that does not exist in the language of the browser',
    '/news/detail/9',
    'prerendered: zh_CN/news/detail/9',
    acceptLanguage('en'),
  ),
  pageRow(
    'a page of a list that does not exist in the requested language',
    '/news?page=2&lang=zh_CN',
    'prerendered: en_US/news.page-2',
  ),
  missingPageRow('an item that was deleted before the last prerendering', '/news/detail/8'),
  missingPageRow('a deleted item with a slash at the end', '/news/detail/8/'),
  missingPageRow('an unknown URL', '/nowhere'),
  missingPageRow('an unknown document', '/docs/nowhere?a=b'),
  missingPageRow(
    'an unknown URL in the chosen language',
    '/nowhere',
    CHINESE_NOT_FOUND_TEXT,
    languageCookie('zh_CN'),
  ),
  pageRow('a page with a slash at the end', '/people/detail/7/', APPLICATION_ROOT_PATTERN),
  pageRow('the status page', '/status', APPLICATION_ROOT_PATTERN),
  pageRow('the login', '/admin-login', APPLICATION_ROOT_PATTERN),
  pageRow('a page of a list', '/news?page=2', 'prerendered: en_US/news.page-2'),
  pageRow('the first page of a list by its number', '/home?lang=en_US&page=1', HOME_TEXT),
  pageRow('a filtered list', '/news?page=2&q=tax', APPLICATION_ROOT_PATTERN),
  pageRow('an admin screen', '/admin/articles/news/list', APPLICATION_ROOT_PATTERN),
  fileRow('a file', '/favicon.svg', 'image/svg+xml'),
  fileRow('the icon by the name that browsers guess', '/favicon.ico', 'image/x-icon'),
  fileRow('the icon of home screens', '/apple-touch-icon.png', 'image/png'),
  fileRow('the web manifest', '/site.webmanifest', 'application/manifest+json'),
  fileRow('the security contact', '/.well-known/security.txt', 'text/plain'),
  {
    ...fileRow('the licenses of packages in the build', '/licenses.txt', 'text/plain'),
    text: /^## antd - [^]*^## quill - [^]*^## react - [^]*^## @fontsource-variable\/source-serif-4 /m,
  },
  fileRow('the settings', '/settings.json', 'application/json'),
  fileRow('the speculation rules', '/speculation-rules.json', 'application/speculationrules+json'),
  fileRow('a feed', '/feeds/news.en_US.atom', 'application/atom+xml'),
  missingAssetRow('a missing built file', '/assets/app-00000000.js'),
  missingPageRow('an unknown file', '/nope.js'),
  missingPageRow('a file of an unknown type', '/backup.7z'),
  missingPageRow('a backup file of an editor', '/index.html~'),
  missingPageRow('an existing hidden file', '/.env'),
  missingPageRow('a missing hidden file', '/.git/config'),
  missingPageRow('a prerendered page by its file name', '/pages/en_US/home.html'),
  missingPageRow('a prerendered page by the folder of its run', '/.pages-1/en_US/home.html'),
  missingAssetRow('a folder of built files', '/assets/'),
  {
    title: 'a POST to a page',
    path: '/home',
    request: { method: 'POST', body: 'x' },
    status: 405,
    headers: ERROR_PAGE_HEADERS,
  },
  {
    title: 'the health check',
    path: '/healthz',
    status: 200,
    headers: ERROR_PAGE_HEADERS,
    text: 'ok\n',
  },
  callRow('an API call', '/api/user/news', {
    'Cache-Control': 'public, max-age=60',
    'Content-Type': 'application/json',
  }),
  callRow('an API call whose response has no Cache-Control', '/api/user/silent', {
    'Cache-Control': 'no-store',
  }),
  callRow('an admin API call', '/api/admin/private', { 'Cache-Control': 'no-store' }),
  callRow('an API call whose path looks like a file', '/api/user/.env.js', {}),
  {
    title: 'an API call without a backend',
    path: '/api/user/news',
    status: 502,
    headers: { ...CALL_HEADERS, 'Cache-Control': 'no-store', 'Content-Type': 'application/json' },
    text: '{"status":502,"message":""}',
    isBackendDown: true,
  },
  { ...pageRow('a page without a backend', '/home', HOME_TEXT), isBackendDown: true },
  uploadRow('an uploaded picture', '/files/a.svg', {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'public, max-age=60',
  }),
  uploadRow('an uploaded document', '/files/a.pdf', {
    'Content-Security-Policy': "frame-ancestors 'none'",
  }),
  uploadRow('an uploaded script, which no page may run', '/files/a.js', {
    'Content-Type': 'text/plain',
  }),
  uploadRow('an upload whose response has no Cache-Control', '/files/silent', {
    'Cache-Control': 'no-cache',
  }),
  uploadRow('a missing upload', '/files/missing.svg', { 'Cache-Control': 'no-store' }, 404),
  {
    title: 'a PUT to an upload',
    path: '/files/a.svg',
    request: { method: 'PUT', body: 'x' },
    status: 403,
    headers: {},
  },
];
