/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../../e2e/free-port';
import type { ScenarioName } from '../../mocks/scenarios';
import { createMockServer, type MockServer } from '../../mocks/server';
import { checkContract } from './check';
import {
  breakagesIn,
  findBreakingAssumptions,
  checkMock,
  findToleratedAssumptions,
  differencesIn,
  effectsOf,
  observationOf,
  STAFF,
  startMock,
} from './checked-mock';
import { lineOf, type AssumptionId } from './assumptions';

describe('contract check of a backend variant', () => {
  test.each<[ScenarioName, Partial<Record<AssumptionId, RegExp>>, AssumptionId[]]>([
    ['by-row', { D20: /GET \/admin\/latest-news: a row .* version, pages counted by rows/ }, []],
    [
      'by-language',
      {
        D10: /GET \/admin\/latest-news is filtered by X-Language/,
        D20: /GET \/admin\/latest-news: rows of one language only/,
      },
      [],
    ],
    ['long-ids', { D11: /ids above 2\^53 in \d+ responses, such as 1\d{19}/ }, []],
    ['booleans', { D33: /flags such as true \(boolean\)/, D35: /status is true \(boolean\)/ }, []],
    [
      'strings',
      { D33: /GET .*portal-config has the flag "1" \(string\)/, D35: /status is "1" \(string\)/ },
      [],
    ],
    [
      'no-pageable',
      { D7: /latest-news has no `pageable`, but a second page with other items/ },
      ['D7'],
    ],
  ])('reports the variant %s', async (name, expectedObservations, brokenIds) => {
    const report = await checkMock(await startMock(name));
    for (const [id, pattern] of Object.entries(expectedObservations)) {
      expect(observationOf(report, id as AssumptionId)).toMatch(pattern);
    }
    expect(findBreakingAssumptions(report)).toEqual(brokenIds);
  });

  test.each(['booleans', 'strings'] as const)(
    'reports %s in place of 0 and 1 as differences that the application handles',
    async (name) => {
      const report = await checkMock(await startMock(name));
      expect(differencesIn(report)).toContainEqual(
        expect.stringMatching(/^GET \/user\/case-analysis \/result\/\*\/top must be integer/),
      );
      expect(breakagesIn(report)).toEqual([]);
      expect(report.exitCode).toBe(0);
    },
  );

  test.each<ScenarioName[][]>([
    [['by-row']],
    [['by-language']],
    [['by-row', 'long-ids', 'no-pageable']],
  ])('finds and deletes its own test items on a backend with %j', async (names) => {
    const server = await startMock(...names);
    const report = await checkMock(server, { write: true });
    expect([...differencesIn(report), ...breakagesIn(report)]).toEqual([]);
    expect(findBreakingAssumptions(report)).toEqual(names.includes('no-pageable') ? ['D7'] : []);
    expect(JSON.stringify(server.backend.db.honors.all())).not.toMatch('Contract check');
    expect(report.remainingItems).toHaveLength(1);
  });
});

/** Returns a function that changes the `result` of a body. */
const withResult = (change: (result: unknown) => unknown) => (body: unknown) => ({
  ...(body as object),
  result: change((body as { result: unknown }).result),
});

describe('contract check of a wrong assumption', () => {
  test.each<[AssumptionId, string, (body: unknown) => unknown, RegExp, RegExp]>([
    [
      'D5',
      '/admin/login',
      withResult((token) => ({ token })),
      /returns an object with token/,
      /copes: the application finds the token there/,
    ],
    [
      'D6',
      '/common/language',
      (body) => ({ data: (body as { result: unknown }).result }),
      /no `result`, but data/,
      /breaks: the list of content languages shows that it could not be loaded/,
    ],
    [
      'D7',
      '/user/latest-news',
      (body) => ({ ...(body as object), pageable: { totalCount: 0 } }),
      /totalCount 0/,
      /breaks: the news list has no pages after the first/,
    ],
    [
      'D15',
      '/admin/mine',
      withResult((profile) => ({ ...(profile as object), lastLoginTime: 1_790_000_000 })),
      /the date 1790000000/,
      /breaks: dates are shown in 1970/,
    ],
    [
      'D21',
      '/admin/catalog',
      withResult(() => [{ id: 1, no: 1, lang: 'en_US', name: 'Other' }]),
      /which has no en_US version/,
      /breaks: visitors who choose the catalogue do not find the item/,
    ],
    [
      'D22',
      '/admin/job',
      withResult(() => [{ id: 1, no: 1, lang: 'en_US', name: 'Same' }]),
      /returns 1 in both languages/,
      /breaks: deleting one language version deletes the other/,
    ],
    [
      'D26',
      '/user/professionalField/pageTurn/{no}',
      withResult(() => ({ prev: null })),
      /returns prev/,
      /breaks: the links to the previous and the next professional field are missing/,
    ],
    [
      'D30',
      '/admin/job/check/{id}',
      withResult(() => ({ count: 2 })),
      /returns {"count":2}/,
      /breaks: a replacement is required although no lawyer has the job/,
    ],
    [
      'D31',
      '/admin/office',
      withResult(() => [{ id: 1, lang: 'en_US', name: 'Other' }]),
      /are not those of GET \/admin\/office/,
      /breaks: the choice of offices shows outdated offices/,
    ],
    [
      'D34',
      '/admin/icon',
      withResult(() => [{ id: 1, url: '/a' }]),
      /icons of id, url/,
      /breaks: the icon library is without 1 of 1 records/,
    ],
    [
      'D35',
      '/user/portal-config/site-status',
      withResult(() => 'closed'),
      /returns "closed"/,
      /^copes: visitors are let through$/,
    ],
    [
      'D35',
      '/admin/portal-config/site-status',
      withResult(() => 'closed'),
      /returns "closed"/,
      /^breaks: the switch of the site is disabled$/,
    ],
  ])(
    'reports that %s is wrong for the response of %s, with its effect',
    async (id, path, changeResponse, expectedObservation, effect) => {
      const server = await startMock();
      server.backend.injectFault({ path, changeResponse, times: 'always' });
      const report = await checkMock(server);
      expect(observationOf(report, id)).toMatch(expectedObservation);
      expect(effectsOf(report, id)).toMatch(effect);
      const entry = report.assumptions.find((assumption) => assumption.id === id);
      const isBroken = entry?.verdict === 'breaks';
      expect(entry?.code).toBe(isBroken ? lineOf(id) : undefined);
      expect(report.exitCode).toBe(isBroken ? 1 : 0);
    },
  );

  test('reports a job whose lawyers are not counted by a number', async () => {
    const server = await startMock();
    const changeResponse = withResult(() => ({ count: 2 }));
    server.backend.injectFault({ path: '/admin/job/check/{id}', changeResponse, times: 'always' });
    const report = await checkMock(server, { write: true });
    expect(effectsOf(report, 'D30')).toMatch('shows an unknown number of lawyers');
  });

  test('reports pins and orders that are not saved, and a deletion that is not rejected', async () => {
    const server = await startMock();
    server.backend.injectFault({
      path: '/admin/{kind}/pin',
      body: { result: null },
      times: 'always',
    });
    server.backend.injectFault({
      path: '/admin/job/sort',
      body: { result: null },
      times: 'always',
    });
    server.backend.injectFault({
      method: 'DELETE',
      path: '/admin/catalog/{id}',
      body: { result: null },
    });
    const report = await checkMock(server, { write: true });
    expect(findBreakingAssumptions(report)).toEqual(['D23', 'D27']);
    expect(effectsOf(report, 'D23')).toMatch(
      'breaks: pinning an honor has no effect in some language',
    );
    expect(findToleratedAssumptions(report)).toEqual(['D32']);
    expect(report.remainingItems).toHaveLength(1);
  });
});

describe('contract check of the firm’s data', () => {
  test('reports a save that fails by its status, not as a change of the configuration', async () => {
    const server = await startMock();
    server.backend.injectFault({ method: 'POST', path: '/admin/portal-config', status: 500 });
    const report = await checkMock(server, { write: true, shared: true });
    expect(observationOf(report, 'D33')).toBe(
      'breaks: POST /admin/portal-config responds with 500',
    );
  });
});

describe('contract check of a backend that treats requests differently', () => {
  /** Starts a proxy for a mock that changes the headers and the parameters of every request. */
  async function startProxy(
    server: MockServer,
    change: (headers: Headers, parameters: URLSearchParams) => void,
  ) {
    const proxy = createServer((request, response) => {
      const { method = 'GET', url = '' } = request;
      const target = new URL(`${server.url}${url}`);
      const headers = new Headers(request.headers as Record<string, string>);
      change(headers, target.searchParams);
      void buffer(request).then(async (sentBody) => {
        const body = method === 'GET' ? {} : { body: sentBody };
        const upstreamResponse = await server.backend.handle(
          new Request(target, { method, headers, ...body }),
        );
        response.writeHead(upstreamResponse.status, Object.fromEntries(upstreamResponse.headers));
        response.end(await upstreamResponse.text());
      });
    });
    return { api: `${await listen(proxy)}/api`, close: () => proxy.close() };
  }

  test('reports a backend that ignores idempotency keys, and deletes both items', async () => {
    const server = await startMock();
    const { api, close } = await startProxy(server, (headers) => headers.delete('idempotency-key'));
    const report = await checkContract({ api, ...STAFF, write: true });
    close();
    expect(observationOf(report, 'D49')).toMatch(
      /lawfirm-honour twice with one key created 2 items/,
    );
    expect(JSON.stringify(server.backend.db.honors.all())).not.toMatch('Contract check');
  });

  test('reads the whole list of a backend that ignores its search parameters', async () => {
    const server = await createMockServer({ scale: 400 });
    const { api, close } = await startProxy(server, (_, parameters) => {
      for (const name of ['title', 'name']) parameters.delete(name);
    });
    const report = await checkContract({ api, ...STAFF, write: true });
    close();
    await server.close();
    expect(findBreakingAssumptions(report)).toEqual([]);
    expect(report.remainingItems).toHaveLength(1);
    expect(JSON.stringify(server.backend.db.lawyers.all())).not.toMatch('Contract check');
  });

  test('reports a backend that reads only the first of several offices, and one that finds no item by its `no`', async () => {
    const server = await startMock();
    const { api, close } = await startProxy(server, (_, parameters) => {
      const [firstOffice] = parameters.get('officeIds')?.split(',') ?? [];
      if (firstOffice) parameters.set('officeIds', firstOffice);
      if (parameters.has('no')) parameters.set('no', 'unknown');
    });
    const report = await checkContract({ api, ...STAFF });
    close();
    expect(observationOf(report, 'D12')).toMatch(/^breaks: .* returns no lawyers of office \d+/);
    expect(observationOf(report, 'D19')).toMatch(/^breaks: .* does not return the item/);
  });

  test('reports no assumption as confirmed by lists and items that cannot be fetched', async () => {
    const server = await startMock();
    for (const path of ['/user/{list}', '/user/{list}/{id}', '/admin/{list}'])
      server.backend.injectFault({ method: 'GET', path, status: 500, times: 'always' });
    const report = await checkMock(server);
    for (const id of ['D10', 'D11', 'D12'] as const)
      expect(observationOf(report, id)).toMatch(/^not reached/);
  });

  test('reports a logout that fails as a deviation that users do not notice', async () => {
    const server = await startMock();
    server.backend.injectFault({ path: '/admin/quit', status: 500, times: 'always' });
    const report = await checkMock(server);
    expect(differencesIn(report)).toContainEqual(
      expect.stringMatching(/^GET \/admin\/quit responds with 500/),
    );
    expect(breakagesIn(report)).toEqual([]);
    expect(findToleratedAssumptions(report)).toEqual(['D14']);
    expect(report.exitCode).toBe(0);
  });

  test('reports a backend that requires `Bearer` before the token', async () => {
    const server = await startMock();
    const { api, close } = await startProxy(server, (headers) => {
      const token = headers.get('authorization') ?? '';
      headers.set('authorization', token.startsWith('Bearer ') ? token.slice(7) : 'none');
    });
    const report = await checkContract({ api, ...STAFF });
    close();
    expect(observationOf(report, 'D5')).toMatch(/the token is accepted with `Bearer` only/);
  });
});
