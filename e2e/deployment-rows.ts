import { deploymentHeaders } from '../scripts/deployment-headers';

const VARY = 'Cookie, Accept-Language';
/** Headers of pages and files. */
export const PAGE = deploymentHeaders('page-headers');
/** Headers of API calls. */
export const CALL = deploymentHeaders('call-headers');
const UPLOAD = {
  ...deploymentHeaders('common-headers'),
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** A request and its expected response: the headers of its class, plus those that the row adds or changes. */
interface Row {
  title: string;
  path: string;
  request?: RequestInit;
  status: number;
  headers: Record<string, string>;
  text?: string | RegExp;
  /** Sends the request to the server whose backend is down. */
  down?: true;
}

const accepting = (language: string) => ({ headers: { 'Accept-Language': language } });
const chosen = (locale: string) => ({ headers: { Cookie: `umi_locale=${locale}` } });
/** Headers of error pages. */
export const ERROR_PAGE = { ...PAGE, 'Cache-Control': 'no-store' };
/** Headers of files whose name has no hash. */
export const FILE = { ...PAGE, 'Cache-Control': 'no-cache' };
const HOME = 'prerendered: en_US/home';
const CHINESE_HOME = 'prerendered: zh_CN/home';
const NOT_FOUND_PAGE = 'prerendered: en_US/404';
const CHINESE_NOT_FOUND_PAGE = 'prerendered: zh_CN/404';
/** Text of a client-rendered page. */
export const APPLICATION = /<div id="root">/;

const page = (title: string, path: string, text: string | RegExp, request?: RequestInit): Row => {
  const headers = {
    ...PAGE,
    'Cache-Control': 'no-store',
    Vary: VARY,
    // The speculation rules are for prerendered pages; the application prefetches links itself.
    'Speculation-Rules': text === APPLICATION ? '' : '"/speculation-rules.json"',
  };
  return { title, path, status: 200, headers, text, ...(request && { request }) };
};
const file = (title: string, path: string, type: string): Row => {
  return { title, path, status: 200, headers: { ...FILE, 'Content-Type': type } };
};
const missing = (
  title: string,
  path: string,
  text: string = NOT_FOUND_PAGE,
  request?: RequestInit,
): Row => {
  const headers = { ...ERROR_PAGE, 'Content-Type': 'text/html', Vary: VARY };
  return { title, path, status: 404, headers, text, ...(request && { request }) };
};
const missingAsset = (title: string, path: string): Row => {
  return { title, path, status: 404, headers: ERROR_PAGE };
};
const call = (title: string, path: string, headers: Row['headers']): Row => {
  return { title, path, status: 200, headers: { ...CALL, ...headers } };
};
const upload = (title: string, path: string, headers: Row['headers'], status = 200): Row => {
  return { title, path, status, headers: { ...UPLOAD, ...headers } };
};

/** Every class of requests that all servers know. */
export const ROWS: Row[] = [
  page('a page', '/home', HOME),
  page('the empty path', '/', HOME),
  page('a page in the language of the link', '/home?lang=zh_CN', CHINESE_HOME, chosen('en_US')),
  page('a page in the chosen language', '/home', CHINESE_HOME, chosen('zh_CN')),
  page(
    'a page in the language of the browser',
    '/',
    CHINESE_HOME,
    accepting('fr,zh-TW;q=0.9,en;q=0.8'),
  ),
  page(
    'a page in the first language of the browser',
    '/',
    HOME,
    accepting('fr, en-GB;q=0.9, zh;q=0.8'),
  ),
  page(
    'a page in a language that the site does not have',
    '/home?lang=fr_FR',
    HOME,
    accepting('fr'),
  ),
  page('a deep link', '/people/detail/7', 'prerendered: en_US/people/detail/7'),
  page('a deep link to a page that is not prerendered', '/people/detail/1000001', APPLICATION),
  page(
    'an item that does not exist in the chosen language',
    '/people/detail/7',
    'prerendered: en_US/people/detail/7',
    chosen('zh_CN'),
  ),
  page(
    'an item that does not exist in the language of the browser',
    '/news/detail/9',
    'prerendered: zh_CN/news/detail/9',
    accepting('en'),
  ),
  page(
    'a page of a list that does not exist in the requested language',
    '/news?page=2&lang=zh_CN',
    'prerendered: en_US/news.page-2',
  ),
  missing('an item that was deleted before the last prerendering', '/news/detail/8'),
  missing('an unknown URL', '/nowhere'),
  missing('an unknown document', '/docs/nowhere?a=b'),
  missing(
    'an unknown URL in the chosen language',
    '/nowhere',
    CHINESE_NOT_FOUND_PAGE,
    chosen('zh_CN'),
  ),
  page('the status page', '/status', APPLICATION),
  page('the login', '/admin-login', APPLICATION),
  page('a page of a list', '/news?page=2', 'prerendered: en_US/news.page-2'),
  page('the first page of a list by its number', '/home?lang=en_US&page=1', HOME),
  page('a filtered list', '/news?page=2&q=tax', APPLICATION),
  page('an admin screen', '/admin/articles/news/list', APPLICATION),
  file('a file', '/favicon.svg', 'image/svg+xml'),
  file('the icon by the name that browsers guess', '/favicon.ico', 'image/x-icon'),
  file('the icon of home screens', '/apple-touch-icon.png', 'image/png'),
  file('the web manifest', '/site.webmanifest', 'application/manifest+json'),
  file('the security contact', '/.well-known/security.txt', 'text/plain'),
  {
    ...file('the licenses of packages in the build', '/licenses.txt', 'text/plain'),
    text: /^## antd - [^]*^## quill - [^]*^## react - [^]*^## @fontsource-variable\/source-serif-4 /m,
  },
  file('the settings', '/settings.json', 'application/json'),
  file('the speculation rules', '/speculation-rules.json', 'application/speculationrules+json'),
  file('a feed', '/feeds/news.en_US.atom', 'application/atom+xml'),
  missingAsset('a missing built file', '/assets/app-00000000.js'),
  missing('an unknown file', '/nope.js'),
  missing('a file of an unknown type', '/backup.7z'),
  missing('a backup file of an editor', '/index.html~'),
  missing('an existing hidden file', '/.env'),
  missing('a missing hidden file', '/.git/config'),
  missing('a prerendered page by its file name', '/pages/en_US/home.html'),
  missing('a prerendered page by the folder of its run', '/.pages-1/en_US/home.html'),
  missingAsset('a folder of built files', '/assets/'),
  {
    title: 'a POST to a page',
    path: '/home',
    request: { method: 'POST', body: 'x' },
    status: 405,
    headers: ERROR_PAGE,
  },
  { title: 'the health check', path: '/healthz', status: 200, headers: ERROR_PAGE, text: 'ok\n' },
  call('an API call', '/api/user/news', {
    'Cache-Control': 'public, max-age=60',
    'Content-Type': 'application/json',
  }),
  call('an API call whose response has no Cache-Control', '/api/user/silent', {
    'Cache-Control': 'no-store',
  }),
  call('an admin API call', '/api/admin/private', { 'Cache-Control': 'no-store' }),
  call('an API call whose path looks like a file', '/api/user/.env.js', {}),
  {
    title: 'an API call without a backend',
    path: '/api/user/news',
    status: 502,
    headers: { ...CALL, 'Cache-Control': 'no-store', 'Content-Type': 'application/json' },
    text: '{"status":502,"message":""}',
    down: true,
  },
  { ...page('a page without a backend', '/home', HOME), down: true },
  upload('an uploaded picture', '/files/a.svg', {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'public, max-age=60',
  }),
  upload('an uploaded document', '/files/a.pdf', {
    'Content-Security-Policy': "frame-ancestors 'none'",
  }),
  upload('an uploaded script, which no page may run', '/files/a.js', {
    'Content-Type': 'text/plain',
  }),
  upload('an upload whose response has no Cache-Control', '/files/silent', {
    'Cache-Control': 'no-cache',
  }),
  upload('a missing upload', '/files/missing.svg', { 'Cache-Control': 'no-store' }, 404),
  {
    title: 'a PUT to an upload',
    path: '/files/a.svg',
    request: { method: 'PUT', body: 'x' },
    status: 403,
    headers: {},
  },
];
