import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { delay, http, HttpResponse } from 'msw';
import contract from '../../mocks/openapi.gen.json' with { type: 'json' };
import { createMockBackend, type MockBackend } from '../../mocks/node';
import { localeStore } from '@/i18n/locale-store';
import { IdempotencyKeys } from './idempotency-keys';
import { ApiError } from './errors';
import { prefetchQuery } from './prefetch';
import { confirm, readItem, readList, readPage } from './response-envelope';
import { publicApi, siteEvents } from './public-client';
import { bannersQuery, languagesQuery } from './queries';
import { adminApi } from './admin/client';
import { login, UnusableTokenError } from './admin/login';
import { uploadAdminFile } from './admin/files';
import { syncWithStorage, endSession, session, startSession } from './admin/session';

let backend: MockBackend;

beforeAll(async () => {
  backend = await createMockBackend();
  backend.server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(async () => {
  await backend.reset();
  backend.server.resetHandlers();
  endSession('quit');
  session.endReason = null;
  localeStore.locale = 'en_US';
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => backend.server.close());

const news = () =>
  publicApi.GET('/user/latest-news', { params: { query: { page: 1, pageSize: 5 } } });
const banners = () => publicApi.GET('/user/banner', {});
const fetchProfile = () => adminApi.GET('/admin/mine', {});
const languages = () => adminApi.GET(...languagesQuery());
const logIn = () => startSession(backend.tokenFor('admin'));
const respondWith = (path: string, resolve: Parameters<typeof http.all>[1]) =>
  backend.server.use(http.all(`http://localhost/api${path}`, resolve));

/** Creates a promise that resolves when it is opened. */
function latch() {
  let resolvePromise: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    resolvePromise = resolve;
  });
  return { opened: promise, open: () => resolvePromise() };
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError))
    throw new Error(`The call failed with ${String(error)} instead of an ApiError`);
  return error;
}

describe('transport: headers and parameters of a call (§7, D8)', () => {
  it('sends the firm, the language, and on a GET a timestamp', async () => {
    localeStore.locale = 'zh_CN';
    const before = Date.now();
    await news();
    const [sent] = backend.requests;
    expect(sent?.headers).toMatchObject({ 'x-lawfirm-id': '100', 'x-language': 'zh_CN' });
    expect(sent?.query).toMatchObject({ page: '1', pageSize: '5' });
    expect(Number(sent?.query._t)).toBeGreaterThanOrEqual(before);
    expect(Number(sent?.query._t)).toBeLessThanOrEqual(Date.now());
    expect(sent?.headers).not.toHaveProperty('x-origin-route-prefix');
  });

  it('accepts JSON for a query, a prefetch, a mutation and the login (D50)', async () => {
    await news();
    void prefetchQuery(bannersQuery());
    await banners();
    await login('admin', 'admin123');
    await adminApi.PUT('/admin/latest-news/pin', { params: { query: { no: 'N-0001' } } });
    expect(backend.requests.map(({ path, headers: { accept } }) => [path, accept])).toEqual(
      [
        '/api/user/latest-news',
        '/api/user/banner',
        '/api/admin/login',
        '/api/admin/latest-news/pin',
      ].map((path) => [path, 'application/json']),
    );
  });

  it('consumes a prefetched response of the same session once', async () => {
    logIn();
    await prefetchQuery(languagesQuery());
    await prefetchQuery(languagesQuery(), 'of another session');
    await languages();
    await prefetchQuery(languagesQuery(), session.token);
    await languages();
    await languages();
    expect(backend.requests.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'of another session',
      session.token,
      session.token,
      session.token,
    ]);
  });

  it('sends an idempotency key with every mutation: the same key until the outcome is known, then another key (D49)', async () => {
    logIn();
    const idempotencyKeys = new IdempotencyKeys();
    const pinNews = (no: string) =>
      adminApi
        .PUT('/admin/latest-news/pin', { params: { query: { no } }, idempotencyKeys })
        .catch(() => undefined);
    const path = '/admin/latest-news/pin';
    backend.fail({ path, disconnect: true });
    await pinNews('N-0001');
    backend.fail({ path, status: 502, body: '<h1>Proxy</h1>' });
    await pinNews('N-0001');
    backend.fail({ path, status: 409 });
    await pinNews('N-0001');
    await pinNews('N-0001');
    await pinNews('N-0001');
    await pinNews('N-0002');
    await adminApi.PUT(path, { params: { query: { no: 'N-0001' } } });
    await fetchProfile();
    const keys = backend.requests.map(({ headers }) => headers['idempotency-key']);
    const [lost, proxy, rejected, ...others] = keys;
    expect(lost).toMatch(/^[\da-f]{32}$/);
    expect([proxy, rejected]).toEqual([lost, lost]);
    expect(others.pop()).toBeUndefined();
    expect(new Set([lost, ...others]).size).toBe(5);
  });

  it('keeps the idempotency key after a 2xx body with code 500, as the mutation may have been stored (D6, D49)', async () => {
    logIn();
    const idempotencyKeys = new IdempotencyKeys();
    const path = '/admin/latest-news/pin';
    const pin = (body: object) => {
      respondWith(path, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.json(body);
      });
      return adminApi
        .PUT(path, { params: { query: { no: 'N-0001' } }, idempotencyKeys })
        .catch(() => undefined);
    };
    const keys: (string | null)[] = [];
    await pin({ code: 500, success: false });
    await pin({ success: false });
    await pin({ code: 200 });
    const [lost, rejected, next] = keys;
    expect(rejected).toBe(lost);
    expect(next).not.toBe(lost);
  });

  it('sends no timestamp with a mutation', async () => {
    logIn();
    await adminApi.PUT('/admin/latest-news/pin', { params: { query: { no: 'N-0001' } } });
    expect(backend.requests[0]?.query).toEqual({ no: 'N-0001' });
  });

  it('sends the route prefix of the session storage (D9)', async () => {
    sessionStorage.setItem('X-Origin-Route-Prefix', '/cn');
    await news();
    expect(backend.requests[0]?.headers['x-origin-route-prefix']).toBe('/cn');
  });

  it('sends the language that a call sets (D10)', async () => {
    logIn();
    const params = { header: { 'X-Language': 'zh_CN' } };
    await adminApi.GET('/admin/latest-news', { params });
    expect(backend.requests[0]?.headers['x-language']).toBe('zh_CN');
  });

  it('sends the unchanged token for staff, and no token for visitors (D2, D5)', async () => {
    logIn();
    await fetchProfile();
    await news();
    expect(backend.requests[0]?.headers.authorization).toBe(session.token);
    expect(backend.requests[1]?.headers).not.toHaveProperty('authorization');
  });

  it('joins several offices with commas (D12)', async () => {
    await publicApi.GET('/user/lawyerTeam', {
      params: { query: { officeIds: [1, 2], page: 1, pageSize: 5 } },
    });
    expect(backend.requests[0]?.query.officeIds).toBe('1,2');
  });
});

describe('transport: total of a list (§7, D7)', () => {
  const totals = () => backend.requests.map(({ query }) => query.total);
  const inChinese = () => backend.db.news.all().filter(({ lang }) => lang === 'zh_CN').length;

  it('sends the total with another page of the same list, and not with another filter', async () => {
    const fetchNews = (query: { page: number; no?: string }) =>
      publicApi.GET('/user/latest-news', {
        params: { query: { pageSize: 5, lang: 'zh_CN', ...query } },
      });
    await fetchNews({ page: 1 });
    await fetchNews({ page: 2 });
    await fetchNews({ page: 1, no: 'N-0001' });
    localeStore.locale = 'zh_CN';
    await fetchNews({ page: 1 });
    expect(totals()).toEqual([undefined, String(inChinese()), undefined, undefined]);
  });

  it('sends the total with each list that has it in the contract, and with no other list', async () => {
    logIn();
    const withParameter = (name: string) =>
      Object.entries(contract.paths).flatMap(([path, item]) =>
        'get' in item && JSON.stringify(item.get).includes(`#/components/parameters/${name}`)
          ? [path]
          : [],
      );
    const lists = withParameter('Total');
    expect(lists.length).toBeGreaterThan(5);
    for (const path of withParameter('PageSize')) {
      const api = path.startsWith('/user/') ? publicApi : adminApi;
      const fetchNews = () =>
        api.GET(path as '/user/latest-news', { params: { query: { pageSize: 5 } } });
      await fetchNews();
      await fetchNews();
    }
    const requestsWithTotal = backend.requests.flatMap(({ path, query }) =>
      query.total ? [path] : [],
    );
    expect(new Set(requestsWithTotal)).toEqual(new Set(lists.map((path) => `/api${path}`)));
  });
});

describe('transport: response to a call (D6, D11)', () => {
  it('rejects with the status and message of an error body', async () => {
    const error = await failure(
      publicApi.GET('/user/latest-news/{id}', { params: { path: { id: 999_999_999 } } }),
    );
    expect(error).toMatchObject({ kind: 'http', status: 404 });
    expect(error.serverMessage).toBeTruthy();
    expect(error.traceId).toBeTruthy();
  });

  it.each([
    [{ error: 'Broken', message: 'It broke', status: 500 }, 'It broke'],
    [{ resultEnum: 'NOT_ALLOWED', result: null, message: 'No' }, 'No'],
    [{ status: 422, message: 'Wrong', result: [] }, 'Wrong'],
    [
      { result: null, code: 500, success: false, message: 'Title is too long', status: 0 },
      'Title is too long',
    ],
  ])('rejects when the success body %j reports an error: %s', async (body, message) => {
    respondWith('/user/banner', () => HttpResponse.json(body));
    expect((await failure(readList(banners()))).serverMessage).toBe(message);
  });

  it.each([
    ['HTML', '<html>gateway</html>'],
    ['nothing', ''],
    ['a truncated text', '{"result": [{"id": 1'],
    ['null', 'null'],
    ['another type', '{"result": "oops", "status": 200}'],
    ['a bare list', '[]'],
  ])('rejects as malformed when the body is %s', async (_, text) => {
    respondWith('/user/banner', () => new HttpResponse(text, { status: 200 }));
    expect((await failure(readList(banners()))).kind).toBe('malformed');
    respondWith('/user/portal-config', () => new HttpResponse(text, { status: 200 }));
    expect((await failure(readItem(publicApi.GET('/user/portal-config', {})))).kind).toBe(
      'malformed',
    );
  });

  it('rejects without a message for an HTML error page', async () => {
    respondWith('/user/banner', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await failure(banners());
    expect(error).toMatchObject({ kind: 'http', status: 502, serverMessage: undefined });
    expect(error.isRetryable).toBe(true);
  });

  it('drops list entries that are not objects, and treats a list without paging as one page', async () => {
    respondWith('/user/latest-news', () =>
      HttpResponse.json({ result: [null, { id: 1 }, 'x'], status: 200 }),
    );
    expect(await readPage(news())).toMatchObject({ items: [{ id: 1 }], total: 1, pageNo: 1 });
  });

  it('keeps every digit of a long id', async () => {
    const text =
      '{"result": [{"id": 9007199254740993, "lang": "en_US", "title": "1234567890123456789"}]}';
    respondWith('/user/banner', () => new HttpResponse(text));
    expect(await readList(banners())).toEqual([
      { id: '9007199254740993', lang: 'en_US', title: '1234567890123456789' },
    ]);
  });

  it.each([
    [201, '{"result": {"id": "1"}, "code": "0", "success": true}'],
    [201, ''],
    [200, '{"code": 200, "resultEnum": "SUCCESS"}'],
    [204, null],
  ])('resolves a mutation with status %i and the body %j', async (status, body) => {
    logIn();
    respondWith('/admin/latest-news/pin', () => new HttpResponse(body, { status }));
    const params = { query: { no: 'N-0001' } };
    await expect(
      confirm(adminApi.PUT('/admin/latest-news/pin', { params })),
    ).resolves.toBeUndefined();
  });

  it('parses the numbers of `pageable` from digits, and sends that total with the next page', async () => {
    const pageable = { pageNo: '1', pageSize: '5', totalCount: '12' };
    respondWith('/user/latest-news', ({ request }) =>
      HttpResponse.json({
        result: [{ id: '1', title: new URL(request.url).searchParams.get('total') ?? 'none' }],
        pageable,
      }),
    );
    expect(await readPage(news())).toMatchObject({ total: 12, pageNo: 1, pageSize: 5 });
    expect((await readPage(news())).items[0]?.title).toBe('12');
  });
});

describe('transport: timeouts and retries (D13)', () => {
  it('rejects a call after 20 seconds without a response', async () => {
    jest.useFakeTimers();
    respondWith('/user/banner', async () => {
      await delay('infinite');
    });
    const error = failure(banners());
    await jest.advanceTimersByTimeAsync(20_100);
    expect((await error).kind).toBe('timeout');
  });

  it('rejects a call after 20 seconds in total when the body does not end', async () => {
    jest.useFakeTimers();
    respondWith('/user/banner', () => {
      const stream = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"result": [')),
      });
      return new HttpResponse(stream);
    });
    const error = failure(banners());
    await jest.advanceTimersByTimeAsync(20_100);
    expect((await error).kind).toBe('timeout');
  });

  it.each(['PUT', 'DELETE'] as const)('never retries a %s', async (method) => {
    logIn();
    let calls = 0;
    respondWith('/admin/latest-news*', () => {
      calls += 1;
      return new HttpResponse(null, { status: 503 });
    });
    const params = { query: { no: 'N-0001' } };
    const call =
      method === 'PUT'
        ? adminApi.PUT('/admin/latest-news/pin', { params })
        : adminApi.DELETE('/admin/latest-news', { params });
    await failure(call);
    expect(calls).toBe(1);
  });

  it('rejects with a network error without a connection', async () => {
    respondWith('/user/banner', () => HttpResponse.error());
    expect((await failure(banners())).kind).toBe('network');
  });

  it('rejects with an AbortError when the caller aborts the call', async () => {
    const controller = new AbortController();
    const call = publicApi.GET('/user/banner', { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('transport: 401 response (D2, D3)', () => {
  it('ends the session once for several parallel 401s', async () => {
    logIn();
    backend.expireTokens();
    const sessionEnds: (string | null)[] = [];
    const { subscribe } = await import('valtio/vanilla');
    const stop = subscribe(session, () => sessionEnds.push(session.endReason), true);
    await Promise.all([failure(fetchProfile()), failure(fetchProfile()), failure(fetchProfile())]);
    stop();
    expect(session).toMatchObject({ token: null, endReason: 'expired' });
    expect(sessionEnds.filter((end) => end === 'expired').length).toBeLessThanOrEqual(2);
    expect(localStorage.getItem('lawfirm_token')).toBeNull();
  });

  it.each([
    ['a query', () => fetchProfile()],
    [
      'a mutation',
      () => adminApi.PUT('/admin/latest-news/pin', { params: { query: { no: 'N-1' } } }),
    ],
    ['an upload', () => uploadAdminFile(new File(['x'], 'x.png', { type: 'image/png' }))],
  ])('ends the session for a code 401 in the 2xx response to %s (D3, D6)', async (_, call) => {
    logIn();
    respondWith('/admin/*', () =>
      HttpResponse.json({ code: 401, message: 'expired', success: false }),
    );
    expect((await failure(call())).status).toBe(401);
    expect(session).toMatchObject({ token: null, endReason: 'expired' });
  });

  it('keeps the session when the call was sent with an older token', async () => {
    startSession('an old token');
    const requestArrived = latch();
    const responseReleased = latch();
    respondWith('/admin/mine', async () => {
      requestArrived.open();
      await responseReleased.opened;
      return HttpResponse.json({ message: 'expired', status: 401 }, { status: 401 });
    });
    const lateFailure = failure(fetchProfile());
    await requestArrived.opened;
    const token = backend.tokenFor('admin');
    startSession(token);
    responseReleased.open();
    expect((await lateFailure).status).toBe(401);
    expect(session).toMatchObject({ token, endReason: null });
  });

  it('keeps the session when a public API call responds with 401', async () => {
    logIn();
    respondWith('/user/banner', () => new HttpResponse(null, { status: 401 }));
    expect((await failure(banners())).status).toBe(401);
    expect(session.token).not.toBeNull();
  });

  it("ends no session after a rejected login, and returns the server's message", async () => {
    const body = { loginAccount: 'admin', password: 'wrong' };
    const error = await failure(adminApi.POST('/admin/login', { body }));
    expect(error.status).toBe(401);
    expect(error.serverMessage).toBeTruthy();
    expect(session.endReason).toBeNull();
  });
});

describe('login: token of the response (D5)', () => {
  it.each([
    ['the result of an envelope', '{"result": "abc.def", "status": 200}'],
    ['`result.token`', '{"result": {"token": "abc.def", "expires": 3600}, "code": "200"}'],
    ['`token`', '{"token": "abc.def"}'],
    ['a bare JSON string', '"abc.def"'],
    ['a bare text', 'abc.def'],
    ['a bare text with a line break', 'abc.def\n'],
  ])('accepts %s', async (_, text) => {
    respondWith('/admin/login', () => new HttpResponse(text));
    await login('admin', 'admin123');
    expect(session.token).toBe('abc.def');
  });

  it.each([
    '<html></html>',
    'null',
    'true',
    '17',
    '',
    '{"result": 3}',
    '{"result": {"token": " "}}',
  ])('rejects the body %j as malformed', async (text) => {
    respondWith('/admin/login', () => new HttpResponse(text));
    expect((await failure(login('admin', 'admin123'))).kind).toBe('malformed');
    expect(session.token).toBeNull();
  });
});

describe('token that no header can carry (D5)', () => {
  it.each(['a\nb', 'a\u0000b', '令牌', ' a', 'x'.repeat(8_193)])(
    'does not start a session: %j',
    async (token) => {
      respondWith('/admin/login', () => HttpResponse.json({ result: token }));
      await expect(login('admin', 'admin123')).rejects.toBeInstanceOf(UnusableTokenError);
      expect(session.token).toBeNull();
    },
  );

  it('is discarded from storage', () => {
    localStorage.setItem('lawfirm_token', 'a\nb');
    syncWithStorage();
    expect(session.token).toBeNull();
    expect(localStorage.getItem('lawfirm_token')).toBeNull();
  });

  it('accepts a token of 8 KB with Latin-1 characters', () => {
    localStorage.setItem('lawfirm_token', `é ${'x'.repeat(8_000)}`);
    syncWithStorage();
    expect(session.token).toHaveLength(8_002);
  });
});

describe('transport: 503 response (D4)', () => {
  it('emits an event for the public client, and none for the admin client', async () => {
    let eventCount = 0;
    const count = () => {
      eventCount += 1;
    };
    siteEvents.addEventListener('unavailable', count);
    backend.setSiteStatus(0);
    expect((await failure(banners())).isRetryable).toBe(false);
    expect(eventCount).toBe(1);
    logIn();
    respondWith('/admin/mine', () => new HttpResponse(null, { status: 503 }));
    await failure(fetchProfile());
    expect(eventCount).toBe(1);
    respondWith('/user/banner', () => HttpResponse.json({ code: '503', message: 'Maintenance' }));
    expect((await failure(banners())).isRetryable).toBe(false);
    expect(eventCount).toBe(2);
    siteEvents.removeEventListener('unavailable', count);
  });
});
