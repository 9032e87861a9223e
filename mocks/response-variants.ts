import { API_PREFIX } from './contract';

/** Rewrites requests to the mock and responses from it. */
interface Rewriting {
  /** Rewrites the URL or the body of a request, as text. */
  request?: (text: string) => string;
  /** Rewrites one field of a response; undefined omits it. */
  field?: (key: string, value: unknown) => unknown;
  /** Rewrites the serialized response. */
  response?: (json: string) => string;
}

const FLAG_FIELD_PATTERN = /^(top|isLink|bottomWebsiteShow|is\w+Visible)$/;
const ID_FIELD_PATTERN =
  /^(id|jobId|lawyerTeamId|officeId|professionalFieldId|cataId|parentId|roleId)$/;
const ID_LIST_FIELD_PATTERN = /^(jobIds|proFieldIds)$/;

/** Marks a number that JavaScript cannot represent, until the response is serialized. */
const LONG_ID_MARK = '#long-id:';

/** Returns an id with 20 digits, beyond the safe integers of JavaScript (D11). */
function toLongId(id: unknown): unknown {
  return typeof id === 'number' ? `${LONG_ID_MARK}1${String(id).padStart(19, '0')}` : id;
}

/** Returns a rewriting of flags to another type; the site status is the only flag directly in `result` (D33, D35). */
function createFlagRewriting(convert: (flag: number) => unknown): NonNullable<Rewriting['field']> {
  return (key, value) =>
    (FLAG_FIELD_PATTERN.test(key) || key === 'result') && typeof value === 'number'
      ? convert(value)
      : value;
}

/** Defines the response variants, which do not include the shapes of admin lists (`AdminListShape`). */
const VARIANTS = {
  booleans: { field: createFlagRewriting((flag) => flag === 1) },
  strings: { field: createFlagRewriting(String) },
  'long-ids': {
    request: (text) =>
      text.replace(/(?<!\d)1\d{19}(?!\d)/g, (digits) => String(Number(digits.slice(1)))),
    field: (key, value) => {
      if (ID_LIST_FIELD_PATTERN.test(key) && Array.isArray(value)) return value.map(toLongId);
      return ID_FIELD_PATTERN.test(key) ? toLongId(value) : value;
    },
    response: (json) => json.replace(new RegExp(`"${LONG_ID_MARK}(\\d+)"`, 'g'), '$1'),
  },
  'no-pageable': { field: (key, value) => (key === 'pageable' ? undefined : value) },
} satisfies Record<string, Rewriting>;

/** Names a response variant: flags as booleans or strings, ids of 20 digits (D11), lists without `pageable` (D7). */
export type ResponseVariant = keyof typeof VARIANTS;

async function rewriteRequest(
  original: Request,
  { request: rewrite }: Rewriting,
): Promise<Request> {
  if (!rewrite) return original;
  const isJson = original.headers.get('content-type')?.startsWith('application/json') === true;
  const { method, headers } = original;
  return new Request(rewrite(original.url), {
    method,
    headers,
    ...(method !== 'GET' && {
      body: isJson ? rewrite(await original.text()) : await original.arrayBuffer(),
    }),
  });
}

function isValidJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Applies all variants in one pass: parsing the rewritten text again would round long ids. If two conflict, the last one applies. */
async function rewriteResponse(
  rewritings: readonly Rewriting[],
  response: Response,
  isCountResponse: boolean,
): Promise<Response> {
  const { status, headers } = response;
  if (headers.get('content-type') !== 'application/json') return response;
  const body = await response.text();
  // A body that is not valid JSON comes from a fault and stays unchanged.
  if (!isValidJson(body)) return new Response(body, { status, headers });
  const json = JSON.stringify(JSON.parse(body), (key, original: unknown) =>
    isCountResponse && key === 'result'
      ? original
      : rewritings.reduceRight((value, { field }) => (field ? field(key, value) : value), original),
  );
  const text = rewritings.reduce(
    (rewrittenText, { response: rewrite }) => rewrite?.(rewrittenText) ?? rewrittenText,
    json,
  );
  return new Response(text, { status, headers });
}

/** Handles a request and applies these response variants to it and to its response. */
export async function applyVariants(
  variants: readonly ResponseVariant[],
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(`${API_PREFIX}/`)) return handle(request);
  const rewritings: Rewriting[] = variants.map((name) => VARIANTS[name]);
  let rewrittenRequest = request;
  for (const rewriting of rewritings)
    rewrittenRequest = await rewriteRequest(rewrittenRequest, rewriting);
  // The number of lawyers with a job is the only numeric `result` that is not a flag (D30).
  return rewriteResponse(
    rewritings,
    await handle(rewrittenRequest),
    pathname.includes('/job/check/'),
  );
}
