import { createBackend, type Backend } from '../mocks/backend';

// Prints how long the mock takes at three sizes, and fails when a call takes longer than the budget
// or when its time grows faster than the number of items (design 5).

const SIZES = [500, 5_000, 50_000];
const RUNS = 15;
const BUDGET_MS = 50;
/** Below this many milliseconds a growth is noise. */
const NOISE_MS = 2;
/**
 * How much steeper than the number of items a time may grow: larger data misses the caches more, which
 * came to 2 on a busy machine. What grows with the square of the items comes to 10.
 */
const SLACK = 3;
const LIST = '/api/admin/latest-news?title=arbitration&pageNo=2&pageSize=10&_t=1';

async function call(
  backend: Backend,
  path: string,
  { headers, ...init }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Response> {
  const all = { 'X-LawFirm-ID': '100', 'X-Language': 'en_US', ...headers };
  const request = new Request(`http://localhost${path}`, { ...init, headers: all });
  const response = await backend.handle(request);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
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

/** What a call takes of this thread's time, in milliseconds, over some runs: not the time it waits for a busy machine. */
async function cost(work: (run: number) => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  for (let run = 0; run < RUNS; run += 1) await work(run);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 / RUNS;
}

async function measure(size: number): Promise<Record<string, number>> {
  const backend = await createBackend({ scale: size });
  const headers = { Authorization: await login(backend) };
  const all = backend.db.news.all();
  const { id, no } = all[Math.floor(all.length / 2)] ?? { id: 0, no: '' };
  const tongue = { 'X-Language': 'zh_CN' };
  const catalogue = backend.db.catalogues.all()[0]?.id ?? 0;
  const pin = (path: string) =>
    call(backend, `/api/admin/latest-news/${path}`, { method: 'PUT', headers });
  await call(backend, LIST, { headers });
  return {
    list: await cost(() => call(backend, LIST, { headers })),
    'after write': await cost(async (run) => {
      await pin(`${run % 2 ? 'unpin' : 'pin'}?no=${no}`);
      return call(backend, LIST, { headers });
    }),
    'public list': await cost(() =>
      call(backend, `/api/user/latest-news?cataId=${catalogue}&_t=1`),
    ),
    detail: await cost(() =>
      call(backend, `/api/user/latest-news/${id}?_t=1`, { headers: tongue }),
    ),
    lawyers: await cost(() => call(backend, '/api/user/lawyerTeam?keyword=arbitration&_t=1')),
  };
}

const results: { size: number; times: Record<string, number> }[] = [];
for (const size of SIZES) results.push({ size, times: await measure(size) });

let failed = false;
for (const [index, { size, times }] of results.entries()) {
  const smaller = results[index - 1];
  for (const [name, time] of Object.entries(times)) {
    const before = smaller && Math.max(smaller.times[name] ?? 0, NOISE_MS);
    const growth = smaller && before ? time / before / (size / smaller.size) : 0;
    const tooSlow = time > BUDGET_MS;
    const tooSteep = growth > SLACK;
    failed ||= tooSlow || tooSteep;
    const verdict = [tooSlow && `over ${BUDGET_MS} ms`, tooSteep && 'worse than linear'].filter(
      Boolean,
    );
    console.log(
      `${String(size).padStart(6)} groups  ${name.padEnd(12)} ${time.toFixed(2).padStart(7)} ms  ${verdict.join(', ')}`,
    );
  }
}
if (failed) process.exitCode = 1;
