import { ApiError } from '../../api/errors';
import type { Lawyer } from '../../api/staff/lawyers';
import { ARTICLE_SECTIONS } from '../articles/article-sections';
import type { SectionName } from '../sections';
import { readArticleHealth } from './article-part';
import type { HealthReads } from './health-reads';
import { readCatalogueHealth, readJobHealth } from './folder-parts';
import { readLawyerHealth } from './lawyer-part';
import {
  readBannerHealth,
  readProfessionalFieldHealth,
  readPortalHealth,
  type Gathering,
} from './list-parts';
import { runAll, type Task } from './run-all';
import { NOTHING, type Ask, type Later, type Outcome } from './step';

/** Calls at a time. */
const AT_ONCE = 4;

/** After so many failures there is no use in going on. */
const MOST_FAILURES = 10;

/** Work that is done without giving the browser a turn, in milliseconds. */
const TURN = 8;

/** What has come to light since the step before, and how far the gathering is. */
export interface HealthStep extends Outcome {
  phase: 'lists' | 'texts';
  done: number;
  total: number;
  /** Why the gathering ends here: the session is over, the server is out of reach, or too much failed. */
  fatal?: unknown;
}

interface GatherOptions {
  /** The languages of content, that of the interface first. */
  languages: readonly string[];
  signal: AbortSignal;
  /** Whether contents may be read where that counts a view (D37). */
  views: boolean;
}

/** Whether going on after a failure makes no sense: nobody is signed in, or nobody answers. */
function isFatal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.kind === 'network');
}

function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Goes through all content and gives what should be mended as it finds it: the lists first, page by
 * page, then the texts, at most four calls at a time. Ends early when `signal` is aborted or a failure is
 * final; what cannot be read otherwise is reported and left out. Does not throw.
 */
export async function* gatherFindings(
  reads: HealthReads,
  { languages, signal, views }: GatherOptions,
): AsyncGenerator<HealthStep, void> {
  const known = new Map<SectionName, ReadonlySet<string>>();
  const counts = new Map<string, ReadonlyMap<string, number>>();
  const works: Later[] = [];
  const listCalls: Task<Outcome>[] = [];
  const textCalls: Task<Outcome>[] = [];
  let lawyers: readonly Lawyer[] | undefined;
  let failures = 0;

  const into =
    (queue: Task<Outcome>[]): Ask =>
    (kind, read) =>
      queue.push(() => read().catch((error: unknown) => ({ ...NOTHING, failed: { kind, error } })));
  const gathering: Gathering = {
    reads,
    languages,
    ask: into(listCalls),
    later: (work) => works.push(work),
    know: (section, ids) => known.set(section, new Set(ids.map(String))),
  };

  /** Makes the calls of a queue; gives whether it makes sense to go on. */
  async function* makeCalls(
    queue: Task<Outcome>[],
    phase: HealthStep['phase'],
  ): AsyncGenerator<HealthStep, boolean> {
    let done = 0;
    for await (const outcome of runAll(queue, AT_ONCE, signal)) {
      done += 1;
      if (outcome.failed) failures += 1;
      const error: unknown = outcome.failed?.error;
      const fatal = outcome.failed && (isFatal(error) || failures >= MOST_FAILURES);
      yield { ...outcome, phase, done, total: queue.length, ...(fatal && { fatal: error }) };
      if (fatal) return false;
    }
    return !signal.aborted;
  }

  for (const section of Object.values(ARTICLE_SECTIONS)) {
    readArticleHealth(gathering, section, views, (held) => counts.set(section.name, held));
  }
  readLawyerHealth(gathering, (all) => (lawyers = all));
  readProfessionalFieldHealth(gathering);
  readBannerHealth(gathering);
  readPortalHealth(gathering);
  readJobHealth(gathering, () => lawyers);
  readCatalogueHealth(gathering, 'news', () => counts.get('news'));
  readCatalogueHealth(gathering, 'cases', () => counts.get('cases'));
  if (!(yield* makeCalls(listCalls, 'lists'))) return;

  const more = into(textCalls);
  let since = performance.now();
  for (const work of works) {
    if (signal.aborted) return;
    const outcome = work(known, more);
    if (outcome !== NOTHING) {
      yield { ...outcome, phase: 'texts', done: 0, total: textCalls.length };
    }
    if (performance.now() - since > TURN) {
      await turn();
      since = performance.now();
    }
  }
  yield* makeCalls(textCalls, 'texts');
}
