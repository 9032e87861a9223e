import { http, type HttpHandler } from 'msw';
import type { BaseCall, AdminListShape } from './call';
import {
  acceptsJson,
  API_PREFIX,
  validateBody,
  findOperation,
  hasBodyType,
  readBody,
  readParameters,
  validateExchange,
  type Operation,
} from './contract';
import type { AccountRecord } from './db/accounts';
import { fileRecordIdOf } from './db/files';
import { openSession } from './db/sessions';
import { Store } from './db/store';
import { completeOptions, type BackendOptions, type Scale } from './backend-options';
import { seedStore } from './db/seed';
import {
  addHonorsInAdditionalLanguages,
  keepLanguages,
  keepOneOfEach,
} from './db/seed-adjustments';
import { applyVariants } from './response-variants';
import { faultResponse, Faults, applyRequestFault, type Fault } from './faults';
import { handlers } from './handlers';
import { localeOf, formatMessage } from './messages';
import { errorBody, Rejection, bodyRejection, parameterRejection } from './rejection';
import { IdempotencyCache, type CachedResponse } from './idempotency-cache';
import { RequestLog } from './request-log';
import { fileBytes } from './uploads';

/** Lists the mutations that need a token and that a read-only account may send. */
const OWN_ACCOUNT_OPERATIONS = new Set(['changePassword', 'changePortrait', 'uploadFile']);

/** Returns a store with the initial data of these options. */
export async function createStore(options: BackendOptions): Promise<Store> {
  const { scale, origin, languages, siteStatus: status } = completeOptions(options);
  const store = new Store();
  store.languages = languages;
  seedStore(store, { origin, includesItems: scale !== 'none' });
  if (typeof scale === 'number') {
    const { growStore } = await import('./db/scale');
    growStore(store, scale, origin);
  }
  if (scale === 'one') keepOneOfEach(store);
  keepLanguages(store, languages);
  addHonorsInAdditionalLanguages(store, languages);
  if (status === 0) store.siteStatus.put({ id: 'site', value: status });
  store.takeChanges();
  return store;
}

/**
 * Implements the whole backend in memory. Validates requests and responses against the contract, except those that a fault
 * responds to, and collects violations in `mismatches`.
 */
export class Backend {
  /** Stores the data; tests may read and change it directly. `reset` replaces it. */
  db: Store;
  /** Lists the contract violations, and the unexpected errors of handlers. */
  mismatches: string[] = [];
  /** Selects the shape of admin lists of language versions (D10, D20); `reset` restores the initial one. */
  adminListShape: AdminListShape;
  #initialOptions: Required<BackendOptions>;
  #currentOptions: Required<BackendOptions>;
  readonly #log = new RequestLog();
  readonly #faults = new Faults();
  readonly #idempotencyCache = new IdempotencyCache();

  constructor(store: Store, options: Required<BackendOptions>) {
    this.db = store;
    this.#initialOptions = options;
    this.#currentOptions = options;
    this.adminListShape = options.adminListShape;
    options.faults.forEach((fault) => this.injectFault(fault));
  }

  /** Returns the latest requests under `/api`, oldest first. */
  get requests() {
    return this.#log.entries;
  }

  /** Restores the initial data and options, in the scale of the previous reset or another one. */
  async reset(scale: Scale = this.#initialOptions.scale): Promise<void> {
    this.#initialOptions = { ...this.#initialOptions, scale };
    await this.applyOptions({});
  }

  /** Restarts the backend with these options in place of the initial ones, until the next reset. */
  async applyOptions(options: BackendOptions): Promise<void> {
    this.#currentOptions = { ...this.#initialOptions, ...options };
    this.db = await createStore(this.#currentOptions);
    this.mismatches = [];
    this.adminListShape = this.#currentOptions.adminListShape;
    this.#log.clear();
    this.#faults.clear();
    this.#currentOptions.faults.forEach((fault) => this.injectFault(fault));
  }

  /** Switches the public site on (1) or off (0) (D35). */
  setSiteStatus(value: 0 | 1): void {
    this.db.siteStatus.put({ id: 'site', value });
  }

  /** Opens a session of an account without a request, and returns its token. Throws when the account does not exist. */
  tokenFor(loginAccount = 'admin'): string {
    const account = this.db.accounts
      .all()
      .find((candidate) => candidate.loginAccount === loginAccount);
    if (!account) throw new Error(`The seed has no account ${loginAccount}`);
    const expiresAt = this.#currentOptions.now() + this.#currentOptions.tokenTtlMs;
    return openSession(this.db.sessions, { accountId: account.id, expiresAt });
  }

  /** Expires every issued token, so that requests that require one get 401 (D3). */
  expireTokens(): void {
    for (const { id } of this.db.sessions.all()) this.db.sessions.update(id, { expiresAt: 0 });
  }

  /** Injects a fault. */
  injectFault(fault: Fault): void {
    this.#faults.add(fault);
  }

  /** Pauses the responses that a fault matches, the real ones if it has only a path, until the returned function or `release` is called. */
  hold(fault: Fault): () => void {
    return this.#faults.hold(fault);
  }

  /** Releases all paused responses, or those of one path. */
  release(path?: string): void {
    this.#faults.release(path);
  }

  /** Throws when a request or response has violated the contract, or a handler has failed unexpectedly. */
  assertContract(): void {
    if (this.mismatches.length > 0) throw new Error(this.mismatches.join('\n'));
  }

  /** Returns the response to a request for `/api/*` or an uploaded file; a network error when a fault breaks the connection. */
  handle(request: Request): Promise<Response> {
    const { variants } = this.#currentOptions;
    if (variants.length === 0) return this.#handle(request);
    return applyVariants(variants, request, (rewrittenRequest) => this.#handle(rewrittenRequest));
  }

  async #handle(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${API_PREFIX}/`)) return this.#respondWithFile(pathname);
    const { withLock, now } = this.#currentOptions;
    const entry = await this.#log.add(request, now());
    const response = await this.respondThrough(request, async (changedRequest) => {
      const handledResponse = await withLock(() =>
        this.#respond(request.clone(), changedRequest.clone()),
      );
      this.#report(await validateExchange(request.clone(), handledResponse.clone()));
      return handledResponse;
    });
    entry.status = response.status;
    return response;
  }

  /**
   * Returns the response of `process` (the mock or a real backend) after the delay and with the fault of the request.
   * `process` receives the request, which a fault may have changed.
   */
  async respondThrough(
    request: Request,
    process: (changedRequest: Request) => Promise<Response>,
  ): Promise<Response> {
    const fault = this.#faults.take(request);
    await pause(this.#currentOptions.delay);
    return fault ? this.#respondUnderFault(fault, request, process) : process(request);
  }

  async #respondUnderFault(
    fault: Fault,
    request: Request,
    process: (changedRequest: Request) => Promise<Response>,
  ): Promise<Response> {
    const isAfterProcessing = fault.afterProcessing === true;
    const waitForRelease = async () => {
      await pause(fault.delay ?? 0);
      await fault.until;
    };
    if (!isAfterProcessing) await waitForRelease();
    const locale = localeOf(request.headers.get('x-language'));
    let response = faultResponse(fault, locale, this.#currentOptions.now());
    if (!response || isAfterProcessing) {
      const processedResponse = await process(await applyRequestFault(fault, request));
      response ??= fault.changeResponse
        ? Response.json(fault.changeResponse(await processedResponse.json()), {
            status: processedResponse.status,
          })
        : processedResponse;
    }
    if (isAfterProcessing) await waitForRelease();
    return response;
  }

  #report(mismatches: string[]): void {
    this.mismatches.push(...mismatches);
    for (const mismatch of mismatches) this.#currentOptions.onMismatch(mismatch);
  }

  async #respondWithFile(pathname: string): Promise<Response> {
    const id = fileRecordIdOf(pathname);
    const file = await this.#currentOptions.withLock(() =>
      Promise.resolve(this.db.files.get(id ?? '')),
    );
    if (!file) return new Response(null, { status: 404 });
    return new Response(fileBytes(file), {
      headers: {
        'content-type': file.type,
        'x-content-type-options': 'nosniff',
        // An uploaded SVG may contain scripts.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    });
  }

  /** Processes `changedRequest`, or returns the stored response of its idempotency key (D49). */
  async #respond(request: Request, changedRequest: Request): Promise<Response> {
    const key = request.headers.get('idempotency-key');
    if (request.method === 'GET' || key === null)
      return responseOf(await this.#processRequest(changedRequest));
    const cachedResponse = await this.#idempotencyCache.respondOnce({
      request,
      key,
      accountId: this.#accountOf(request.headers.get('authorization'))?.id,
      responses: this.db.responses,
      process: () => this.#processRequest(changedRequest),
      reject: () => {
        this.#report([`${request.method} ${request.url}: the Idempotency-Key of another mutation`]);
        return this.#reject(request, new Rejection(400, 'badRequest'));
      },
    });
    return responseOf(cachedResponse);
  }

  async #processRequest(request: Request): Promise<CachedResponse> {
    try {
      const response = await this.#handleCall(request);
      const locale = localeOf(request.headers.get('x-language'));
      return {
        status: 200,
        body: { ...response, message: formatMessage('done', locale), status: 200 },
      };
    } catch (error) {
      if (error instanceof Rejection) return this.#reject(request, error);
      this.#report([`${request.url}: ${describeError(error)}`]);
      return this.#reject(request, new Rejection(500, 'internal'));
    }
  }

  #reject(request: Request, rejection: Rejection): CachedResponse {
    const locale = localeOf(request.headers.get('x-language'));
    return {
      status: rejection.status,
      body: errorBody(rejection, locale, this.#currentOptions.now()),
    };
  }

  async #handleCall(request: Request): Promise<object> {
    const operation = findOperation(request.method, new URL(request.url).pathname);
    if (!operation) throw new Rejection(404, 'unknownOperation');
    if (!acceptsJson(request)) throw new Rejection(406, 'jsonOnly');
    this.#checkSiteIsOn(operation);
    const token = request.headers.get('authorization');
    const account = this.#accountOf(token);
    checkAccess(operation, account);
    const { parameters, errors } = readParameters(operation, request);
    if (errors.length > 0) throw parameterRejection(operation, errors);
    const { origin, tokenTtlMs, now } = this.#currentOptions;
    const language = request.headers.get('x-language') ?? '';
    const call: BaseCall & { path: unknown; query: unknown; body: unknown } = {
      ...parameters,
      store: this.db,
      adminListShape: this.adminListShape,
      language,
      locale: localeOf(language),
      // Another tab, or a restored snapshot, may have chosen them.
      languages: this.db.languages,
      origin,
      time: now(),
      tokenTtlMs,
      token: account && token,
      account,
      body: await readValidBody(operation, request),
    };
    // The request is valid by the contract, so the call has the type that this handler expects.
    const handler = handlers[operation.id] as (input: typeof call) => object | Promise<object>;
    return handler(call);
  }

  #checkSiteIsOn({ id, path }: Operation): void {
    const isOff = this.db.siteStatus.get('site')?.value === 0;
    if (isOff && path.startsWith('/user/') && id !== 'getSiteStatus') {
      throw new Rejection(503, 'siteOff');
    }
  }

  #accountOf(token: string | null): Readonly<AccountRecord> | null {
    const session = token ? this.db.sessions.get(token) : undefined;
    if (!session || session.expiresAt <= this.#currentOptions.now()) return null;
    return this.db.accounts.get(session.accountId) ?? null;
  }
}

/** Throws a rejection with 401 when a required token is missing, and with 403 when a read-only account may not call the operation. */
function checkAccess({ id, method, needsToken }: Operation, account: AccountRecord | null): void {
  if (!needsToken) return;
  if (!account) throw new Rejection(401, 'unauthorized');
  if (!account.mayWrite && method !== 'GET' && !OWN_ACCOUNT_OPERATIONS.has(id)) {
    throw new Rejection(403, 'forbidden');
  }
}

/** Returns the body of a request, validated against the contract. Throws a rejection with 400, 415 or 422. */
async function readValidBody(operation: Operation, request: Request): Promise<unknown> {
  if (!hasBodyType(operation, request)) throw new Rejection(415, 'bodyTypeNotAccepted');
  const body = await readBody(operation, request).catch(() => {
    throw new Rejection(400, 'badRequest');
  });
  const [error] = validateBody(operation, body);
  if (error) throw bodyRejection(error);
  return body;
}

const responseOf = ({ status, body }: CachedResponse) => Response.json(body, { status });

function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function pause(milliseconds: number): Promise<void> | undefined {
  if (milliseconds <= 0) return undefined;
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * Returns the MSW handlers of one origin: for every request under `/api`, including unknown ones, and for uploaded files.
 * They match the origin, because a development server serves modules from folders called `api` too.
 */
export function createMswHandlers(
  respond: (request: Request) => Promise<Response>,
  origin: string,
): HttpHandler[] {
  return [
    http.all(`${origin}${API_PREFIX}/*`, ({ request }) => respond(request)),
    http.get(`${origin}/files/upload/*`, ({ request }) => respond(request)),
  ];
}

/** Creates a backend with its own store. */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const completedOptions = completeOptions(options);
  return new Backend(await createStore(completedOptions), completedOptions);
}
