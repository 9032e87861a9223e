import type { Fault } from './faults';

/** Fields of which the contract lists every value (D33, D35). */
const ENUMERATION = /^(top|isLink|type|bottomWebsiteShow|is\w+Visible)$/;
const NO_VALUE = 7;

/** A body whose flags and kinds have values that the contract does not know. */
function strange(body: unknown): unknown {
  const text = JSON.stringify(body, (key, value: unknown) =>
    ENUMERATION.test(key) || (key === 'result' && typeof value === 'number') ? NO_VALUE : value,
  );
  return JSON.parse(text);
}

const MAIN_TEXT = /^(title|name)$/;

/** A body of which one text is cut to its first half: the first title or name that is sent. */
function cutText(body: unknown): unknown {
  let done = false;
  const text = JSON.stringify(body, (key, value: unknown) => {
    if (done || typeof value !== 'string' || value === '' || !MAIN_TEXT.test(key)) return value;
    done = true;
    return value.slice(0, Math.ceil(value.length / 2));
  });
  return JSON.parse(text);
}

const BAD_GATEWAY = '<html><body><h1>502 Bad Gateway</h1></body></html>';

/** Failures by the names they have everywhere: in the page's address, in Jest and over HTTP. */
const FAULTS = {
  '401': { status: 401 },
  '403': { status: 403 },
  '404': { status: 404 },
  '409': { status: 409 },
  '413': { status: 413 },
  '422': { status: 422 },
  '429': { status: 429 },
  '500': { status: 500 },
  '502': { status: 502, body: BAD_GATEWAY },
  '503': { status: 503 },
  // Nothing is ever answered: the client gives up (D13).
  'time-out': { until: new Promise(() => undefined) },
  // Carried out and stored, but nobody hears of it.
  'lost-answer': { after: true, disconnect: true },
  // The same, as a gateway in between says it.
  'lost-502': { after: true, status: 502, body: BAD_GATEWAY },
  // A failure in a body that only its fields tell from a success (D6).
  'error-in-200': {
    body: { result: null, code: 500, success: false, message: 'Not carried out.', status: 0 },
  },
  // A success in every field, of a call that was not carried out (D52).
  'not-stored': { body: { result: null, status: 200 } },
  // A success of a call that was carried out, but with a text cut to half its length.
  'cut-text': { changeRequest: cutText },
  malformed: { body: '{"result": [{"id": 1,', type: 'application/json' },
  'wrong-enumeration': { change: strange },
  late: { delay: 5_000 },
} satisfies Record<string, Partial<Fault>>;

/** Names a failure that can be played on any operation. */
export type FaultName = keyof typeof FAULTS;

/** The names, in order. */
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

/** What a failure of this name does. */
export function faultOf(name: FaultName): Partial<Fault> {
  return FAULTS[name];
}
