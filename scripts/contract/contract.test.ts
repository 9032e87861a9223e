/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setImmediate as waitForTurn } from 'node:timers/promises';
import { listen, findUnusedAddress } from '../../e2e/free-port';
import type { MockServer } from '../../mocks/server';
import { applySettings } from '../../src/lib/settings';
import { checkContract } from './check';
import {
  breakagesIn,
  checkMock,
  differencesIn,
  observationOf,
  STAFF,
  startMock,
} from './checked-mock';
import { ASSUMPTIONS, lineOf, readClientAssumptions, type AssumptionId } from './assumptions';

test('every assumption that the contract marks is listed with a line of the code that cites it', () => {
  const marks = readFileSync('mocks/openapi.gen.json', 'utf8').matchAll(
    /"x-assumption": (?:"(D\d+)"|\[([^\]]*)\])/g,
  );
  const markedAssumptions = [...marks].flatMap(
    ([, single, list]) => single ?? list?.match(/D\d+/g) ?? [],
  );
  expect(Object.keys(ASSUMPTIONS).sort()).toEqual([...new Set(markedAssumptions)].sort());
  const allAssumptions = [...Object.keys(ASSUMPTIONS), ...readClientAssumptions()];
  expect(allAssumptions.sort()).toEqual(allAssumptions.map((_, index) => `D${index + 1}`).sort());
  for (const id of Object.keys(ASSUMPTIONS) as AssumptionId[]) {
    expect(lineOf(id)).toMatch(/^src\/.+:\d+$/);
  }
});

describe('contract check of a backend that follows the contract', () => {
  test('confirms every assumption, calls every operation, and leaves only the picture that it uploads', async () => {
    const server = await startMock();
    const { db } = server.backend;
    const tables = [
      ...[db.news, db.cases, db.honors, db.catalogues, db.banners],
      ...[db.lawyers, db.jobs, db.professionalFields, db.icons],
    ];
    const listIds = () =>
      tables.map((table) =>
        table
          .all()
          .map(({ id }) => id)
          .sort(),
      );
    const before = listIds();
    const report = await checkMock(server, { write: true, shared: true });
    expect(report.assumptions.filter(({ verdict }) => verdict !== 'confirmed')).toEqual([]);
    expect(report.operations.filter(({ calls }) => calls === 0)).toEqual([]);
    expect([...differencesIn(report), ...breakagesIn(report)]).toEqual([]);
    expect(report.exitCode).toBe(0);
    // All requests of the check conform to the contract.
    expect(server.backend.mismatches).toEqual([]);
    expect(listIds()).toEqual(before);
    expect(report.remainingItems).toEqual([expect.stringContaining('a picture of 70 bytes')]);
  });

  test('only reads without --write, and only reads as a visitor without a token', async () => {
    const server = await startMock();
    const visitorReport = await checkMock(server, { account: undefined, write: true });
    const readOnlyReport = await checkMock(server);
    const mutations = server.backend.requests.filter(({ method }) => method !== 'GET');
    expect(new Set(mutations.map(({ path }) => path))).toEqual(new Set(['/api/admin/login']));
    expect([visitorReport.exitCode, readOnlyReport.exitCode]).toEqual([0, 0]);
    expect(observationOf(visitorReport, 'D28')).toBe(
      'not reached: needs --token or --account, or data to check it with',
    );
    expect(observationOf(visitorReport, 'D14')).toBe('not reached: needs --account');
    expect(observationOf(readOnlyReport, 'D27')).toMatch('needs --write');
  });

  test('names the missing option, or the failed login, as the reason for an assumption that is not reached', async () => {
    const server = await startMock();
    const failedLoginReport = await checkMock(server, { password: 'wrong' });
    expect(observationOf(failedLoginReport, 'D28')).toBe(
      'not reached: the login failed, or there is no data to check it with',
    );
    const token = 'a token of somebody else';
    const tokenReport = await checkMock(server, { password: 'wrong', token });
    expect(observationOf(tokenReport, 'D14')).toBe('not reached: the login failed');
    expect(server.backend.requests.map(({ path }) => path)).not.toContain('/api/admin/quit');
    const unsharedReport = await checkMock(server, { write: true });
    expect(observationOf(unsharedReport, 'D43')).toMatch('needs --shared');
  });

  test('sends Accept and X-LawFirm-ID, an Idempotency-Key with mutations and `_t` with GETs, as the application does', async () => {
    const server = await startMock();
    await checkMock(server, { write: true });
    const mutations = server.backend.requests.filter(({ method }) => method !== 'GET');
    for (const { headers } of server.backend.requests) {
      expect(headers).toMatchObject({ accept: 'application/json', 'x-lawfirm-id': '100' });
    }
    expect(mutations.every(({ headers }) => headers['idempotency-key'] !== undefined)).toBe(true);
    const readRequests = server.backend.requests.filter(({ method }) => method === 'GET');
    expect(readRequests.every(({ query }) => '_t' in query)).toBe(true);
  });

  test('sends the current password as the new one when it tries a wrong password, so that the password cannot change', async () => {
    const server = await startMock();
    await checkMock(server, { write: true });
    const findPasswordChanges = () =>
      server.backend.requests.filter(({ path }) => path.endsWith('/modify-password'));
    expect(findPasswordChanges().map(({ body }) => body)).toEqual([
      { oldPassword: 'contract-check: not this', newPassword: STAFF.password },
    ]);
  });
});

describe('cleanup after a contract check', () => {
  const testItems = ({ backend: { db } }: MockServer) =>
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

  test('deletes the test items when the check is stopped halfway', async () => {
    const server = await startMock();
    const stop = new AbortController();
    const release = server.backend.hold({
      method: 'POST',
      path: '/admin/lawyerTeam',
      afterProcessing: true,
    });
    let hasEnded = false;
    const runningCheck = checkMock(server, { write: true, stopSignal: stop.signal }).finally(() => {
      hasEnded = true;
    });
    while (
      !hasEnded &&
      server.backend.db.lawyers.all().every(({ name }) => !name.startsWith('Contract check'))
    )
      await waitForTurn();
    expect(testItems(server).length).toBeGreaterThan(3);
    stop.abort();
    release();
    const report = await runningCheck;
    expect(report.stopReason).toMatch('Stopped');
    expect(testItems(server)).toEqual([]);
    expect(report.remainingItems).toEqual([]);
  });

  test('mentions no test items when a check without --write is stopped', async () => {
    const report = await checkMock(await startMock(), { stopSignal: AbortSignal.abort() });
    expect(report.stopReason).toBe('Stopped.');
  });

  test('names the stop as the reason for an assumption that a stopped check does not reach', async () => {
    const report = await checkMock(await startMock(), { stopSignal: AbortSignal.abort() });
    for (const id of ['D10', 'D14', 'D28', 'D43'] as const)
      expect(observationOf(report, id)).toBe('not reached: the check was stopped');
  });

  test('deletes the test items after a failed call and names those that cannot be deleted', async () => {
    const server = await startMock();
    server.backend.injectFault({
      method: 'PUT',
      path: '/admin/lawfirm-honour',
      status: 500,
      times: 'always',
    });
    server.backend.injectFault({
      method: 'DELETE',
      path: '/admin/banner/{id}',
      status: 403,
      times: 'always',
    });
    server.backend.injectFault({ method: 'DELETE', path: '/admin/icon/{id}', status: 403 });
    const report = await checkMock(server, { write: true });
    expect(testItems(server)).toHaveLength(1);
    expect(report.remainingItems).toContainEqual(expect.stringMatching(/^icon \d+$/));
    expect(report.remainingItems).toContainEqual(
      expect.stringMatching(/^banners \d+: Contract check/),
    );
    expect(breakagesIn(report)).toContainEqual(
      expect.stringMatching('PUT /admin/lawfirm-honour publishing an honor is reported as failed'),
    );
  });

  test('reports that items may be left when a list fails during cleanup', async () => {
    const server = await startMock();
    server.backend.injectFault({
      method: 'DELETE',
      path: '/admin/job/{id}',
      status: 403,
      times: 'always',
    });
    const stop = new AbortController();
    const runningCheck = checkMock(server, { write: true, stopSignal: stop.signal });
    const release = server.backend.hold({
      method: 'POST',
      path: '/admin/job',
      afterProcessing: true,
    });
    while (server.backend.db.jobs.all().every(({ name }) => !name.startsWith('Contract check')))
      await waitForTurn();
    server.backend.injectFault({ method: 'GET', path: '/admin/job', status: 500, times: 'always' });
    stop.abort();
    release();
    const report = await runningCheck;
    expect(report.remainingItems).toContainEqual(
      expect.stringMatching(/^possibly items .*jobs: .* 500/),
    );
    expect(report.stopReason).toBe('Stopped.');
  });
});

test('the contract check sends the id of another firm', async () => {
  const server = await startMock();
  await checkMock(server, { firm: '7' }).finally(() => applySettings({ firmId: '100' }));
  const firms = server.backend.requests.map(({ headers }) => headers['x-lawfirm-id']);
  expect(new Set(firms)).toEqual(new Set(['7']));
});

test('the contract check reports a URL that is not reachable', async () => {
  const report = await checkContract({ api: `${await findUnusedAddress()}/api` });
  expect(report).toMatchObject({ exitCode: 2, stopReason: expect.stringMatching('Not reachable') });
});

test('the contract check reports the content type of a server that is not the backend', async () => {
  const otherServer = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html>');
  });
  const api = `${await listen(otherServer)}/api`;
  const report = await checkContract({ api, token: 'a token', write: true });
  otherServer.close();
  expect(report.exitCode).toBe(1);
  expect(observationOf(report, 'D50')).toMatch(/^breaks: .*responds with text\/html/);
});
