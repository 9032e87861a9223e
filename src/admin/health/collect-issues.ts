import { ApiError } from '@/api/errors';
import type { Lawyer } from '@/api/admin/lawyers';
import { ARTICLE_SECTIONS } from '@/admin/articles/article-sections';
import type { SectionName } from '@/admin/sections';
import { readArticleHealth } from './article-part';
import { ISSUE_SOURCES, type IssueSource } from './issue';
import type { HealthQueries } from './health-queries';
import { readCatalogueHealth, readJobHealth } from './folder-parts';
import { readLawyerHealth } from './lawyer-part';
import {
  readBannerHealth,
  readProfessionalFieldHealth,
  readPortalHealth,
  type ListReport,
} from './list-parts';
import { runAll, type Task } from './run-all';
import { NOTHING, type Ask, type Later, type Outcome } from './step';

/** Calls at a time. */
const AT_ONCE = 4;

/** After so many failures without a success in between there is no use in going on. */
const MOST_FAILURES = 10;

/** Work that is done without giving the browser a turn, in milliseconds. */
const TURN = 8;

/** What has come to light of a kind since the step before, and how far the gathering is. */
export interface HealthStep extends Outcome {
  kind: IssueSource;
  phase: 'lists' | 'texts';
  done: number;
  total: number;
  /** Nothing more comes of this kind. */
  through?: boolean;
  /** Why the gathering ends here: the session is over, or too much failed. */
  fatal?: unknown;
}

interface GatherOptions {
  /** The languages of content, that of the interface first. */
  languages: readonly string[];
  signal: AbortSignal;
  /** Whether contents may be read where that counts a view (D37). */
  views: boolean;
  /** What is to be looked through; left out, all of it. */
  kinds?: readonly IssueSource[];
}

/** Whether going on after a failure makes no sense: nobody is signed in. */
function isFatal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** What a kind is read for as well: jobs are held by lawyers, and catalogues hold articles. */
const READ_FOR: Partial<Record<IssueSource, IssueSource>> = {
  lawyers: 'jobs',
  news: 'catalogues',
  cases: 'catalogues',
};

type KindTask = Task<Outcome & { kind: IssueSource }>;

/**
 * Goes through the content and gives what should be mended as it finds it: the lists first, page by
 * page, then the texts, kind by kind, at most four calls at a time. Ends early when `signal` is aborted or a failure
 * is final; what cannot be read otherwise is reported and left out. Does not throw.
 */
export async function* collectIssues(
  reads: HealthQueries,
  { languages, signal, views, kinds = ISSUE_SOURCES }: GatherOptions,
): AsyncGenerator<HealthStep, void> {
  const known = new Map<SectionName, ReadonlySet<string>>();
  const counts = new Map<string, ReadonlyMap<string, number>>();
  const works: { kind: IssueSource; work: Later }[] = [];
  const listCalls: KindTask[] = [];
  const textCalls = new Map<IssueSource, KindTask[]>(kinds.map((kind) => [kind, []]));
  let lawyers: readonly Lawyer[] | undefined;
  let failures = 0;
  let done = 0;

  const isMeant = (kind: IssueSource) => kinds.includes(kind);
  /** Of what is only read for another kind, that kind is told when it fails, and nothing else. */
  const toldOf = (kind: IssueSource, { failed, ...outcome }: Outcome) => {
    if (isMeant(kind)) return { ...outcome, ...(failed && { failed }), kind };
    const other = READ_FOR[kind] ?? kind;
    return { ...NOTHING, ...(failed && { failed: { ...failed, kind: other } }), kind: other };
  };
  const into =
    (queueOf: (kind: IssueSource) => KindTask[] | undefined): Ask =>
    (kind, read) =>
      queueOf(kind)?.push(async () => {
        const outcome = await read().catch((error: unknown) => ({
          ...NOTHING,
          failed: { kind, error },
        }));
        return toldOf(kind, outcome);
      });
  const gathering: ListReport = {
    reads,
    languages,
    ask: into(() => listCalls),
    later: (kind, work) => {
      if (isMeant(kind)) works.push({ kind, work });
    },
    know: (section, ids) => known.set(section, new Set(ids.map(String))),
  };

  /** Makes the calls of a queue; gives whether it makes sense to go on. */
  async function* makeCalls(
    queue: KindTask[],
    phase: HealthStep['phase'],
    totalOf: () => number,
  ): AsyncGenerator<HealthStep, boolean> {
    for await (const outcome of runAll(queue, AT_ONCE, signal)) {
      done += 1;
      failures = outcome.failed ? failures + 1 : 0;
      const error: unknown = outcome.failed?.error;
      const fatal = outcome.failed && (isFatal(error) || failures >= MOST_FAILURES);
      yield { ...outcome, phase, done, total: totalOf(), ...(fatal && { fatal: error }) };
      if (fatal) return false;
    }
    return !signal.aborted;
  }

  const isRead = (kind: IssueSource) => isMeant(kind) || isMeant(READ_FOR[kind] ?? kind);
  for (const section of Object.values(ARTICLE_SECTIONS)) {
    if (!isRead(section.name)) continue;
    readArticleHealth(gathering, section, views, (held) => counts.set(section.name, held));
  }
  if (isRead('lawyers')) readLawyerHealth(gathering, (all) => (lawyers = all));
  if (isMeant('professionalFields')) readProfessionalFieldHealth(gathering);
  if (isMeant('banners')) readBannerHealth(gathering);
  if (isMeant('portal')) readPortalHealth(gathering);
  if (isMeant('jobs')) readJobHealth(gathering, () => lawyers);
  if (isMeant('catalogues')) {
    readCatalogueHealth(gathering, 'news', () => counts.get('news'));
    readCatalogueHealth(gathering, 'cases', () => counts.get('cases'));
  }
  if (!(yield* makeCalls(listCalls, 'lists', () => listCalls.length))) return;

  const more = into((kind) => textCalls.get(kind));
  const total = () => [...textCalls.values()].reduce((sum, queue) => sum + queue.length, 0);
  done = 0;
  let since = performance.now();
  for (const { kind, work } of works) {
    if (signal.aborted) return;
    const outcome = work(known, more);
    if (outcome !== NOTHING) yield { ...outcome, kind, phase: 'texts', done, total: total() };
    if (performance.now() - since > TURN) {
      await turn();
      since = performance.now();
    }
  }
  for (const [kind, queue] of textCalls) {
    if (!(yield* makeCalls(queue, 'texts', total))) return;
    yield { ...NOTHING, kind, phase: 'texts', done, total: total(), through: true };
  }
}
