import { tokenIn } from '../../src/api/admin/response-values';
import { applySettings } from '../../src/lib/settings';
import { checkResponses, checkResponseFormats } from './check-responses';
import { checkQueries } from './check-queries';
import { CheckReport } from './check-report';
import { InterruptedError, isRow, LiveBackend, NotReachableError } from './live-backend';
import { prefixesOf } from './file-prefixes';
import { TestItems } from './test-items';
import { AFFECTED_FEATURES } from './affected-features';
import type { AssumptionId } from './assumptions';
import { collectResponses } from './collect-responses';
import { createOperationReports, type Report } from './report';
import { writeArticles } from './write-articles';
import { writePeople } from './write-people';
import { writeRest, writeShared } from './write-rest';

/** Options of the contract check. */
export interface CheckOptions {
  /** URL of the backend with its prefix: `https://host/api`. */
  api: string;
  /** The firm id of every request, as `firmId` of settings.json; 100 when absent (§6). */
  firm?: string | undefined;
  token?: string | undefined;
  /** Logs in with the account instead of a token, and logs out at the end. */
  account?: string | undefined;
  password?: string | undefined;
  /** Creates, changes and deletes test items, uploads a picture that no call can delete, and sends invalid requests. */
  write?: boolean | undefined;
  /** Also saves the firm's data again, unchanged, and sends the firm one message. */
  shared?: boolean | undefined;
  /** Stops the check; its test items are deleted all the same. */
  stopSignal?: AbortSignal;
}

/** Checks that invented credentials are rejected, then logs in with the account if there is one (D3, D5). */
async function logIn(
  backend: LiveBackend,
  report: CheckReport,
  options: CheckOptions,
): Promise<void> {
  const { account, password } = options;
  const inventedLogin = { loginAccount: 'contract-check', password: 'contract-check' };
  const wrongLogin = await backend.call('loginAdmin', { body: inventedLogin, mayBeRejected: true });
  report.check('D3', !wrongLogin.ok && wrongLogin.status === 401, 'wrong credentials get 401', [
    `${wrongLogin.name} responds with ${wrongLogin.status} to wrong credentials`,
    wrongLogin.ok && tokenIn(wrongLogin.body) !== undefined
      ? 'breaks: anybody can log in with an invented account'
      : 'copes: the login shows that logging in failed',
  ]);
  backend.token = options.token ?? null;
  if (account === undefined) return;
  const body = { loginAccount: account, password: password ?? '' };
  const login = await backend.call('loginAdmin', { body });
  const { ok, name, status, result } = login;
  const token = ok ? tokenIn(login.body) : undefined;
  const loginData = isRow(result) ? result : login.body;
  const loginDescription = isRow(loginData)
    ? `an object with ${Object.keys(loginData).join(', ')}`
    : String(loginData);
  report.check('D5', token !== undefined && token === result, 'the login returns the raw token', [
    ok ? `${name} returns ${loginDescription}` : `${name} responds with ${status}`,
    token === undefined
      ? `breaks: ${AFFECTED_FEATURES.loginAdmin} is reported as failed`
      : 'copes: the application finds the token there',
  ]);
  backend.token = token ?? backend.token;
}

/** Logs out if the check has logged in, and checks that the token is no longer valid (D14). */
async function logOut(
  backend: LiveBackend,
  report: CheckReport,
  { account, token }: CheckOptions,
): Promise<void> {
  if (account === undefined || backend.token === null || backend.token === token) return;
  const quit = await backend.callEvenIfStopped('quitAdmin');
  const after = await backend.callEvenIfStopped('getAdminProfile', { mayBeRejected: true });
  report.check('D14', quit.ok && after.status === 401, 'logging out ends the session', [
    `after ${quit.name} (${quit.status}) a request with the token gets ${after.status}`,
    'copes: the browser forgets the token, which stays valid on the server',
  ]);
}

async function run(
  backend: LiveBackend,
  report: CheckReport,
  testItems: TestItems,
  options: CheckOptions,
): Promise<void> {
  await logIn(backend, report, options);
  const responses = await collectResponses(backend);
  const context = { backend, report, testItems, responses, password: options.password };
  await checkResponses(context);
  await checkQueries(context);
  if (!options.write || backend.token === null) return;
  await writeArticles(context);
  await writePeople(context);
  await writeRest(context);
  if (options.shared) await writeShared(context);
}

/** Returns why an assumption was not reached. The logout (D14) needs a login of the check itself. */
function reasonForMissing(
  id: AssumptionId,
  { account, write, shared }: CheckOptions,
  token: string | null,
): string {
  if (id === 'D14') return account === undefined ? 'needs --account' : 'the login failed';
  if (token === null)
    return account === undefined
      ? 'needs --token or --account, or data to check it with'
      : 'the login failed, or there is no data to check it with';
  if (!write) return 'needs --write, or data to check it with';
  return shared ? 'no data to check it with' : 'needs --shared, or data to check it with';
}

/**
 * Calls the operations of the contract on a backend and reports which assumptions hold
 * (docs/architecture.md#4-contract). Except for logins, sends mutations only with `write`, on its own test items and with
 * values that the backend must reject; with `shared`, also saves the firm's data unchanged and sends one contact message.
 * Deletes the test items and reports those that remain.
 */
export async function checkContract(options: CheckOptions): Promise<Report> {
  const { api, firm, stopSignal = new AbortController().signal } = options;
  if (firm !== undefined) applySettings({ firmId: firm });
  const backend = new LiveBackend(api, stopSignal);
  const report = new CheckReport();
  const testItems = new TestItems(backend);
  let stopReason: string | undefined;
  let remainingItems: string[] = [];
  try {
    await run(backend, report, testItems, options);
  } catch (error) {
    if (error instanceof NotReachableError) {
      const emptyReport = {
        api,
        operations: [],
        assumptions: [],
        filePrefixes: [],
        remainingItems: [],
      };
      return { ...emptyReport, exitCode: 2, stopReason: `Not reachable: ${error.message}` };
    }
    if (!(error instanceof InterruptedError)) throw error;
    stopReason = 'Stopped.';
  } finally {
    remainingItems = await testItems.deleteAll();
    if (stopReason !== undefined && options.write && remainingItems.length === 0)
      stopReason += ' The test items were deleted.';
    await logOut(backend, report, options);
  }
  checkResponseFormats(report, backend.exchanges);
  const operationReports = createOperationReports(backend.exchanges);
  const assumptions = report.entries((id) =>
    stopReason === undefined
      ? reasonForMissing(id, options, backend.token)
      : 'the check was stopped',
  );
  const hasBreakage =
    assumptions.some(({ verdict }) => verdict === 'breaks') ||
    operationReports.some((operation) => operation.breakages.length > 0);
  const filePrefixes = prefixesOf(backend.exchanges, backend.origin);
  const findings = {
    api,
    operations: operationReports,
    assumptions,
    filePrefixes,
    remainingItems,
  };
  const result = { ...findings, exitCode: hasBreakage ? 1 : 0 } as const;
  return stopReason === undefined ? result : { ...result, stopReason };
}
