import { API_PREFIX } from './contract';
import type { Locale } from './messages';
import { errorBody, isRejectionStatus, Rejection, defaultMessageKey } from './rejection';

/** Describes a fault: another or a changed response, a changed request, a broken connection or a delay. */
export interface Fault {
  /** Any method when absent. */
  method?: string;
  /** A path with or without `/api`: `{id}` matches one segment, `*` anything. */
  path: string;
  /** The HTTP status; 200 when only `body` is set. */
  status?: number;
  /** The response body: a string of the media type `type`, or a JSON value. Absent with a `status` that may have a body: the error body of §3. */
  body?: unknown;
  /** The media type of a string body; HTML when absent. */
  type?: string;
  /** Milliseconds before the response. Without other options, the real response follows. */
  delay?: number;
  /** Delays the response until the promise resolves; only for callers in the same process. */
  until?: Promise<unknown>;
  /** Breaks the connection instead of responding. */
  disconnect?: boolean;
  /** Changes the request body before it is processed; only for callers in the same process. */
  changeRequest?: (body: unknown) => unknown;
  /** Changes the real response body after its validation; only for callers in the same process. */
  changeResponse?: (body: unknown) => unknown;
  /**
   * Processes and stores the request first, so that only its response is delayed, replaced or lost. Has no effect without
   * another option.
   */
  afterProcessing?: boolean;
  /** The number of affected requests, which may be 0; 1 when absent. */
  times?: number | 'always';
  /** Affects every nth matching request; each one when absent. */
  every?: number;
  /** Called when the last affected request arrives; only for callers in the same process. */
  onUsedUp?: () => void;
}

const STATUSES_WITHOUT_BODY = [204, 205, 304];

function toPathPattern(path: string): RegExp {
  const localPath = path.startsWith(`${API_PREFIX}/`) ? path.slice(API_PREFIX.length) : path;
  const escapedPath = localPath.replace(/[.+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escapedPath.replace(/\{\w+\}/g, '[^/]+').replaceAll('*', '.*')}$`);
}

/** Returns a predicate for requests under `/api` of this method and path. */
export function createCallMatcher({
  method,
  path,
}: Pick<Fault, 'method' | 'path'>): (request: Pick<Request, 'method' | 'url'>) => boolean {
  const pattern = toPathPattern(path);
  return (request) => {
    const { pathname } = new URL(request.url);
    return (
      (method ?? request.method).toUpperCase() === request.method &&
      pathname.startsWith(`${API_PREFIX}/`) &&
      pattern.test(pathname.slice(API_PREFIX.length))
    );
  };
}

/** Stores the active faults. */
export class Faults {
  #activeFaults: {
    fault: Fault;
    remainingCount: number;
    matchCount: number;
    matches: ReturnType<typeof createCallMatcher>;
  }[] = [];
  #pausedResponses: { path: string; release: () => void }[] = [];

  /** Activates a fault. */
  add(fault: Fault): void {
    const remainingCount = fault.times === 'always' ? Infinity : (fault.times ?? 1);
    if (remainingCount <= 0) return;
    this.#activeFaults.push({
      fault,
      remainingCount,
      matchCount: 0,
      matches: createCallMatcher(fault),
    });
  }

  /** Returns the fault for a request and counts its use. A fault with a limited count takes precedence over a permanent one. */
  take(request: Pick<Request, 'method' | 'url'>): Fault | undefined {
    const matchingFaults = this.#activeFaults.filter(({ matches }) => matches(request));
    for (const fault of matchingFaults) fault.matchCount += 1;
    const dueFaults = matchingFaults.filter(
      ({ fault, matchCount }) => matchCount % (fault.every ?? 1) === 0,
    );
    const selectedFault =
      dueFaults.find(({ remainingCount }) => remainingCount !== Infinity) ?? dueFaults[0];
    if (!selectedFault) return undefined;
    selectedFault.remainingCount -= 1;
    if (selectedFault.remainingCount === 0) {
      this.#activeFaults = this.#activeFaults.filter((active) => active !== selectedFault);
      selectedFault.fault.onUsedUp?.();
    }
    return selectedFault.fault;
  }

  /** Activates a fault that pauses the affected responses until the returned function or `release` is called. */
  hold(fault: Fault): () => void {
    let release: () => void = () => undefined;
    const responseRelease = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#pausedResponses.push({ path: fault.path, release });
    this.add({ ...fault, until: responseRelease });
    return release;
  }

  /** Releases all paused responses, or those whose fault has exactly this path. */
  release(path?: string): void {
    for (const response of this.#pausedResponses)
      if (path === undefined || response.path === path) response.release();
    this.#pausedResponses = this.#pausedResponses.filter(
      (response) => path !== undefined && response.path !== path,
    );
  }

  /** Removes all faults and releases all paused responses. */
  clear(): void {
    this.#activeFaults = [];
    this.release();
  }
}

/** Returns the request to process: unchanged, or with the JSON body that the fault changed. */
export async function applyRequestFault(fault: Fault, request: Request): Promise<Request> {
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  if (!fault.changeRequest || !isJson) return request;
  const changedBody = fault.changeRequest(await request.clone().json());
  return new Request(request.clone(), { body: JSON.stringify(changedBody) });
}

/** Returns the response of a fault, or null when the real one follows. */
export function faultResponse(fault: Fault, locale: Locale, time: number): Response | null {
  if (fault.disconnect) return Response.error();
  const status = fault.status ?? 200;
  if (STATUSES_WITHOUT_BODY.includes(status)) return new Response(null, { status });
  if (typeof fault.body === 'string') {
    const { type = 'text/html' } = fault;
    return new Response(fault.body, { status, headers: { 'content-type': type } });
  }
  if (fault.body !== undefined) return Response.json(fault.body, { status });
  if (fault.status === undefined) return null;
  const knownStatus = isRejectionStatus(status) ? status : 500;
  const rejection = new Rejection(knownStatus, defaultMessageKey(knownStatus), {
    limit: 5,
    field: 'title',
  });
  return Response.json({ ...errorBody(rejection, locale, time), status }, { status });
}
