import { tokenIn } from '../../src/api/token-in';
import { checkResponses, checkResponseForms } from './check-responses';
import { checkQueries } from './check-queries';
import { CheckReport } from './check-report';
import { Interrupted, isRow, LiveBackend, NotReachable } from './live-backend';
import { prefixesOf } from './file-prefixes';
import { TestItems } from './test-items';
import { AFFECTED_SCREENS } from './affected-screens';
import { readEverything } from './collect-responses';
import { calledOperations, type Report } from './report';
import { writeArticles } from './write-articles';
import { writePeople } from './write-people';
import { writeRest, writeShared } from './write-rest';

/** Options of the contract check. */
export interface CheckOptions {
  /** Address of the backend with its prefix: `https://host/api`. */
  api: string;
  token?: string | undefined;
  /** Signs in with the account instead of a token, and signs out at the end. */
  account?: string | undefined;
  password?: string | undefined;
  /** Creates, changes and deletes test items. */
  write?: boolean | undefined;
  /** Also saves the firm's data again, unchanged. */
  shared?: boolean | undefined;
  /** Stops the check; its test items are deleted all the same. */
  stop?: AbortSignal;
}

/** Signs in with the account; without one, checks that made-up credentials are rejected (D3, D5). */
async function signIn(
  backend: LiveBackend,
  ledger: CheckReport,
  options: CheckOptions,
): Promise<void> {
  const { account, password } = options;
  const made = { loginAccount: 'contract-check', password: 'contract-check' };
  const wrong = await backend.call('loginAdmin', { body: made, mayRefuse: true });
  ledger.hold('D3', !wrong.ok && wrong.status === 401, 'wrong credentials answer 401', [
    `${wrong.name} answers ${wrong.status} to wrong credentials`,
    wrong.ok && tokenIn(wrong.body) !== undefined
      ? 'breaks: anybody signs in with a made-up account'
      : 'copes: the login shows that signing in failed',
  ]);
  backend.token = options.token ?? null;
  if (account === undefined) return;
  const body = { loginAccount: account, password: password ?? '' };
  const login = await backend.call('loginAdmin', { body });
  const { ok, name, status, result } = login;
  const token = ok ? tokenIn(login.body) : undefined;
  const given = isRow(result) ? result : login.body;
  const found = isRow(given) ? `an object with ${Object.keys(given).join(', ')}` : String(given);
  ledger.hold('D5', token !== undefined && token === result, 'the login gives the raw token', [
    ok ? `${name} gives ${found}` : `${name} answers ${status}`,
    token === undefined
      ? `breaks: ${AFFECTED_SCREENS.loginAdmin} is reported as failed`
      : 'copes: the token is found there, too',
  ]);
  backend.token = token ?? backend.token;
}

/** Signs out if the check has signed in, and checks that the token is no longer valid (D14). */
async function signOut(
  backend: LiveBackend,
  ledger: CheckReport,
  { account }: CheckOptions,
): Promise<void> {
  if (account === undefined || backend.token === null) return;
  const quit = await backend.clean('quitAdmin');
  const after = await backend.clean('getAdminProfile', { mayRefuse: true });
  ledger.hold('D14', quit.ok && after.status === 401, 'the token is worthless afterwards', [
    `after ${quit.name} (${quit.status}) the token is answered ${after.status}`,
    'copes: signing out ends the session in this browser; the token itself stays valid',
  ]);
}

async function run(
  backend: LiveBackend,
  ledger: CheckReport,
  own: TestItems,
  options: CheckOptions,
): Promise<void> {
  await signIn(backend, ledger, options);
  const answers = await readEverything(backend);
  await checkResponses(ledger, backend, answers);
  await checkQueries(ledger, backend, answers);
  if (!options.write || backend.token === null) return;
  const round = { backend, ledger, own, password: options.password };
  await writeArticles(round);
  await writePeople(round);
  await writeRest(round);
  if (options.shared) await writeShared(round);
}

function whyNot({ write }: CheckOptions, token: string | null): string {
  if (token === null) return 'needs --token or --account';
  return write ? 'nothing there to tell it by' : 'needs --write, or nothing there to tell it by';
}

/**
 * Calls all operations of the contract on a backend and reports which assumptions hold
 * (docs/architecture.md#4-contract). Sends mutations only with the `write` option, on test items of its own, and always
 * deletes them.
 */
export async function checkContract(options: CheckOptions): Promise<Report> {
  const { api, stop = new AbortController().signal } = options;
  const backend = new LiveBackend(api, stop);
  const ledger = new CheckReport();
  const own = new TestItems(backend);
  let stopped: string | undefined;
  let left: string[] = [];
  try {
    await run(backend, ledger, own, options);
  } catch (error) {
    if (error instanceof NotReachable) {
      const nothing = { api, operations: [], decisions: [], filePrefixes: [], left: [] };
      return { ...nothing, exitCode: 2, stopped: `Not reachable: ${error.message}` };
    }
    if (!(error instanceof Interrupted)) throw error;
    stopped = 'Stopped.';
  } finally {
    left = await own.sweep();
    if (stopped !== undefined && left.length === 0) stopped += ' What had been made was deleted.';
    await signOut(backend, ledger, options);
  }
  checkResponseForms(ledger, backend.exchanges);
  const called = calledOperations(backend.exchanges);
  const decisions = ledger.entries(whyNot(options, backend.token));
  const breaks =
    decisions.some(({ verdict }) => verdict === 'breaks') ||
    called.some((one) => one.breaks.length > 0);
  const filePrefixes = prefixesOf(backend.exchanges, backend.origin);
  const found = { api, operations: called, decisions, filePrefixes, left };
  const report = { ...found, exitCode: breaks ? 1 : 0 } as const;
  return stopped === undefined ? report : { ...report, stopped };
}
