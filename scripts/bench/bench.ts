// `npm run bench`: measures pages of the product and yardsticks in one run (docs/architecture.md#8-performance).
//   -- https://other.example   also measures a page of another site
//   -- --only public|admin|interactions|flows|scores   (`admin` includes `interactions`)
//   -- --build DIR             also measures a second build; may be given several times
//   -- --runs 3 --page /home   openings of each page; only the pages whose name (interactions: path) contains the text
//   -- --json                  JSON lines instead of tables
import { availableParallelism, loadavg } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchInteractions } from './interactions';
import { PUBLIC_PAGES, ADMIN_PAGES, type Page } from './pages';
import { benchPublic, benchAdmin } from './paint';
import { Report } from './report';
import { benchUserFlows } from './responsiveness';
import { benchScores } from './scores';
import { buildYardsticks, serve, servePrerendered, YARDSTICKS, type ServedBuild } from './servers';
import { writeStaticPages } from './static-pages';

const PRODUCT = fileURLToPath(new URL('../../.cache/dist', import.meta.url));
const GROUPS = ['public', 'admin', 'interactions', 'flows', 'scores'];

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: GROUPS },
      build: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '3' },
      page: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
    },
  });
  const selectedGroups = new Set(values.only);
  for (const group of selectedGroups) {
    if (!GROUPS.includes(group))
      throw new Error(`Unknown group: ${group}. Groups: ${GROUPS.join(', ')}.`);
  }
  const report = new Report(values.json);
  const [load = 0] = loadavg();
  if (load > availableParallelism() / 2) {
    report.printProgress(
      `The machine is busy (load ${load.toFixed(1)}): only the ratios are meaningful.`,
    );
  }
  const selectPages = (allPages: readonly Page[]) =>
    allPages.filter(({ name }) => name.includes(values.page));

  if (selectedGroups.has('scores'))
    await benchScores(selectPages(PUBLIC_PAGES), PRODUCT, Number(values.runs), report);
  const folders = [
    { name: 'ours', folder: PRODUCT },
    ...values.build.map((folder) => ({ name: basename(folder), folder })),
  ];
  if (['admin', 'interactions'].some((group) => selectedGroups.has(group)))
    await benchInteractions(folders, values.page, report);
  if (!['public', 'admin', 'flows'].some((group) => selectedGroups.has(group))) return;

  const builds: ServedBuild[] = [];
  for (const { name, folder } of folders) builds.push(await serve(name, folder));
  if (selectedGroups.has('flows')) await benchUserFlows(builds, report);
  if (!selectedGroups.has('public') && !selectedGroups.has('admin')) return;

  report.printProgress('building the yardsticks');
  await buildYardsticks();
  const { url: yardsticksUrl } = await serve('yardsticks', YARDSTICKS);
  const bench = {
    builds,
    yardsticksUrl,
    otherUrls: positionals,
    runs: Number(values.runs),
    report,
  };
  if (selectedGroups.has('public')) {
    await writeStaticPages(builds[0]?.url ?? '', PRODUCT);
    report.printProgress('prerendering the pages');
    const prerendered = await servePrerendered(PRODUCT);
    await benchPublic(selectPages(PUBLIC_PAGES), { ...bench, builds: [...builds, prerendered] });
  }
  if (selectedGroups.has('admin')) await benchAdmin(selectPages(ADMIN_PAGES), bench);
}

await main();
process.exit();
