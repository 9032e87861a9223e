import { API_PREFIX } from './contract';

/** Rewrites what passes between the mock and whoever calls it. */
interface Rewriting {
  /** The address or the body of a request, as text. */
  asked?: (text: string) => string;
  /** One field of an answer; undefined leaves it out. */
  field?: (key: string, value: unknown) => unknown;
  /** The answer once it is text. */
  answered?: (json: string) => string;
}

const FLAG = /^(top|isLink|bottomWebsiteShow|is\w+Visible)$/;
const ID = /^(id|jobId|lawyerTeamId|officeId|professionalFieldId|cataId|parentId|roleId)$/;
const IDS = /^(jobIds|proFieldIds)$/;

/** Where a number stands that JSON cannot hold, until there is text. */
const MARK = '#long-id:';

/** An id as one of 20 digits, beyond what JavaScript's numbers hold (D11). */
function long(id: unknown): unknown {
  return typeof id === 'number' ? `${MARK}1${String(id).padStart(19, '0')}` : id;
}

/** Flags in another form; the site status is the one flag that stands in `result` itself (D33, D35). */
function flagsAs(form: (flag: number) => unknown): NonNullable<Rewriting['field']> {
  return (key, value) =>
    (FLAG.test(key) || key === 'result') && typeof value === 'number' ? form(value) : value;
}

/** How backends speak that differ from this one in more than what they list. */
const DIALECTS = {
  booleans: { field: flagsAs((flag) => flag === 1) },
  strings: { field: flagsAs(String) },
  'long-ids': {
    asked: (text) =>
      text.replace(/(?<!\d)1\d{19}(?!\d)/g, (digits) => String(Number(digits.slice(1)))),
    field: (key, value) => {
      if (IDS.test(key) && Array.isArray(value)) return value.map(long);
      return ID.test(key) ? long(value) : value;
    },
    answered: (json) => json.replace(new RegExp(`"${MARK}(\\d+)"`, 'g'), '$1'),
  },
  'no-pageable': { field: (key, value) => (key === 'pageable' ? undefined : value) },
} satisfies Record<string, Rewriting>;

/** Names a dialect: flags as booleans or strings, ids of 20 digits (D11), lists without `pageable` (D7). */
export type ResponseVariant = keyof typeof DIALECTS;

async function rewritten(request: Request, { asked }: Rewriting): Promise<Request> {
  if (!asked) return request;
  const isJson = request.headers.get('content-type')?.startsWith('application/json') === true;
  const { method, headers } = request;
  return new Request(asked(request.url), {
    method,
    headers,
    ...(method !== 'GET' && {
      body: isJson ? asked(await request.text()) : await request.arrayBuffer(),
    }),
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The answer in all dialects at once: what is text already, such as a long id, must not be read again. */
async function answerIn(
  dialects: readonly Rewriting[],
  response: Response,
  isCount: boolean,
): Promise<Response> {
  const { status, headers } = response;
  if (headers.get('content-type') !== 'application/json') return response;
  const plain = await response.text();
  // A failure that is played is said in every dialect alike.
  if (!isJson(plain)) return new Response(plain, { status, headers });
  const json = JSON.stringify(JSON.parse(plain), (key, given: unknown) =>
    isCount && key === 'result'
      ? given
      : dialects.reduce((value, { field }) => (field ? field(key, value) : value), given),
  );
  const text = dialects.reduce((all, { answered }) => answered?.(all) ?? all, json);
  return new Response(text, { status, headers });
}

/** Has a request carried out by a backend that speaks as these dialects do. */
export async function applyVariants(
  names: readonly ResponseVariant[],
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (names.length === 0 || !pathname.startsWith(`${API_PREFIX}/`)) return handle(request);
  const dialects: Rewriting[] = names.map((name) => DIALECTS[name]);
  let asked = request;
  for (const dialect of dialects) asked = await rewritten(asked, dialect);
  // The one number that is a whole result and no flag is how many hold a job (D30).
  return answerIn(dialects, await handle(asked), pathname.includes('/job/check/'));
}
