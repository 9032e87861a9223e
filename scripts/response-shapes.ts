/** The part of a schema in the bundled contract that shapes depend on. */
interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  minLength?: number;
  required?: readonly string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** The part of the bundled contract that shapes depend on. */
export interface Contract {
  paths: Record<string, { get?: Operation }>;
  components: { schemas: Record<string, Schema> };
}

/** Schemas that are parsed differently from their plain type. */
const TYPE_BY_NAME: Record<string, string> = { Id: 'id', RichText: 'rich', LooseFlag: 'loose' };

const isObject = ({ type, properties }: Schema) =>
  properties !== undefined && [type].flat().includes('object');

/**
 * Returns the code of `src/api/response-shapes.gen.ts`: the fields of each GET's `result` with their types, by which
 * `src/api/parse-response.ts` parses responses (docs/decisions/0011). Throws for a schema of unknown type.
 */
export function generateResponseShapes({ paths, components }: Contract): string {
  const shapes = new Map<string, Record<string, string>>();

  function nameOf({ $ref = '' }: Schema): string {
    return $ref.replace('#/components/schemas/', '');
  }

  function resolve(schema: Schema): Schema {
    return components.schemas[nameOf(schema)] ?? schema;
  }

  function addShape(name: string, { properties = {}, required = [] }: Schema): string {
    if (shapes.has(name)) return name;
    const fields: Record<string, string> = {};
    shapes.set(name, fields);
    for (const [key, schema] of Object.entries(properties)) {
      fields[key] = `${typeOf(schema)}${required.includes(key) ? '!' : ''}`;
    }
    return name;
  }

  /** Returns the schema without "or null". */
  function withoutNull(schema: Schema): Schema {
    const [alternative, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
    return alternative && others.length === 0 ? alternative : schema;
  }

  function typeOf(original: Schema): string {
    const schema = withoutNull(original);
    const name = nameOf(schema);
    const knownType = TYPE_BY_NAME[name];
    if (knownType) return knownType;
    const resolvedSchema = resolve(schema);
    if (isObject(resolvedSchema)) return addShape(name, resolvedSchema);
    const types = [resolvedSchema.type ?? []].flat().filter((type) => type !== 'null');
    if (resolvedSchema.items) return `${typeOf(resolvedSchema.items)}[]`;
    if (resolvedSchema.enum?.join() === '0,1') return 'flag';
    const basicType = {
      '': resolvedSchema.anyOf || resolvedSchema.oneOf ? undefined : 'any',
      string: resolvedSchema.minLength ? 'word' : 'text',
      integer: 'number',
      'integer,string': 'time',
    }[types.join()];
    if (!basicType)
      throw new Error(
        `The contract has a type without a response shape: ${JSON.stringify(original)}`,
      );
    return basicType;
  }

  /** Returns the record type of a response, single or as a list; undefined for anything else. */
  function findRecordName(schema: Schema): string | undefined {
    const options = schema.oneOf ?? schema.anyOf ?? [schema];
    for (const option of options.map((candidate) => candidate.items ?? candidate)) {
      const resolvedOption = resolve(option);
      if (isObject(resolvedOption)) return addShape(nameOf(option), resolvedOption);
    }
    return undefined;
  }

  const responses = Object.entries(paths).flatMap(([path, { get }]) => {
    const schema = get?.responses['200']?.content?.['application/json']?.schema;
    const result = schema?.allOf?.findLast(({ properties }) => properties?.result)?.properties;
    const record = result?.result && findRecordName(result.result);
    return record ? [`  '${path}': '${record}',`] : [];
  });
  const formatFields = (shapeFields: Record<string, string>) =>
    Object.entries(shapeFields).map(([key, value]) => `    ${key}: '${value}',`);
  const records = [...shapes].flatMap(([name, fieldsOfShape]) => [
    `  ${name}: {`,
    ...formatFields(fieldsOfShape),
    '  },',
  ]);
  return `${[
    '/* Generated from the contract by `npm run codegen`: the shapes by which `parse-response.ts` parses responses. */',
    '',
    '/** The fields of each record with their types; `!` marks what the contract requires. */',
    'export const SHAPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {',
    ...records,
    '};',
    '',
    '/** The record that each GET returns in `result`, once or as a list. */',
    'export const RESPONSES: Readonly<Record<string, string>> = {',
    ...responses,
    '};',
  ].join('\n')}\n`;
}
