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
import { awaitSuccess, readItem, readList, readPage } from './response-envelope';
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

const fetchNews = () =>
  publicApi.GET('/user/latest-news', { params: { query: { page: 1, pageSize: 5 } } });
const fetchBanners = () => publicApi.GET('/user/banner', {});
const fetchProfile = () => adminApi.GET('/admin/mine', {});
const fetchLanguages = () => adminApi.GET(...languagesQuery());
const startAdminSession = () => startSession(backend.tokenFor('admin'));
const respondWith = (path: string, resolve: Parameters<typeof http.all>[1]) =>
  backend.server.use(http.all(`http://localhost/api${path}`, resolve));

function createDeferred() {
  let resolvePromise: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    resolvePromise = resolve;
  });
  return { promise, resolve: () => resolvePromise() };
}

async function apiErrorOf(call: Promise<unknown>): Promise<ApiError> {
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
    const startTime = Date.now();
    await fetchNews();
    const [request] = backend.requests;
    expect(request?.headers).toMatchObject({ 'x-lawfirm-id': '100', 'x-language': 'zh_CN' });
    expect(request?.query).toMatchObject({ page: '1', pageSize: '5' });
    expect(Number(request?.query._t)).toBeGreaterThanOrEqual(startTime);
    expect(Number(request?.query._t)).toBeLessThanOrEqual(Date.now());
    expect(request?.headers).not.toHaveProperty('x-origin-route-prefix');
  });

  it('sends Accept: application/json with a query, a prefetch, a mutation and the login (D50)', async () => {
    await fetchNews();
    void prefetchQuery(bannersQuery());
    await fetchBanners();
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
    startAdminSession();
    await prefetchQuery(languagesQuery());
    await prefetchQuery(languagesQuery(), 'token of another session');
    await fetchLanguages();
    await prefetchQuery(languagesQuery(), session.token);
    await fetchLanguages();
    await fetchLanguages();
    expect(backend.requests.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'token of another session',
      session.token,
      session.token,
      session.token,
    ]);
  });

  it('sends an idempotency key with a mutation: the same key until the outcome is known, then another key (D49)', async () => {
    startAdminSession();
    const idempotencyKeys = new IdempotencyKeys();
    const pinNews = (no: string) =>
      adminApi
        .PUT('/admin/latest-news/pin', { params: { query: { no } }, idempotencyKeys })
        .catch(() => undefined);
    const path = '/admin/latest-news/pin';
    backend.injectFault({ path, disconnect: true });
    await pinNews('N-0001');
    backend.injectFault({ path, status: 502, body: '<h1>Proxy</h1>' });
    await pinNews('N-0001');
    backend.injectFault({ path, status: 409 });
    await pinNews('N-0001');
    await pinNews('N-0001');
    await pinNews('N-0001');
    await pinNews('N-0002');
    await adminApi.PUT(path, { params: { query: { no: 'N-0001' } } });
    await fetchProfile();
    const keys = backend.requests.map(({ headers }) => headers['idempotency-key']);
    const [keyOfLostResponse, keyOfProxyError, keyOfRejection, ...otherKeys] = keys;
    expect(keyOfLostResponse).toMatch(/^[\da-f]{32}$/);
    expect([keyOfProxyError, keyOfRejection]).toEqual([keyOfLostResponse, keyOfLostResponse]);
    expect(otherKeys.pop()).toBeUndefined();
    expect(new Set([keyOfLostResponse, ...otherKeys]).size).toBe(5);
  });

  it('keeps the idempotency key after a 2xx body with code 500, as the mutation may have been stored (D6, D49)', async () => {
    startAdminSession();
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
    const [keyOfServerError, keyOfRejection, nextKey] = keys;
    expect(keyOfRejection).toBe(keyOfServerError);
    expect(nextKey).not.toBe(keyOfServerError);
  });

  it('sends no timestamp with a mutation', async () => {
    startAdminSession();
    await adminApi.PUT('/admin/latest-news/pin', { params: { query: { no: 'N-0001' } } });
    expect(backend.requests[0]?.query).toEqual({ no: 'N-0001' });
  });

  it('sends the route prefix of the session storage (D9)', async () => {
    sessionStorage.setItem('X-Origin-Route-Prefix', '/cn');
    await fetchNews();
    expect(backend.requests[0]?.headers['x-origin-route-prefix']).toBe('/cn');
  });

  it('sends the language that a call sets (D10)', async () => {
    startAdminSession();
    const params = { header: { 'X-Language': 'zh_CN' } };
    await adminApi.GET('/admin/latest-news', { params });
    expect(backend.requests[0]?.headers['x-language']).toBe('zh_CN');
  });

  it('sends the unchanged token for staff, and no token for visitors (D2, D5)', async () => {
    startAdminSession();
    await fetchProfile();
    await fetchNews();
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
  const findSentTotals = () => backend.requests.map(({ query }) => query.total);
  const countChineseNews = () =>
    backend.db.news.all().filter(({ lang }) => lang === 'zh_CN').length;

  it('sends the total with another page of the same list, and not with another filter', async () => {
    const fetchNewsPage = (query: { page: number; no?: string }) =>
      publicApi.GET('/user/latest-news', {
        params: { query: { pageSize: 5, lang: 'zh_CN', ...query } },
      });
    await fetchNewsPage({ page: 1 });
    await fetchNewsPage({ page: 2 });
    await fetchNewsPage({ page: 1, no: 'N-0001' });
    localeStore.locale = 'zh_CN';
    await fetchNewsPage({ page: 1 });
    expect(findSentTotals()).toEqual([undefined, String(countChineseNews()), undefined, undefined]);
  });

  it('sends the total with each list that has the parameter in the contract, and with no other list', async () => {
    startAdminSession();
    const findPathsWithParameter = (name: string) =>
      Object.entries(contract.paths).flatMap(([path, item]) =>
        'get' in item && JSON.stringify(item.get).includes(`#/components/parameters/${name}`)
          ? [path]
          : [],
      );
    const pathsWithTotal = findPathsWithParameter('Total');
    expect(pathsWithTotal.length).toBeGreaterThan(5);
    for (const path of findPathsWithParameter('PageSize')) {
      const api = path.startsWith('/user/') ? publicApi : adminApi;
      const fetchList = () =>
        api.GET(path as '/user/latest-news', { params: { query: { pageSize: 5 } } });
      await fetchList();
      await fetchList();
    }
    const requestsWithTotal = backend.requests.flatMap(({ path, query }) =>
      query.total ? [path] : [],
    );
    expect(new Set(requestsWithTotal)).toEqual(
      new Set(pathsWithTotal.map((path) => `/api${path}`)),
    );
  });
});

describe('transport: response to a call (D6, D11)', () => {
  it('rejects with the status and message of an error body', async () => {
    const error = await apiErrorOf(
      publicApi.GET('/user/latest-news/{id}', { params: { path: { id: 999_999_999 } } }),
    );
    expect(error).toMatchObject({ kind: 'http', status: 404 });
    expect(error.serverMessage).toBe('This item no longer exists.');
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
    expect((await apiErrorOf(readList(fetchBanners()))).serverMessage).toBe(message);
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
    expect((await apiErrorOf(readList(fetchBanners()))).kind).toBe('malformed');
    respondWith('/user/portal-config', () => new HttpResponse(text, { status: 200 }));
    expect((await apiErrorOf(readItem(publicApi.GET('/user/portal-config', {})))).kind).toBe(
      'malformed',
    );
  });

  it('rejects without a message for an HTML error page', async () => {
    respondWith('/user/banner', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await apiErrorOf(fetchBanners());
    expect(error).toMatchObject({ kind: 'http', status: 502, serverMessage: undefined });
    expect(error.isRetryable).toBe(true);
  });

  it('drops list entries that are not objects, and treats a list without paging as one page', async () => {
    respondWith('/user/latest-news', () =>
      HttpResponse.json({ result: [null, { id: 1 }, 'x'], status: 200 }),
    );
    expect(await readPage(fetchNews())).toMatchObject({
      items: [{ id: 1 }],
      total: 1,
      pageSize: 1,
    });
  });

  it('keeps every digit of a long id', async () => {
    const text =
      '{"result": [{"id": 9007199254740993, "lang": "en_US", "title": "1234567890123456789"}]}';
    respondWith('/user/banner', () => new HttpResponse(text));
    expect(await readList(fetchBanners())).toEqual([
      { id: '9007199254740993', lang: 'en_US', title: '1234567890123456789' },
    ]);
  });

  it.each([
    [201, '{"result": {"id": "1"}, "code": "0", "success": true}'],
    [201, ''],
    [200, '{"code": 200, "resultEnum": "SUCCESS"}'],
    [204, null],
  ])('resolves a mutation with status %i and the body %j', async (status, body) => {
    startAdminSession();
    respondWith('/admin/latest-news/pin', () => new HttpResponse(body, { status }));
    const params = { query: { no: 'N-0001' } };
    await expect(
      awaitSuccess(adminApi.PUT('/admin/latest-news/pin', { params })),
    ).resolves.toBeUndefined();
  });

  it('parses the numbers of `pageable` from digits, and sends that total with the next request', async () => {
    const pageable = { pageNo: '1', pageSize: '5', totalCount: '12' };
    respondWith('/user/latest-news', ({ request }) =>
      HttpResponse.json({
        result: [{ id: '1', title: new URL(request.url).searchParams.get('total') ?? 'none' }],
        pageable,
      }),
    );
    expect(await readPage(fetchNews())).toMatchObject({ total: 12, pageSize: 5 });
    expect((await readPage(fetchNews())).items[0]?.title).toBe('12');
  });
});

/** Expects that a call has no outcome shortly before 20 seconds, and rejects with a timeout shortly after. */
async function expectTimeoutAfter20Seconds(call: Promise<unknown>): Promise<void> {
  const onSettled = jest.fn();
  const error = apiErrorOf(call);
  void error.finally(onSettled);
  await jest.advanceTimersByTimeAsync(19_900);
  expect(onSettled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect((await error).kind).toBe('timeout');
}

describe('transport: timeouts and retries (D13)', () => {
  it('rejects a call with a timeout when no response arrives within 20 seconds', async () => {
    jest.useFakeTimers();
    respondWith('/user/banner', async () => {
      await delay('infinite');
    });
    await expectTimeoutAfter20Seconds(fetchBanners());
  });

  it('rejects a call with a timeout when the body does not end within 20 seconds', async () => {
    jest.useFakeTimers();
    respondWith('/user/banner', () => {
      const stream = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"result": [')),
      });
      return new HttpResponse(stream);
    });
    await expectTimeoutAfter20Seconds(fetchBanners());
  });

  it.each(['PUT', 'DELETE'] as const)('does not retry a %s after a 503', async (method) => {
    startAdminSession();
    let callCount = 0;
    respondWith('/admin/latest-news*', () => {
      callCount += 1;
      return new HttpResponse(null, { status: 503 });
    });
    const params = { query: { no: 'N-0001' } };
    const call =
      method === 'PUT'
        ? adminApi.PUT('/admin/latest-news/pin', { params })
        : adminApi.DELETE('/admin/latest-news', { params });
    await apiErrorOf(call);
    expect(callCount).toBe(1);
  });

  it('rejects with a network error without a connection', async () => {
    respondWith('/user/banner', () => HttpResponse.error());
    expect((await apiErrorOf(fetchBanners())).kind).toBe('network');
  });

  it('rejects with an AbortError when the caller aborts the call', async () => {
    const controller = new AbortController();
    const call = publicApi.GET('/user/banner', { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('transport: 401 response (D2, D3)', () => {
  it('ends the session once after several parallel 401s', async () => {
    startAdminSession();
    backend.expireTokens();
    const endReasons: (string | null)[] = [];
    const { subscribe } = await import('valtio/vanilla');
    const unsubscribe = subscribe(session, () => endReasons.push(session.endReason), true);
    const removeItem = jest.spyOn(Storage.prototype, 'removeItem');
    await Promise.all([
      apiErrorOf(fetchProfile()),
      apiErrorOf(fetchProfile()),
      apiErrorOf(fetchProfile()),
    ]);
    unsubscribe();
    expect(session).toMatchObject({ token: null, endReason: 'expired' });
    expect(endReasons.filter((reason) => reason === 'expired')).toHaveLength(1);
    expect(removeItem.mock.calls.filter(([key]) => key === 'lawfirm_token')).toHaveLength(1);
    expect(localStorage.getItem('lawfirm_token')).toBeNull();
    removeItem.mockRestore();
  });

  it('sends no call of staff without a token after the session has expired', async () => {
    startAdminSession();
    backend.expireTokens();
    await apiErrorOf(fetchProfile());
    const requestCount = backend.requests.length;
    const pin = adminApi.PUT('/admin/latest-news/pin', { params: { query: { no: 'N-1' } } });
    expect((await apiErrorOf(pin)).status).toBe(401);
    expect(backend.requests).toHaveLength(requestCount);
  });

  it.each([
    ['a query', () => fetchProfile()],
    [
      'a mutation',
      () => adminApi.PUT('/admin/latest-news/pin', { params: { query: { no: 'N-1' } } }),
    ],
    ['an upload', () => uploadAdminFile(new File(['x'], 'x.png', { type: 'image/png' }))],
  ])('ends the session for a code 401 in the 2xx response to %s (D3, D6)', async (_, call) => {
    startAdminSession();
    respondWith('/admin/*', () =>
      HttpResponse.json({ code: 401, message: 'expired', success: false }),
    );
    expect((await apiErrorOf(call())).status).toBe(401);
    expect(session).toMatchObject({ token: null, endReason: 'expired' });
  });

  it('keeps the session when the call was sent with an older token', async () => {
    startSession('an old token');
    const requestArrival = createDeferred();
    const responseRelease = createDeferred();
    respondWith('/admin/mine', async () => {
      requestArrival.resolve();
      await responseRelease.promise;
      return HttpResponse.json({ message: 'expired', status: 401 }, { status: 401 });
    });
    const lateFailure = apiErrorOf(fetchProfile());
    await requestArrival.promise;
    const token = backend.tokenFor('admin');
    startSession(token);
    responseRelease.resolve();
    expect((await lateFailure).status).toBe(401);
    expect(session).toMatchObject({ token, endReason: null });
  });

  it('keeps the session when a public API call gets a 401 response', async () => {
    startAdminSession();
    respondWith('/user/banner', () => new HttpResponse(null, { status: 401 }));
    expect((await apiErrorOf(fetchBanners())).status).toBe(401);
    expect(session.token).not.toBeNull();
  });

  it("ends no session after a rejected login, and rejects with the server's message", async () => {
    startAdminSession();
    const error = await apiErrorOf(login('admin', 'wrong'));
    expect(error.status).toBe(401);
    expect(error.serverMessage).toBe('Wrong account or password.');
    expect(session.token).not.toBeNull();
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

  it.each(['7f3c9a', 'true-1', 'null.x', '-1a'])('accepts the bare text %s', async (text) => {
    respondWith('/admin/login', () => new HttpResponse(text));
    await login('admin', 'admin123');
    expect(session.token).toBe(text);
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
    expect((await apiErrorOf(login('admin', 'admin123'))).kind).toBe('malformed');
    expect(session.token).toBeNull();
  });
});

describe('session token (D5)', () => {
  it.each([
    ['a line break', 'a\nb'],
    ['a null character', 'a\u0000b'],
    ['Chinese characters', '令牌'],
    ['a leading space', ' a'],
    ['more than 8 KB', 'x'.repeat(8_193)],
  ])('starts no session when no header can carry it: a token with %s', async (_, token) => {
    respondWith('/admin/login', () => HttpResponse.json({ result: token }));
    await expect(login('admin', 'admin123')).rejects.toBeInstanceOf(UnusableTokenError);
    expect(session.token).toBeNull();
  });

  it('is removed from storage when no header can carry it', () => {
    localStorage.setItem('lawfirm_token', 'a\nb');
    syncWithStorage();
    expect(session.token).toBeNull();
    expect(localStorage.getItem('lawfirm_token')).toBeNull();
  });

  it('is accepted with 8 KB and Latin-1 characters', () => {
    localStorage.setItem('lawfirm_token', `é ${'x'.repeat(8_190)}`);
    syncWithStorage();
    expect(session.token).toHaveLength(8_192);
  });
});

describe('transport: 503 response (D4)', () => {
  it('emits an event for the public client, and none for the admin client', async () => {
    let eventCount = 0;
    const countEvent = () => {
      eventCount += 1;
    };
    siteEvents.addEventListener('unavailable', countEvent);
    backend.setSiteStatus(0);
    expect((await apiErrorOf(fetchBanners())).isRetryable).toBe(false);
    expect(eventCount).toBe(1);
    startAdminSession();
    respondWith('/admin/mine', () => new HttpResponse(null, { status: 503 }));
    await apiErrorOf(fetchProfile());
    expect(eventCount).toBe(1);
    respondWith('/user/banner', () => HttpResponse.json({ code: '503', message: 'Maintenance' }));
    expect((await apiErrorOf(fetchBanners())).isRetryable).toBe(false);
    expect(eventCount).toBe(2);
    siteEvents.removeEventListener('unavailable', countEvent);
  });
});
