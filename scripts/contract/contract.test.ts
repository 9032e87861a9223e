/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listen, unusedAddress } from '../../e2e/free-port';
import type { MockServer } from '../../mocks/server';
import { checkContract } from './check';
import { breaks, check, differences, seen, STAFF, start } from './checked-mock';
import { CLIENT_ASSUMPTIONS, ASSUMPTIONS, lineOf, type Decision } from './assumptions';

test('every guess that the contract marks is in the ledger, with a line of the code that cites it', () => {
  const marks = readFileSync('mocks/openapi.gen.json', 'utf8').matchAll(
    /"x-assumption": (?:"(D\d+)"|\[([^\]]*)\])/g,
  );
  const marked = [...marks].flatMap(([, one, list]) => one ?? list?.match(/D\d+/g) ?? []);
  expect(Object.keys(ASSUMPTIONS).sort()).toEqual([...new Set(marked)].sort());
  const all = Array.from({ length: 56 }, (_, index) => `D${index + 1}`);
  expect([...Object.keys(ASSUMPTIONS), ...CLIENT_ASSUMPTIONS].sort()).toEqual(all.sort());
  for (const decision of Object.keys(ASSUMPTIONS) as Decision[]) {
    expect(lineOf(decision)).toMatch(/^src\/.+:\d+$/);
  }
});

describe('a backend that is as the contract says', () => {
  test('is confirmed in everything, by every operation, and is left as it was', async () => {
    const server = await start();
    const { db } = server.backend;
    const tables = [db.news, db.cases, db.honors, db.banners, db.lawyers, db.jobs, db.icons];
    const ids = () =>
      tables.map((table) =>
        table
          .all()
          .map(({ id }) => id)
          .sort(),
      );
    const before = ids();
    const report = await check(server, { write: true, shared: true });
    expect(report.decisions.filter(({ verdict }) => verdict !== 'confirmed')).toEqual([]);
    expect(report.operations.filter(({ calls }) => calls === 0)).toEqual([]);
    expect([...differences(report), ...breaks(report)]).toEqual([]);
    expect(report.exitCode).toBe(0);
    // What it sends is what the contract allows.
    expect(server.backend.mismatches).toEqual([]);
    expect(ids()).toEqual(before);
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
    expect(breaks(report)).toContainEqual(
      expect.stringMatching('PUT /admin/lawfirm-honour publishing an honor is reported as failed'),
    );
  });

  test('where a list does not answer while it deletes, it says what may be left', async () => {
    const server = await start();
    server.backend.fail({
      method: 'DELETE',
      path: '/admin/job/{id}',
      status: 403,
      times: 'always',
    });
    const stop = new AbortController();
    const running = check(server, { write: true, stop: stop.signal });
    const letGo = server.backend.hold({ method: 'POST', path: '/admin/job', after: true });
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    while (server.backend.db.jobs.all().every(({ name }) => !name.startsWith('Contract check')))
      await turn();
    server.backend.fail({ method: 'GET', path: '/admin/job', status: 500, times: 'always' });
    stop.abort();
    letGo();
    const report = await running;
    expect(report.left).toContainEqual(expect.stringMatching(/^perhaps items .*jobs: .* 500/));
    expect(report.stopped).toBe('Stopped.');
  });

  test('tries a wrong password with the one that the account has, so that nothing can come of it', async () => {
    const server = await start();
    await check(server, { write: true });
    const asked = () =>
      server.backend.requests.filter(({ path }) => path.endsWith('/modify-password'));
    expect(asked().map(({ body }) => body)).toEqual([
      { oldPassword: 'contract-check: not this', newPassword: STAFF.password },
    ]);
  });
});

test('where nothing answers it says so', async () => {
  const report = await checkContract({ api: `${await unusedAddress()}/api` });
  expect(report).toMatchObject({ exitCode: 2, stopped: expect.stringMatching('Not reachable') });
});

test('where something else answers it says what', async () => {
  const page = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html>');
  });
  const api = `${await listen(page)}/api`;
  const report = await checkContract({ api, token: 'a token', write: true });
  page.close();
  expect(report.exitCode).toBe(1);
  expect(seen(report, 'D50')).toMatch(/^breaks: .*answers as text\/html/);
});
