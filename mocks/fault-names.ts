import type { Fault } from './faults';

/** Matches fields with an enumeration in the contract (D33, D35). */
const ENUM_FIELD_PATTERN = /^(top|isLink|type|bottomWebsiteShow|is\w+Visible)$/;
const INVALID_VALUE = 7;

/** Replaces enumerated values of a body, and a number in `result` such as the site status, with a value outside the enumerations. */
function withInvalidValues(body: unknown): unknown {
  const text = JSON.stringify(body, (key, value: unknown) =>
    ENUM_FIELD_PATTERN.test(key) || (key === 'result' && typeof value === 'number')
      ? INVALID_VALUE
      : value,
  );
  return JSON.parse(text);
}

const MAIN_TEXT_FIELD_PATTERN = /^(title|name)$/;

/** Cuts the first title or name of a body to half its length. */
function truncateText(body: unknown): unknown {
  let isTruncated = false;
  const text = JSON.stringify(body, (key, value: unknown) => {
    if (
      isTruncated ||
      typeof value !== 'string' ||
      value === '' ||
      !MAIN_TEXT_FIELD_PATTERN.test(key)
    )
      return value;
    isTruncated = true;
    return value.slice(0, Math.ceil(value.length / 2));
  });
  return JSON.parse(text);
}

const BAD_GATEWAY = '<html><body><h1>502 Bad Gateway</h1></body></html>';

/** Defines the faults by their names in scenario strings: in the URL, in Jest and over HTTP. */
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
  // Never responds: the client times out (D13).
  'time-out': { until: new Promise(() => undefined) },
  // Stored, but the response is lost.
  'lost-response': { afterProcessing: true, disconnect: true },
  // Stored, but a gateway responds with 502.
  'lost-502': { afterProcessing: true, status: 502, body: BAD_GATEWAY },
  // An error with HTTP status 200, which only the fields of its body show (D6).
  'error-in-200': {
    body: {
      result: null,
      code: 500,
      success: false,
      message: 'The request was not processed.',
      status: 0,
    },
  },
  // A successful response to a request that was not processed (D52).
  'not-stored': { body: { result: null, status: 200 } },
  // A successful response, but one text is stored cut to half its length.
  'truncated-text': { changeRequest: truncateText },
  malformed: { body: '{"result": [{"id": 1,', type: 'application/json' },
  'wrong-enumeration': { changeResponse: withInvalidValues },
  'late-response': { delay: 5_000 },
} satisfies Record<string, Partial<Fault>>;

/** The name of a fault that applies to any operation. */
export type FaultName = keyof typeof FAULTS;

/** Lists the names, in order. */
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

/** Returns the fault of a name. */
export function faultOf(name: FaultName): Partial<Fault> {
  return FAULTS[name];
}
