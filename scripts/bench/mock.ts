import { createBackend, type Backend } from '../../mocks/backend';
import { formatCell, type Report } from './report';

const SIZES = [500, 5_000, 50_000];
const RUNS = 15;
/** Maximum time of a call on the mock's thread, in milliseconds. */
const MAX_MS = 50;
const LIST = '/api/admin/latest-news?title=arbitration&pageNo=2&pageSize=10&_t=1';

async function call(
  backend: Backend,
  path: string,
  { headers, ...init }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Response> {
  const requestHeaders = {
    Accept: 'application/json',
    'X-LawFirm-ID': '100',
    'X-Language': 'en_US',
    ...headers,
  };
  const request = new Request(`http://localhost${path}`, { ...init, headers: requestHeaders });
  const response = await backend.handle(request);
  if (!response.ok)
    throw new Error(`The mock responded ${response.status} to ${path}: ${await response.text()}`);
  return response;
}

async function login(backend: Backend): Promise<string> {
  const response = await call(backend, '/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginAccount: 'admin', password: 'admin123' }),
  });
  return ((await response.json()) as { result: string }).result;
}

/**
 * Returns the CPU time of a call on this thread in milliseconds, over some runs, without waiting for a busy machine.
 */
async function measureCost(work: (run: number) => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  for (let run = 0; run < RUNS; run += 1) await work(run);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 / RUNS;
}

async function measure(size: number): Promise<Record<string, number>> {
  const backend = await createBackend({ scale: size });
  const headers = { Authorization: await login(backend) };
  const newsItems = backend.db.news.all();
  const { id, no } = newsItems[Math.floor(newsItems.length / 2)] ?? { id: 0, no: '' };
  const chinese = { 'X-Language': 'zh_CN' };
  const catalogue = backend.db.catalogues.all()[0]?.id ?? 0;
  const pin = (path: string) =>
    call(backend, `/api/admin/latest-news/${path}`, { method: 'PUT', headers });
  await call(backend, LIST, { headers });
  return {
    list: await measureCost(() => call(backend, LIST, { headers })),
    'list after a mutation': await measureCost(async (run) => {
      await pin(`${run % 2 ? 'unpin' : 'pin'}?no=${no}`);
      return call(backend, LIST, { headers });
    }),
    'public list': await measureCost(() =>
      call(backend, `/api/user/latest-news?cataId=${catalogue}&_t=1`),
    ),
    detail: await measureCost(() =>
      call(backend, `/api/user/latest-news/${id}?_t=1`, { headers: chinese }),
    ),
    lawyers: await measureCost(() =>
      call(backend, '/api/user/lawyerTeam?keyword=arbitration&_t=1'),
    ),
  };
}

/** Measures calls of the mock at three sizes: a tenfold size shows which calls are not linear. */
export async function benchMock(report: Report): Promise<void> {
  const results: Record<string, number>[] = [];
  for (const size of SIZES) {
    report.printProgress(`mock ${size}`);
    const times = await measure(size);
    report.printLine({ group: 'mock', size, ...times });
    results.push(times);
  }
  report.printTable(
    'Mock: CPU milliseconds per call, by the number of news items',
    ['Call', ...SIZES.map(String)],
    Object.keys(results[0] ?? {}).map((name) => [
      name,
      ...results.map((times) => formatCell(times[name] ?? NaN, 1, MAX_MS)),
    ]),
  );
}
