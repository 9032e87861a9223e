import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OperationId } from './call';
import bundle from './openapi.gen.json' with { type: 'json' };

/** The path prefix of every API request (§7). */
export const API_PREFIX = '/api';

type Schema = Record<string, unknown>;

interface Reference {
  $ref?: string;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface Media {
  schema: Schema;
}

interface RawOperation {
  operationId: OperationId;
  security?: unknown[];
  parameters?: (Parameter & Reference)[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Reference & { content?: Record<string, Media> }>;
}

interface ContractDocument {
  paths: Record<string, Record<string, RawOperation> & { parameters?: (Parameter & Reference)[] }>;
}

/** One operation of the contract. */
export interface Operation {
  id: OperationId;
  method: string;
  /** The path template of the contract, without `/api`. */
  path: string;
  /** Whether it requires a staff token (D1). */
  needsToken: boolean;
  /** The media type of the request body; null without a body. */
  bodyType: string | null;
  /** The HTTP statuses of its responses. */
  statuses: number[];
}

/** The parameters of a request, parsed to the types of the contract. */
interface Parameters {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
}

const METHODS = ['get', 'post', 'put', 'delete'];
const ROOT_ID = 'contract';

// With absolute references, any part of the document compiles as a schema of its own.
const contract = JSON.parse(
  JSON.stringify(bundle).replaceAll('"#/components/', `"${ROOT_ID}#/components/`),
) as ContractDocument;

const bodyAjv = createAjv(false);
const parameterAjv = createAjv(true);

/** Creates a validator; `coercesTypes` converts text parameters to the types of their schema, and sets defaults. */
function createAjv(coercesTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    ...{ strict: false, coerceTypes: coercesTypes, useDefaults: coercesTypes },
    // The linter of the contract validates its schemas: here, every test file would do it again.
    validateSchema: false,
    // A validator checks few bodies: optimizing its code takes longer than it saves.
    code: { optimize: false },
  });
  addFormats(ajv);
  ajv.addSchema(contract, ROOT_ID);
  return ajv;
}

function resolveReference<T extends object>(value: T & Reference): T {
  if (!value.$ref) return value;
  const keys = value.$ref.replace(`${ROOT_ID}#/`, '').split('/');
  // The bundler keeps every reference within the document.
  return keys.reduce<unknown>(
    (node, step) => (node as Record<string, unknown>)[step],
    contract,
  ) as T;
}

interface CompiledOperation {
  operation: Operation;
  definition: RawOperation;
  parameters: Parameter[];
  pattern: RegExp;
  pathParameterNames: string[];
  validators: Map<string, ValidateFunction>;
}

const compiledOperations: CompiledOperation[] = Object.entries(contract.paths)
  .flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const rawOperation = item[method];
      return rawOperation
        ? [compileOperation(method.toUpperCase(), path, rawOperation, item.parameters ?? [])]
        : [];
    }),
  )
  // A static path takes precedence over one with parameters that matches too.
  .sort((a, b) => a.pathParameterNames.length - b.pathParameterNames.length);

function compileOperation(
  method: string,
  path: string,
  rawOperation: RawOperation,
  sharedParameters: (Parameter & Reference)[],
): CompiledOperation {
  const operation = {
    id: rawOperation.operationId,
    method,
    path,
    needsToken: rawOperation.security?.length !== 0,
    bodyType: Object.keys(rawOperation.requestBody?.content ?? {})[0] ?? null,
    statuses: Object.keys(rawOperation.responses).map(Number),
  };
  return {
    operation,
    definition: rawOperation,
    parameters: [...sharedParameters, ...(rawOperation.parameters ?? [])].map((parameter) =>
      resolveReference<Parameter>(parameter),
    ),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
    pathParameterNames: [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []),
    validators: new Map(),
  };
}

/** Lists every operation of the contract. */
export const operations: readonly Operation[] = compiledOperations.map(
  ({ operation }) => operation,
);

function compiledOperationOf({ id }: Operation): CompiledOperation {
  const match = compiledOperations.find(({ operation }) => operation.id === id);
  if (!match) throw new Error(`The contract has no operation ${id}`);
  return match;
}

/** Returns the operation of a method and a path (with `/api`), or undefined. */
export function findOperation(method: string, pathname: string): Operation | undefined {
  if (!pathname.startsWith(`${API_PREFIX}/`)) return undefined;
  const path = pathname.slice(API_PREFIX.length);
  return compiledOperations.find(
    (compiledOperation) =>
      compiledOperation.operation.method === method && compiledOperation.pattern.test(path),
  )?.operation;
}

function validatorOf(
  compiledOperation: CompiledOperation,
  name: string,
  ajv: Ajv2020,
  schema: () => Schema,
): ValidateFunction {
  const validate = compiledOperation.validators.get(name) ?? ajv.compile(schema());
  compiledOperation.validators.set(name, validate);
  return validate;
}

function parametersSchemaOf({ parameters }: CompiledOperation): Schema {
  const schemaOf = (location: Parameter['in']): Schema => {
    const locationParameters = parameters.filter((parameter) => parameter.in === location);
    return {
      type: 'object',
      properties: Object.fromEntries(locationParameters.map(({ name, schema }) => [name, schema])),
      required: locationParameters.filter(({ required }) => required).map(({ name }) => name),
    };
  };
  return {
    type: 'object',
    properties: { path: schemaOf('path'), query: schemaOf('query'), header: schemaOf('header') },
  };
}

/** Returns the parameters of a request in the contract's types, and their validation errors. */
export function readParameters(
  operation: Operation,
  request: Request,
): { parameters: Parameters; errors: ErrorObject[] } {
  const compiledOperation = compiledOperationOf(operation);
  const url = new URL(request.url);
  const pathMatch = compiledOperation.pattern.exec(url.pathname.slice(API_PREFIX.length)) ?? [];
  const parameters: Parameters = { path: {}, query: {}, header: {} };
  for (const [index, name] of compiledOperation.pathParameterNames.entries()) {
    parameters.path[name] = decodeURIComponent(pathMatch[index + 1] ?? '');
  }
  for (const { name, in: location, schema } of compiledOperation.parameters) {
    const text = location === 'query' ? url.searchParams.get(name) : request.headers.get(name);
    if (location === 'path' || text === null) continue;
    // D12: lists are joined with commas.
    parameters[location][name] = schema.type === 'array' ? text.split(',').filter(Boolean) : text;
  }
  const validate = validatorOf(compiledOperation, 'parameters', parameterAjv, () =>
    parametersSchemaOf(compiledOperation),
  );
  return { parameters, errors: validate(parameters) ? [] : [...(validate.errors ?? [])] };
}

/** Returns the validation errors of a request body. */
export function validateBody(operation: Operation, body: unknown): ErrorObject[] {
  const compiledOperation = compiledOperationOf(operation);
  const media = compiledOperation.definition.requestBody?.content[operation.bodyType ?? ''];
  if (!media) return [];
  const validate = validatorOf(compiledOperation, 'body', bodyAjv, () => media.schema);
  return validate(body) ? [] : [...(validate.errors ?? [])];
}

/** Returns the contract violations of a response, one line each. */
export function validateResponse(operation: Operation, status: number, body: unknown): string[] {
  const compiledOperation = compiledOperationOf(operation);
  const response = compiledOperation.definition.responses[String(status)];
  if (!response) return [`responds with ${status}, which the contract does not define`];
  const media = resolveReference<{ content?: Record<string, Media> }>(response).content?.[
    'application/json'
  ];
  if (!media) return [];
  const validate = validatorOf(
    compiledOperation,
    `response ${status}`,
    bodyAjv,
    () => media.schema,
  );
  return validate(body) ? [] : omitCombiningErrors(validate.errors ?? []).map(formatError);
}

/** Omits errors that report only that no alternative matches or that a value is not null, if other errors contain the reason. */
function omitCombiningErrors(errors: ErrorObject[]): ErrorObject[] {
  const nonCombiningErrors = errors.filter(
    ({ keyword, params }) => !['anyOf', 'oneOf'].includes(keyword) && params.type !== 'null',
  );
  return nonCombiningErrors.length > 0 ? nonCombiningErrors : errors;
}

function formatError({ instancePath, message = '', params }: ErrorObject): string {
  return `${instancePath || '/'} ${message} ${JSON.stringify(params)}`;
}

function findUnknownQueryNames(operation: Operation, request: Request): string[] {
  const knownNames = new Set(compiledOperationOf(operation).parameters.map(({ name }) => name));
  return [...new URL(request.url).searchParams.keys()].filter((name) => !knownNames.has(name));
}

async function validateRequest(operation: Operation, request: Request): Promise<string[]> {
  const body = await readBody(operation, request).catch(() => undefined);
  return [
    ...readParameters(operation, request).errors.map(formatError),
    ...findUnknownQueryNames(operation, request).map((name) => `unknown query ${name}`),
    ...(operation.bodyType ? validateBody(operation, body).map(formatError) : []),
  ];
}

/** Returns whether the `Accept` header allows JSON; a request without the header accepts anything (D50). */
export function acceptsJson(request: Request): boolean {
  const acceptedTypes = request.headers.get('accept')?.split(',') ?? ['*/*'];
  const ranges = new Map(
    acceptedTypes.map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      return [type, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );
  // The most specific range decides.
  const preferredRange = ['application/json', 'application/*', '*/*'].find((type) =>
    ranges.has(type),
  );
  return preferredRange !== undefined && ranges.get(preferredRange) === true;
}

/** Returns whether a request has the body type of its operation, if the contract defines one (D50). */
export function hasBodyType({ bodyType }: Operation, request: Request): boolean {
  const [type = ''] = request.headers.get('content-type')?.split(';') ?? [];
  return bodyType === null || type.trim().toLowerCase() === bodyType;
}

/** Returns the body of a request: parsed JSON, the fields of a form, or null if its operation has none. Throws for another type of body. */
export async function readBody(operation: Operation, request: Request): Promise<unknown> {
  const { bodyType } = operation;
  if (bodyType === null) return null;
  if (!hasBodyType(operation, request))
    throw new Error('The media type of the body is not that of the contract');
  if (bodyType === 'application/json') return request.json();
  return Object.fromEntries(await request.formData());
}

/**
 * Returns the contract violations of a request and its response, one line each. Ignores the request when it was rejected
 * (4xx). Reads both bodies: pass clones.
 */
export async function validateExchange(request: Request, response: Response): Promise<string[]> {
  const { pathname } = new URL(request.url);
  const name = `${request.method} ${pathname}`;
  const operation = findOperation(request.method, pathname);
  if (!operation) return [`${name}: the contract does not define this operation`];
  const isRejected = response.status >= 400 && response.status < 500;
  const requestMismatches = isRejected ? [] : await validateRequest(operation, request);
  const body: unknown = await response.json().catch(() => undefined);
  const responseMismatches = validateResponse(operation, response.status, body);
  return [
    ...requestMismatches.map((mismatch) => `${name}: request: ${mismatch}`),
    ...responseMismatches.map((mismatch) => `${name}: response ${response.status}: ${mismatch}`),
  ];
}
