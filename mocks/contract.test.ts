/** @jest-environment node */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { createBackend, type Backend } from './backend';
import type { OperationId } from './call';
import { findOperation, operations, validateExchange } from './contract';
import { validInputs } from './contract-inputs';
import bundle from './openapi.gen.json' with { type: 'json' };
import { OPERATION_COUNT, specifiedOperations } from './specified-operations';
import { requestFor, TestClient, type TestInput } from './test-client';

const coveredIds = new Set<string>();
let backend: Backend;
let client: TestClient;

beforeEach(async () => {
  backend = await createBackend();
  client = new TestClient(backend);
  await client.login();
});

function findOperationIds(
  matches: (operation: (typeof operations)[number]) => boolean,
): OperationId[] {
  return operations.filter(matches).map(({ id }) => id);
}

async function send(id: OperationId, changes: TestInput = {}) {
  const response = await client.call(id, { ...validInputs[id](backend.db), ...changes });
  backend.assertContract();
  return response;
}

describe('operation', () => {
  test.each(findOperationIds(() => true))('%s responds as the contract specifies', async (id) => {
    const englishResponse = await send(id);
    expect(englishResponse).toMatchObject({ status: 200, message: 'Success' });
    await backend.reset();
    await client.login();
    expect(await send(id, { language: 'zh_CN' })).toMatchObject({ message: '操作成功' });
    coveredIds.add(id);
  });

  test.each(findOperationIds(({ needsToken }) => needsToken))(
    '%s responds 401 without a valid token',
    async (id) => {
      const response = await send(id, { token: null, language: 'zh_CN' });
      expect(response).toMatchObject({ status: 401, message: '登录失效，请重新登录' });
      expect(await send(id, { token: 'made up' })).toMatchObject({ status: 401 });
      backend.expireTokens();
      expect(await send(id)).toMatchObject({ status: 401 });
    },
  );

  test.each(
    findOperationIds(
      ({ id, method, needsToken }) =>
        needsToken &&
        method !== 'GET' &&
        !['changePassword', 'changePortrait', 'uploadFile'].includes(id),
    ),
  )('%s responds 403 to an account that may only read', async (id) => {
    await client.login('reader');
    expect(await send(id)).toMatchObject({ status: 403, resultEnum: 'FORBIDDEN' });
  });

  test.each(findOperationIds(({ path }) => /\{(id|no)\}/.test(path)))(
    '%s responds 404 to an unknown id or `no` in its path',
    async (id) => {
      const { path } = validInputs[id](backend.db);
      const response = await send(id, { path: { ...path, id: 999_999_999, no: 'nobody' } });
      expect(response).toMatchObject({ status: 404, message: 'This item no longer exists.' });
    },
  );

  test.each(['deleteNews', 'pinCase', 'unpinHonor'] as const)(
    '%s responds 404 to an unknown `no` in its query',
    async (id) => {
      expect(await send(id, { query: { no: 'nothing' } })).toMatchObject({ status: 404 });
    },
  );

  test.each(
    findOperationIds(({ path, id }) => path.startsWith('/user/') && id !== 'getSiteStatus'),
  )('%s responds 503 while the site is off', async (id) => {
    backend.setSiteStatus(0);
    const response = await send(id, { token: null });
    expect(response).toMatchObject({ status: 503, resultEnum: 'SITE_OFF' });
  });

  test.each(findOperationIds(({ method }) => method !== 'GET'))(
    '%s responds 400 to a request with an empty firm id',
    async (id) => {
      expect(await send(id, { headers: { 'X-LawFirm-ID': '' } })).toMatchObject({ status: 400 });
    },
  );

  test.each(findOperationIds(() => true))(
    '%s responds 406 when the Accept header excludes JSON',
    async (id) => {
      for (const Accept of ['text/*', 'text/html, */*;q=0', 'application/json;q=0, */*']) {
        expect(await send(id, { headers: { Accept } })).toMatchObject({
          status: 406,
          resultEnum: 'NOT_ACCEPTABLE',
        });
      }
    },
  );

  test.each(findOperationIds(({ bodyType }) => bodyType !== null))(
    '%s responds 415 to another Content-Type',
    async (id) => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
        const response = await send(id, { headers: { 'Content-Type': type } });
        expect(response).toMatchObject({ status: 415 });
      }
    },
  );

  test.each(findOperationIds(({ bodyType }) => bodyType === 'application/json'))(
    '%s responds 400 to a body that is not a JSON object or array, and 422 to unknown fields',
    async (id) => {
      const headers = { 'Content-Type': 'application/json' };
      const invalidResponse = backend.handle(
        new Request(
          requestFor(id, {
            ...validInputs[id](backend.db),
            token: client.token,
            body: undefined,
            headers,
          }),
          { body: '{' },
        ),
      );
      expect((await invalidResponse).status).toBe(400);
      expect(await send(id, { body: 'words' })).toMatchObject({ status: 400 });
      const { body } = validInputs[id](backend.db);
      const withUnknownField = (fields: unknown) => ({ ...(fields as object), unheardOf: true });
      const invalidBody = Array.isArray(body) ? body.map(withUnknownField) : withUnknownField(body);
      expect(await send(id, { body: invalidBody })).toMatchObject({ status: 422 });
    },
  );
});

test.each([
  '*/*',
  'application/*',
  'text/html, application/json;q=0.5',
  'application/json; charset=utf-8',
])('mock backend responds with JSON to Accept: %s', async (Accept) => {
  expect(await send('listJobs', { headers: { Accept } })).toMatchObject({ status: 200 });
});

test('mock backend serves a picture although the Accept header excludes JSON', async () => {
  const { result } = await client.call('uploadFile', validInputs.uploadFile(backend.db));
  const pictureRequest = new Request(`http://localhost${result.fileId}`, {
    headers: { Accept: 'image/webp,*/*;q=0' },
  });
  expect((await backend.handle(pictureRequest)).status).toBe(200);
});

test('contract defines exactly the operations of the specification', () => {
  const contractOperations = operations.map(({ method, path }) => `${method} ${path}`);
  expect({
    missing: specifiedOperations.filter((call) => !contractOperations.includes(call)),
    extra: contractOperations.filter((call) => !specifiedOperations.includes(call)),
  }).toEqual({ missing: [], extra: [] });
  expect(new Set(specifiedOperations).size).toBe(OPERATION_COUNT);
});

test.each([
  ['/admin/latest-news', 'pageNo'],
  ['/admin/case-analysis', 'pageNo'],
  ['/admin/lawfirm-honour', 'pageNo'],
  ['/admin/lawyerTeam', 'page'],
  ['/admin/professionalField', 'page'],
] as const)(
  '%s has the default page number and page size of the specification (§9)',
  (path, page) => {
    const { parameters } = bundle.components;
    const names = bundle.paths[path].get.parameters.map(({ $ref }) => $ref.split('/').at(-1));
    const defaults = names.flatMap((name) => {
      const { name: query, schema } = parameters[name as keyof typeof parameters];
      return 'default' in schema ? [[query, schema.default]] : [];
    });
    expect(Object.fromEntries(defaults)).toEqual({ [page]: 1, pageSize: 10 });
  },
);

test('findOperation prefers a static path to one with parameters, and returns undefined for an unknown operation', () => {
  expect(operations).toHaveLength(OPERATION_COUNT);
  expect(findOperation('GET', '/api/user/professionalField/list')?.id).toBe(
    'listProfessionalFields',
  );
  expect(findOperation('GET', '/api/user/professionalField/7')?.id).toBe('getProfessionalField');
  expect(findOperation('PATCH', '/api/admin/job')).toBeUndefined();
  expect(findOperation('GET', '/admin/job')).toBeUndefined();
});

describe('validateExchange', () => {
  test('reports a required property that the response lacks', async () => {
    const mismatches = await validateExchange(
      requestFor('listJobs', {}),
      Response.json({ result: [{ id: 1, name: 'Partner', no: 'partner' }] }),
    );
    expect(mismatches).toEqual([
      expect.stringContaining(
        "GET /api/admin/job: response 200: /result/0 must have required property 'lang'",
      ),
    ]);
  });

  test('reports invalid and unknown query parameters of an accepted request', async () => {
    const request = requestFor('listNews', { query: { page: 0, colour: 'red' } });
    const mismatches = await validateExchange(request, Response.json({ result: [] }));
    expect(mismatches).toEqual([
      expect.stringContaining('/query/page must be >= 1'),
      expect.stringContaining('unknown query colour'),
    ]);
  });

  test('ignores an invalid request that the server rejected', async () => {
    const request = requestFor('createJob', { body: 'nonsense' });
    expect(
      await validateExchange(request, Response.json({ status: 422 }, { status: 422 })),
    ).toEqual([]);
  });

  test('reports a status and a path that the contract does not define', async () => {
    const undocumentedResponse = Response.json({}, { status: 418 });
    expect(await validateExchange(requestFor('listJobs', {}), undocumentedResponse)).toEqual([
      expect.stringContaining('responds with 418'),
    ]);
    const unknownRequest = new Request('http://localhost/api/admin/coffee');
    expect(await validateExchange(unknownRequest, Response.json({}))).toEqual([
      expect.stringContaining('does not define this operation'),
    ]);
  });
});

// Runs last, after the tests of all operations.
test('contract tests cover every operation', () => {
  console.log(`Contract coverage ${coveredIds.size} of ${OPERATION_COUNT}`);
  expect(coveredIds.size).toBe(OPERATION_COUNT);
});
