import { deploymentHeaders } from '../scripts/deployment-headers';

const BY_READER = 'Cookie, Accept-Language';
/** Of pages and files. */
export const PAGE = deploymentHeaders('page-headers');
/** Of calls. */
export const CALL = deploymentHeaders('call-headers');
const UPLOAD = {
  ...deploymentHeaders('common-headers'),
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** A request, and what is to come back: every header of its class, and those named. */
interface Row {
  what: string;
  path: string;
  asked?: RequestInit;
  status: number;
  headers: Record<string, string>;
  text?: string | RegExp;
  down?: true;
}

const speaking = (language: string) => ({ headers: { 'Accept-Language': language } });
const chosen = (locale: string) => ({ headers: { Cookie: `umi_locale=${locale}` } });
const page = { ...PAGE, 'Cache-Control': 'no-store', Vary: BY_READER };
/** Of what is not there. */
export const NOTHING = { ...PAGE, 'Cache-Control': 'no-store' };
/** Of a file that is none of the build's. */
export const ANY_FILE = { ...PAGE, 'Cache-Control': 'no-cache' };
const HOME = 'prerendered: en_US/home';
/** What a page says that is made by the application. */
export const STARTS = /<div id="root">/;

/** Every class of requests that both servers know. */
export const ROWS: Row[] = [
  { what: 'a page', path: '/home', status: 200, headers: page, text: HOME },
  { what: 'the empty path', path: '/', status: 200, headers: page, text: HOME },
  {
    what: 'a page in the language of its link',
    path: '/home?lang=zh_CN',
    asked: chosen('en_US'),
    status: 200,
    headers: page,
    text: 'prerendered: zh_CN/home',
  },
  {
    what: 'a page in the language of the choice',
    path: '/home',
    asked: chosen('zh_CN'),
    status: 200,
    headers: page,
    text: 'prerendered: zh_CN/home',
  },
  {
    what: 'a page in the language of the browser',
    path: '/',
    asked: speaking('fr,zh-TW;q=0.9,en;q=0.8'),
    status: 200,
    headers: page,
    text: 'prerendered: zh_CN/home',
  },
  {
    what: 'a page in the first language of the browser',
    path: '/',
    asked: speaking('fr, en-GB;q=0.9, zh;q=0.8'),
    status: 200,
    headers: page,
    text: HOME,
  },
  {
    what: 'a page in a language that the site has not',
    path: '/home?lang=fr_FR',
    asked: speaking('fr'),
    status: 200,
    headers: page,
    text: HOME,
  },
  {
    what: 'a deep link',
    path: '/people/detail/7',
    status: 200,
    headers: page,
    text: 'prerendered: en_US/people/detail/7',
  },
  {
    what: 'a deep link that nobody rendered',
    path: '/people/detail/1000001',
    status: 200,
    headers: page,
    text: STARTS,
  },
  {
    what: 'a page of a list',
    path: '/news?page=2',
    status: 200,
    headers: page,
    text: 'prerendered: en_US/news.page-2',
  },
  {
    what: 'the first page of a list by its number',
    path: '/home?lang=en_US&page=1',
    status: 200,
    headers: page,
    text: HOME,
  },
  { what: 'a filtered list', path: '/news?page=2&q=tax', status: 200, headers: page, text: STARTS },
  {
    what: 'the back office',
    path: '/admin/articles/news/list',
    status: 200,
    headers: page,
    text: STARTS,
  },
  {
    what: 'a file',
    path: '/favicon.svg',
    status: 200,
    headers: { ...ANY_FILE, 'Content-Type': 'image/svg+xml' },
  },
  {
    what: 'the settings',
    path: '/settings.json',
    status: 200,
    headers: { ...ANY_FILE, 'Content-Type': 'application/json' },
  },
  {
    what: 'a feed',
    path: '/feeds/news.en_US.atom',
    status: 200,
    headers: { ...ANY_FILE, 'Content-Type': 'application/atom+xml' },
  },
  { what: 'a missing built file', path: '/assets/app-00000000.js', status: 404, headers: NOTHING },
  { what: 'a file that is none', path: '/nope.js', status: 404, headers: NOTHING },
  { what: 'a file that is there and hidden', path: '/.env', status: 404, headers: NOTHING },
  { what: 'a hidden file that is not there', path: '/.git/config', status: 404, headers: NOTHING },
  {
    what: 'a prerendered page by the name of its file',
    path: '/pages/en_US/home.html',
    status: 404,
    headers: NOTHING,
  },
  {
    what: 'a prerendered page by the name of its run',
    path: '/.pages-1/en_US/home.html',
    status: 404,
    headers: NOTHING,
  },
  { what: 'a folder of built files', path: '/assets/', status: 404, headers: NOTHING },
  {
    what: 'something sent to a page',
    path: '/home',
    asked: { method: 'POST', body: 'x' },
    status: 405,
    headers: NOTHING,
  },
  { what: 'health', path: '/healthz', status: 200, headers: NOTHING, text: 'ok\n' },
  {
    what: 'a call',
    path: '/api/user/news',
    status: 200,
    headers: { ...CALL, 'Cache-Control': 'public, max-age=60', 'Content-Type': 'application/json' },
  },
  {
    what: 'a call whose answer says nothing of keeping it',
    path: '/api/user/silent',
    status: 200,
    headers: { ...CALL, 'Cache-Control': 'no-store' },
  },
  {
    what: 'a call of staff',
    path: '/api/admin/private',
    status: 200,
    headers: { ...CALL, 'Cache-Control': 'no-store' },
  },
  {
    what: 'a call that is named like a file',
    path: '/api/user/.env.js',
    status: 200,
    headers: CALL,
  },
  {
    what: 'a call without a backend',
    path: '/api/user/news',
    status: 502,
    headers: { ...CALL, 'Cache-Control': 'no-store', 'Content-Type': 'application/json' },
    text: '{"status":502,"message":""}',
    down: true,
  },
  {
    what: 'a page without a backend',
    path: '/home',
    status: 200,
    headers: page,
    text: HOME,
    down: true,
  },
  {
    what: 'an uploaded picture',
    path: '/files/a.svg',
    status: 200,
    headers: { ...UPLOAD, 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=60' },
  },
  {
    what: 'an uploaded document',
    path: '/files/a.pdf',
    status: 200,
    headers: { ...UPLOAD, 'Content-Security-Policy': "frame-ancestors 'none'" },
  },
  {
    what: 'an uploaded script, which no page is to run',
    path: '/files/a.js',
    status: 200,
    headers: { ...UPLOAD, 'Content-Type': 'text/plain' },
  },
  {
    what: 'an upload that says nothing of keeping it',
    path: '/files/silent',
    status: 200,
    headers: { ...UPLOAD, 'Cache-Control': 'no-cache' },
  },
  {
    what: 'a missing upload',
    path: '/files/missing.svg',
    status: 404,
    headers: { ...UPLOAD, 'Cache-Control': 'no-store' },
  },
  {
    what: 'something sent to an upload',
    path: '/files/a.svg',
    asked: { method: 'PUT', body: 'x' },
    status: 403,
    headers: {},
  },
];
