/** @jest-environment node */
import { afterEach, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { scenarioOptions, type ScenarioName } from '../../mocks/scenarios';
import { createMockServer, type MockServer } from '../../mocks/server';
import { checkContract, type CheckOptions } from './check';
import { GUESSES, lineOf, type Decision } from './guesses';
import type { Report } from './report';

const servers: MockServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(...names: ScenarioName[]): Promise<MockServer> {
  const server = await createMockServer({ ...scenarioOptions(names), onMismatch: () => undefined });
  servers.push(server);
  return server;
}

const STAFF = { account: 'admin', password: 'admin123' };

function check(server: MockServer, options: Partial<CheckOptions> = {}): Promise<Report> {
  return checkContract({ api: `${server.url}/api`, ...STAFF, ...options });
}

function seen(report: Report, decision: Decision): string {
  const entry = report.decisions.find((one) => one.decision === decision);
  return `${entry?.verdict}: ${entry?.seen.join('; ')}`;
}

function refuted({ decisions }: Report): string[] {
  return decisions.filter(({ verdict }) => verdict === 'refuted').map(({ decision }) => decision);
}

function problems({ operations }: Report): string[] {
  return operations.flatMap(({ operation, problems: all }) =>
    all.map((one) => `${operation} ${one}`),
  );
}

test('every guess that the contract marks is in the ledger, with a line of the code that cites it', () => {
  const marks = readFileSync('mocks/openapi.gen.json', 'utf8').matchAll(
    /"x-assumption": (?:"(D\d+)"|\[([^\]]*)\])/g,
  );
  const marked = [...marks].flatMap(([, one, list]) => one ?? list?.match(/D\d+/g) ?? []);
  expect(Object.keys(GUESSES).sort()).toEqual([...new Set(marked)].sort());
  for (const decision of Object.keys(GUESSES) as Decision[]) {
    expect(lineOf(decision)).toMatch(/^src\/.+:\d+$/);
  }
});

describe('a backend that is as the contract says', () => {
  test('is confirmed in everything, by every operation, and is left as it was', async () => {
    const server = await start();
    const { db } = server.backend;
    const before = [db.news, db.cases, db.honors, db.banners, db.lawyers, db.jobs, db.icons].map(
      (table) => table.all(),
    );
    const report = await check(server, { write: true, shared: true });
    expect(report.decisions.filter(({ verdict }) => verdict !== 'confirmed')).toEqual([]);
    expect(report.operations.filter(({ calls }) => calls === 0)).toEqual([]);
    expect(problems(report)).toEqual([]);
    expect(report.exitCode).toBe(0);
    // What it sends is what the contract allows.
    expect(server.backend.mismatches).toEqual([]);
    const after = [db.news, db.cases, db.honors, db.banners, db.lawyers, db.jobs, db.icons].map(
      (table) => table.all(),
    );
    expect(after.map((rows) => rows.map(({ id }) => id).sort())).toEqual(
      before.map((rows) => rows.map(({ id }) => id).sort()),
    );
    expect(report.left).toEqual([expect.stringContaining('a picture of 70 bytes')]);
  });

  test('is only read without --write, and only as a visitor without a token', async () => {
    const server = await start();
    const visitor = await check(server, { account: undefined, write: true });
    const reads = await check(server);
    const writes = server.backend.requests.filter(({ method }) => method !== 'GET');
    expect(new Set(writes.map(({ path }) => path))).toEqual(new Set(['/api/admin/login']));
    expect([visitor.exitCode, reads.exitCode]).toEqual([0, 0]);
    expect(seen(visitor, 'D28')).toBe('not reached: needs --token or --account');
    expect(seen(reads, 'D27')).toMatch('needs --write');
  });

  test('sends what the application sends', async () => {
    const server = await start();
    await check(server, { write: true });
    const writes = server.backend.requests.filter(({ method }) => method !== 'GET');
    for (const { headers } of server.backend.requests) {
      expect(headers).toMatchObject({ accept: 'application/json', 'x-lawfirm-id': '100' });
    }
    expect(writes.every(({ headers }) => headers['idempotency-key'] !== undefined)).toBe(true);
    const reads = server.backend.requests.filter(({ method }) => method === 'GET');
    expect(reads.every(({ query }) => '_t' in query)).toBe(true);
  });
});

describe('a backend of another dialect', () => {
  test.each<[ScenarioName, Partial<Record<Decision, RegExp>>, Decision[]]>([
    ['by-row', { D20: /GET \/admin\/latest-news: a row .* version, pages counted by rows/ }, []],
    [
      'by-language',
      {
        D10: /GET \/admin\/latest-news is narrowed to the language asked in/,
        D20: /GET \/admin\/latest-news: one language alone/,
      },
      [],
    ],
    ['long-ids', { D11: /numbers beyond 2\^53 in \d+ answers, such as 1\d{19}/ }, []],
    ['booleans', { D33: /flags such as true \(boolean\)/, D35: /status is true \(boolean\)/ }, []],
    [
      'strings',
      { D33: /GET .*portal-config has the flag "1" \(string\)/, D35: /status is "1" \(string\)/ },
      ['D33'],
    ],
    [
      'no-pageable',
      { D7: /latest-news has no `pageable`, and a second page with other items/ },
      ['D7'],
    ],
  ])('%s is found and named', async (name, wanted, against) => {
    const report = await check(await start(name));
    for (const [decision, words] of Object.entries(wanted)) {
      expect(seen(report, decision as Decision)).toMatch(words);
    }
    expect(refuted(report)).toEqual(against);
  });

  test.each(['booleans', 'strings'] as const)(
    '%s where the contract has 0 and 1 are invalid answers',
    async (name) => {
      const report = await check(await start(name));
      expect(problems(report)).toContainEqual(
        expect.stringMatching(/^GET \/user\/case-analysis \/result\/0\/top must be integer/),
      );
      expect(report.exitCode).toBe(1);
    },
  );

  test.each<ScenarioName[][]>([
    [['by-row']],
    [['by-language']],
    [['by-row', 'long-ids', 'no-pageable']],
  ])('its own items are found and deleted with %j', async (names) => {
    const server = await start(...names);
    const report = await check(server, { write: true });
    expect(problems(report)).toEqual([]);
    expect(refuted(report)).toEqual(names.includes('no-pageable') ? ['D7'] : []);
    expect(JSON.stringify(server.backend.db.honors.all())).not.toMatch('Contract check');
    expect(report.left).toHaveLength(1);
  });
});

/** A body whose one field is another. */
const withResult = (change: (result: unknown) => unknown) => (body: unknown) => ({
  ...(body as object),
  result: change((body as { result: unknown }).result),
});

describe('a guess that does not hold', () => {
  test.each<[Decision, string, (body: unknown) => unknown, RegExp]>([
    ['D5', '/admin/login', withResult((token) => ({ token })), /gives an object with token/],
    [
      'D6',
      '/common/language',
      (body) => ({ data: (body as { result: unknown }).result }),
      /no `result`, but data/,
    ],
    [
      'D7',
      '/user/latest-news',
      (body) => ({ ...(body as object), pageable: { totalCount: 0 } }),
      /totalCount 0/,
    ],
    [
      'D15',
      '/admin/mine',
      withResult((profile) => ({ ...(profile as object), lastLoginTime: 1_790_000_000 })),
      /the date 1790000000/,
    ],
    [
      'D21',
      '/admin/catalog',
      withResult(() => [{ id: 1, no: 1, lang: 'en_US', name: 'Other' }]),
      /which is none of en_US/,
    ],
    [
      'D22',
      '/admin/job',
      withResult(() => [{ id: 1, no: 1, lang: 'en_US', name: 'Same' }]),
      /gives 1 in both languages/,
    ],
    [
      'D26',
      '/user/professionalField/pageTurn/{no}',
      withResult(() => ({ prev: null })),
      /gives prev/,
    ],
    ['D30', '/admin/job/check/{id}', withResult(() => ({ count: 2 })), /gives {"count":2}/],
    [
      'D31',
      '/admin/office',
      withResult(() => [{ id: 1, lang: 'en_US', name: 'Other' }]),
      /are not those of GET \/admin\/office/,
    ],
    ['D34', '/admin/icon', withResult(() => [{ id: 1, url: '/a' }]), /icons of id, url/],
    ['D35', '/user/portal-config/site-status', withResult(() => 'closed'), /gives "closed"/],
  ])('%s is refuted by what %s answers', async (decision, path, change, wanted) => {
    const server = await start();
    server.backend.fail({ path, change, times: 'always' });
    const report = await check(server);
    expect(seen(report, decision)).toMatch(/^refuted/);
    expect(seen(report, decision)).toMatch(wanted);
    const entry = report.decisions.find((one) => one.decision === decision);
    expect(entry?.flip).toBe(lineOf(decision));
    expect(report.exitCode).toBe(1);
  });

  test('a backend that keeps nothing of a write, and one that repeats it, are found', async () => {
    const server = await start();
    server.backend.fail({ path: '/admin/{kind}/pin', body: { result: null }, times: 'always' });
    server.backend.fail({ path: '/admin/job/sort', body: { result: null }, times: 'always' });
    server.backend.fail({ method: 'DELETE', path: '/admin/catalog/{id}', body: { result: null } });
    const report = await check(server, { write: true });
    expect(refuted(report)).toEqual(['D23', 'D27', 'D32']);
    expect(report.left).toHaveLength(1);
  });
});

describe('cleaning up', () => {
  const own = ({ backend: { db } }: MockServer) =>
    [
      db.news,
      db.cases,
      db.honors,
      db.catalogues,
      db.banners,
      db.lawyers,
      db.jobs,
      db.professionalFields,
    ]
      .flatMap((table): { id: unknown }[] => [...table.all()])
      .filter((row) => JSON.stringify(row).includes('Contract check'));

  test('what was made is deleted when it is stopped in the middle', async () => {
    const server = await start();
    const stop = new AbortController();
    const letGo = server.backend.hold({ method: 'POST', path: '/admin/lawyerTeam', after: true });
    let ended = false;
    const running = check(server, { write: true, stop: stop.signal }).finally(() => {
      ended = true;
    });
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    while (
      !ended &&
      server.backend.db.lawyers.all().every(({ name }) => !name.startsWith('Contract check'))
    )
      await turn();
    expect(own(server).length).toBeGreaterThan(3);
    stop.abort();
    letGo();
    const report = await running;
    expect(report.stopped).toMatch('Stopped');
    expect(own(server)).toEqual([]);
    expect(report.left).toEqual([]);
  });

  test('what was made is deleted where a call failed, and what cannot be deleted is named', async () => {
    const server = await start();
    server.backend.fail({
      method: 'PUT',
      path: '/admin/lawfirm-honour',
      status: 500,
      times: 'always',
    });
    server.backend.fail({
      method: 'DELETE',
      path: '/admin/banner/{id}',
      status: 403,
      times: 'always',
    });
    const report = await check(server, { write: true });
    expect(own(server)).toHaveLength(1);
    expect(report.left).toContainEqual(expect.stringMatching(/^banners \d+: Contract check/));
    expect(problems(report)).toContainEqual(
      expect.stringMatching('PUT /admin/lawfirm-honour answers 500'),
    );
  });
});

test('where nothing answers it says so', async () => {
  const nobody = createServer();
  await new Promise<void>((resolve) => nobody.listen(0, resolve));
  const { port } = nobody.address() as AddressInfo;
  await new Promise((resolve) => nobody.close(resolve));
  const report = await checkContract({ api: `http://localhost:${port}/api` });
  expect(report).toMatchObject({ exitCode: 2, stopped: expect.stringMatching('Not reachable') });
});

test('where something else answers it says what', async () => {
  const page = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html>');
  });
  await new Promise<void>((resolve) => page.listen(0, resolve));
  const { port } = page.address() as AddressInfo;
  const report = await checkContract({
    api: `http://localhost:${port}/api`,
    token: 'a token',
    write: true,
  });
  page.close();
  expect(report.exitCode).toBe(1);
  expect(seen(report, 'D50')).toMatch(/^refuted: .*answers as text\/html/);
});
