import { API_PREFIX } from './contract';
import type { Locale } from './messages';
import { errorBody, isRejectionStatus, Rejection, usualMessage } from './rejection';

/** A failure to play instead of the real answer, or a delay before it. */
export interface Fault {
  /** Any method when absent. */
  method?: string;
  /** A path with or without `/api`: `{id}` stands for one part of it, `*` for anything. */
  path: string;
  /** The HTTP code; 200 when only a `body` is given. */
  status?: number;
  /** What to answer: text as HTML, anything else as JSON. Absent: the error body of §3. */
  body?: unknown;
  /** The media type of a body that is text; HTML when absent. */
  type?: string;
  /** Milliseconds to wait first. With nothing else the answer is then the real one. */
  delay?: number;
  /** Waited for as well, by who plays the failure in the same program. */
  until?: Promise<unknown>;
  /** Breaks the connection instead of answering. */
  disconnect?: boolean;
  /** Makes another body of the one that is sent, before the call is carried out: by who plays the failure in the same program. */
  changeRequest?: (body: unknown) => unknown;
  /** Makes another body of the real one, which was checked before: by who plays the failure in the same program. */
  change?: (body: unknown) => unknown;
  /**
   * Carries the call out first: what it stores stays stored, and only then is the delay waited and the
   * answer lost. With nothing else it does nothing.
   */
  after?: boolean;
  /** How often to do so: once when absent. */
  times?: number | 'always';
  /** Plays it at each so many-th of the requests that it is for; at each when absent. */
  every?: number;
  /** Told when it has been played for the last time, by who plays it in the same program. */
  over?: () => void;
}

const WITHOUT_BODY = [204, 205, 304];

function pattern(path: string): RegExp {
  const local = path.startsWith(`${API_PREFIX}/`) ? path.slice(API_PREFIX.length) : path;
  const escaped = local.replace(/[.+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '[^/]+').replaceAll('*', '.*')}$`);
}

/** Whether a request is one of these calls. */
export function callMatches({
  method,
  path,
}: Pick<Fault, 'method' | 'path'>): (request: Pick<Request, 'method' | 'url'>) => boolean {
  const local = pattern(path);
  return (request) =>
    (method ?? request.method).toUpperCase() === request.method &&
    local.test(new URL(request.url).pathname.slice(API_PREFIX.length));
}

/** The failures that are still to be played. */
export class Faults {
  #waiting: { fault: Fault; left: number; met: number; matches: ReturnType<typeof callMatches> }[] =
    [];
  #held: { path: string; letGo: () => void }[] = [];

  /** Plays a failure from now on. */
  add(fault: Fault): void {
    const left = fault.times === 'always' ? Infinity : (fault.times ?? 1);
    this.#waiting.push({ fault, left, met: 0, matches: callMatches(fault) });
  }

  /** The failure to play for a request, which is thereby played once: rather one that ends than one that is always played. */
  take(request: Pick<Request, 'method' | 'url'>): Fault | undefined {
    const meant = this.#waiting.filter(({ matches }) => matches(request));
    for (const one of meant) one.met += 1;
    const due = meant.filter(({ fault, met }) => met % (fault.every ?? 1) === 0);
    const found = due.find(({ left }) => left !== Infinity) ?? due[0];
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) {
      this.#waiting = this.#waiting.filter((one) => one !== found);
      found.fault.over?.();
    }
    return found.fault;
  }

  /** Plays a failure from now on, each time not before the function that it gives is called. */
  hold(fault: Fault): () => void {
    let letGo: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    this.#held.push({ path: fault.path, letGo });
    this.add({ ...fault, until });
    return letGo;
  }

  /** Lets go what is held: all of it, or that of one path as it was given. */
  release(path?: string): void {
    for (const one of this.#held) if (path === undefined || one.path === path) one.letGo();
    this.#held = this.#held.filter((one) => path !== undefined && one.path !== path);
  }

  /** Plays no failure any more, and holds nothing back. */
  clear(): void {
    this.#waiting = [];
    this.release();
  }
}

/** The request that is carried out: the one that was sent, or one whose JSON body the failure has changed. */
export async function requestUnder(fault: Fault | undefined, request: Request): Promise<Request> {
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  if (!fault?.changeRequest || !isJson) return request;
  const changed = fault.changeRequest(await request.clone().json());
  return new Request(request.clone(), { body: JSON.stringify(changed) });
}

/** The answer that a failure gives, or null when it only delays the real one. */
export function faultResponse(fault: Fault, locale: Locale, time: number): Response | null {
  if (fault.disconnect) return Response.error();
  const status = fault.status ?? 200;
  if (WITHOUT_BODY.includes(status)) return new Response(null, { status });
  if (typeof fault.body === 'string') {
    const { type = 'text/html' } = fault;
    return new Response(fault.body, { status, headers: { 'content-type': type } });
  }
  if (fault.body !== undefined) return Response.json(fault.body, { status });
  if (fault.status === undefined) return null;
  const known = isRejectionStatus(status) ? status : 500;
  const refusal = new Rejection(known, usualMessage(known), { limit: 5, field: 'title' });
  return Response.json({ ...errorBody(refusal, locale, time), status }, { status });
}
