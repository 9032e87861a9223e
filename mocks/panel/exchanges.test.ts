/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { toCurl, Exchanges, type Exchange } from './exchanges';

/** Records a request with its response, and waits until both have been read. */
async function recordExchange(request: Request, response: Response): Promise<Exchange> {
  const exchanges = new Exchanges();
  await new Promise<void>((resolve) => {
    exchanges.subscribe(() => {
      const [exchange] = exchanges.all();
      if (exchange && exchange.status !== null) resolve();
    });
    exchanges.record(request)(response, 'mock');
  });
  return exchanges.all()[0]!;
}

const headers = {
  'X-LawFirm-ID': '100',
  'X-Language': 'en_US',
  'Content-Type': 'application/json',
};

test('Exchanges records a request with its response and its contract violations', async () => {
  const request = new Request('http://localhost/api/user/banner?_t=1', { headers });
  const recordedExchange = await recordExchange(request, Response.json({ result: 'none' }));
  expect(recordedExchange).toMatchObject({
    method: 'GET',
    status: 200,
    responseBody: '{"result":"none"}',
  });
  expect(recordedExchange.mismatches.join()).toMatch(
    /GET \/api\/user\/banner: response 200: \/result/,
  );
  // Recording reads a clone, so the bodies stay available.
  expect(request.bodyUsed).toBe(false);
});

test('Exchanges records a broken connection with status 0 and without contract violations', async () => {
  const request = new Request('http://localhost/api/user/banner', { headers });
  expect(await recordExchange(request, Response.error())).toMatchObject({
    status: 0,
    mismatches: [],
  });
});

test('toCurl returns a command with quoted arguments and a fresh token', async () => {
  const body = JSON.stringify([{ lang: 'en_US', name: "Partner's $HOME" }]);
  const request = new Request('http://localhost/api/admin/job', {
    method: 'POST',
    headers: { ...headers, Authorization: 'of the page' },
    body,
  });
  const command = toCurl(await recordExchange(request, Response.json({})));
  expect(command).toMatch(/^curl -X POST 'http:\/\/localhost:4010\/api\/admin\/job'/);
  expect(command).toContain("-H 'x-lawfirm-id: 100'");
  // The page's token is invalid on the HTTP mock.
  expect(command).not.toContain('of the page');
  expect(command).toContain(
    `-H "authorization: $(curl -s -X POST http://localhost:4010/__mock/token -d '{}' | cut -d '"' -f 4)"`,
  );
  expect(command).toContain(
    String.raw`--data-raw '[{"lang":"en_US","name":"Partner'\''s $HOME"}]'`,
  );
});

test('Exchanges keeps the 200 latest requests, newest first', () => {
  const exchanges = new Exchanges();
  for (let call = 0; call < 250; call += 1)
    exchanges.record(new Request(`http://localhost/api/user/banner?_t=${call}`));
  expect(exchanges.all()).toHaveLength(200);
  expect(exchanges.all()[0]?.url).toMatch(/_t=249$/);
  exchanges.clear();
  expect(exchanges.all()).toEqual([]);
});
