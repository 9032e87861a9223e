import fc from 'fast-check';
import bundle from '../../mocks/openapi.gen.json' with { type: 'json' };

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Contract {
  paths: Record<
    string,
    { get?: { responses: Record<string, { content?: Record<string, { schema: Schema }> }> } }
  >;
  components: { schemas: Record<string, Schema> };
}

/** Where in an answer something lies: names of fields, and `[]` for what is in a list. */
type Spot = readonly string[];

/** One odd answer of a GET: at a spot of the contract another value stands, in the first of a list or in all. */
export interface MalformedResponse {
  path: string;
  spot: Spot;
  value: unknown;
  everywhere: boolean;
}

/** Stands for a field that is not there. */
const ABSENT = Symbol('absent');

/** Two megabytes in one text, as words, as one word, and as markup that never ends. */
const HUGE: readonly unknown[] = [
  'lex '.repeat(500_000),
  'x'.repeat(2_000_000),
  '<b '.repeat(700_000),
];

const ODD: readonly unknown[] = [
  null,
  ABSENT,
  {},
  { name: { en_US: 'nested' }, id: {} },
  [],
  [null],
  [{}],
  [[[]]],
  '',
  ' ',
  'text',
  '{"a":1}',
  '%E0%A4%A',
  '\u202etext\u0000',
  '9007199254740993',
  0,
  1,
  -1,
  42.5,
  1e21,
  true,
  false,
  ...HUGE,
];

const contract = bundle as unknown as Contract;
/** How often one kind of record is gone into below itself. */
const DEPTH = 6;

function spotsOf(schema: Schema, at: Spot): Spot[] {
  const name = schema.$ref?.replace('#/components/schemas/', '') ?? '';
  const own = contract.components.schemas[name] ?? schema;
  const below = at.length > DEPTH ? [] : [own.anyOf, own.oneOf, own.allOf].flat();
  return [
    at,
    ...below.flatMap((one) => (one ? spotsOf(one, at) : [])),
    ...(own.items && at.length <= DEPTH ? spotsOf(own.items, [...at, '[]']) : []),
    ...Object.entries(own.properties ?? {}).flatMap(([key, one]) => spotsOf(one, [...at, key])),
  ];
}

/** Every GET of the contract with the spots of its answer. */
export const READS: ReadonlyMap<string, readonly Spot[]> = new Map(
  Object.entries(contract.paths).flatMap(([path, { get }]) => {
    const schema = get?.responses['200']?.content?.['application/json']?.schema;
    if (!schema) return [];
    const spots = new Map(spotsOf(schema, []).map((spot) => [spot.join('.'), spot]));
    // A body that says it is an error is one (D6).
    spots.delete('status');
    return [[path, [...spots.values()]] as const];
  }),
);

/** Odd answers to the GET of a path. */
export function malformedResponses(path: string): fc.Arbitrary<MalformedResponse> {
  const odd = fc.record({
    path: fc.constant(path),
    spot: fc.constantFrom(...(READS.get(path) ?? [])),
    value: fc.constantFrom(...ODD),
    everywhere: fc.boolean(),
  });
  // Two megabytes in each of a hundred rows would be another thing.
  return odd.map((one) => ({ ...one, everywhere: one.everywhere && !HUGE.includes(one.value) }));
}

/** The body with another value at a spot. */
export function malform(
  body: unknown,
  { spot, value, everywhere }: Omit<MalformedResponse, 'path'>,
): unknown {
  const [step, ...rest] = spot;
  if (step === undefined) return value === ABSENT ? {} : value;
  const below = (part: unknown) => malform(part, { spot: rest, value, everywhere });
  if (step === '[]') {
    if (!Array.isArray(body)) return body;
    const parts: unknown[] = body;
    return parts.map((part, index) => (everywhere || index === 0 ? below(part) : part));
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const fields = new Map(Object.entries(body));
  if (rest.length === 0 && value === ABSENT) fields.delete(step);
  else fields.set(step, below(fields.get(step)));
  return Object.fromEntries(fields);
}

/** An odd answer in words, short enough for a report. */
export function describeResponse({ path, spot, value, everywhere }: MalformedResponse): string {
  const written = value === ABSENT ? 'absent' : JSON.stringify(value).slice(0, 40);
  return `${path} ${spot.join('.') || 'body'}${everywhere ? ' everywhere' : ''}: ${written}`;
}
