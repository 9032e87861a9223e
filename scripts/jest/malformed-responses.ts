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

/** The path of a value in a response: field names, and `[]` for the entries of a list. */
type ValuePath = readonly string[];

/** A malformed response to a GET: another value at one path of the contract, in the first entry of a list or in all. */
export interface MalformedResponse {
  path: string;
  valuePath: ValuePath;
  value: unknown;
  isInEveryEntry: boolean;
}

/** Marks a missing field. */
const MISSING = Symbol('absent');

/** Two megabytes in one text: as many words, as one word, and as unclosed markup. */
const HUGE_TEXTS: readonly unknown[] = [
  'lex '.repeat(500_000),
  'x'.repeat(2_000_000),
  '<b '.repeat(700_000),
];

const MALFORMED_VALUES: readonly unknown[] = [
  null,
  MISSING,
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
  ...HUGE_TEXTS,
];

const contract = bundle as unknown as Contract;
/** Length of a path beyond which no list and no combined schema is entered, so that recursive schemas end. */
const MAX_PATH_LENGTH = 6;

function valuePathsOf(schema: Schema, path: ValuePath): ValuePath[] {
  const name = schema.$ref?.replace('#/components/schemas/', '') ?? '';
  const resolvedSchema = contract.components.schemas[name] ?? schema;
  const combinedSchemas =
    path.length > MAX_PATH_LENGTH
      ? []
      : [resolvedSchema.anyOf, resolvedSchema.oneOf, resolvedSchema.allOf].flat();
  return [
    path,
    ...combinedSchemas.flatMap((child) => (child ? valuePathsOf(child, path) : [])),
    ...(resolvedSchema.items && path.length <= MAX_PATH_LENGTH
      ? valuePathsOf(resolvedSchema.items, [...path, '[]'])
      : []),
    ...Object.entries(resolvedSchema.properties ?? {}).flatMap(([key, child]) =>
      valuePathsOf(child, [...path, key]),
    ),
  ];
}

/** Every GET of the contract with the paths of its response's values. */
export const QUERIES: ReadonlyMap<string, readonly ValuePath[]> = new Map(
  Object.entries(contract.paths).flatMap(([path, { get }]) => {
    const schema = get?.responses['200']?.content?.['application/json']?.schema;
    if (!schema) return [];
    const valuePaths = new Map(
      valuePathsOf(schema, []).map((valuePath) => [valuePath.join('.'), valuePath]),
    );
    // A body that reports an error is handled as one (D6).
    valuePaths.delete('status');
    return [[path, [...valuePaths.values()]] as const];
  }),
);

/** Returns malformed responses to the GET of a path. */
export function malformedResponses(path: string): fc.Arbitrary<MalformedResponse> {
  const responses = fc.record({
    path: fc.constant(path),
    valuePath: fc.constantFrom(...(QUERIES.get(path) ?? [])),
    value: fc.constantFrom(...MALFORMED_VALUES),
    isInEveryEntry: fc.boolean(),
  });
  // Two megabytes in each of a hundred rows would test something else.
  return responses.map((response) => ({
    ...response,
    isInEveryEntry: response.isInEveryEntry && !HUGE_TEXTS.includes(response.value),
  }));
}

/** Returns the body with another value at a path. */
export function malform(
  body: unknown,
  { valuePath, value, isInEveryEntry }: Omit<MalformedResponse, 'path'>,
): unknown {
  const [step, ...rest] = valuePath;
  if (step === undefined) return value === MISSING ? {} : value;
  const malformPart = (part: unknown) => malform(part, { valuePath: rest, value, isInEveryEntry });
  if (step === '[]') {
    if (!Array.isArray(body)) return body;
    const parts: unknown[] = body;
    return parts.map((part, index) => (isInEveryEntry || index === 0 ? malformPart(part) : part));
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const fields = new Map(Object.entries(body));
  if (rest.length === 0 && value === MISSING) fields.delete(step);
  else fields.set(step, malformPart(fields.get(step)));
  return Object.fromEntries(fields);
}

/** Returns a short description of a malformed response for failure messages. */
export function describeResponse({
  path,
  valuePath,
  value,
  isInEveryEntry,
}: MalformedResponse): string {
  const valueText = value === MISSING ? 'absent' : JSON.stringify(value).slice(0, 40);
  return `${path} ${valuePath.join('.') || 'body'}${isInEveryEntry ? ' everywhere' : ''}: ${valueText}`;
}
