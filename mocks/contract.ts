import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OperationId } from './call';
import bundle from './openapi.gen.json' with { type: 'json' };

/** Prefix of every call (§7). */
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

interface Document {
  paths: Record<string, Record<string, RawOperation> & { parameters?: (Parameter & Reference)[] }>;
}

/** One operation of the contract. */
export interface Operation {
  id: OperationId;
  method: string;
  /** The path as the contract writes it, without `/api`. */
  path: string;
  /** Whether it needs the token of a member of staff (D1). */
  needsToken: boolean;
  /** The media type of the request's body, or null when it has none. */
  bodyType: string | null;
  /** The HTTP codes that it may answer. */
  statuses: number[];
}

/** The parameters of a request, in the types of the contract. */
export interface Parameters {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
}

const METHODS = ['get', 'post', 'put', 'delete'];
const ROOT = 'contract';

// Named references make any part of the document a schema that can be compiled on its own.
const contract = JSON.parse(
  JSON.stringify(bundle).replaceAll('"#/components/', `"${ROOT}#/components/`),
) as Document;

const bodies = newAjv(false);
const texts = newAjv(true);

/** `coerce`: parameters arrive as text and become what their schema says. */
function newAjv(coerce: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, coerceTypes: coerce, useDefaults: coerce });
  addFormats(ajv);
  ajv.addSchema(contract, ROOT);
  return ajv;
}

function resolve<T extends object>(value: T & Reference): T {
  if (!value.$ref) return value;
  const steps = value.$ref.replace(`${ROOT}#/`, '').split('/');
  // The bundler keeps every reference within the document.
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract) as T;
}

interface Compiled {
  operation: Operation;
  raw: RawOperation;
  parameters: Parameter[];
  pattern: RegExp;
  names: string[];
  validators: Map<string, ValidateFunction>;
}

const compiled: Compiled[] = Object.entries(contract.paths)
  .flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method];
      return raw ? [prepare(method.toUpperCase(), path, raw, item.parameters ?? [])] : [];
    }),
  )
  // A path without braces outranks one whose braces would match it, too.
  .sort((a, b) => a.names.length - b.names.length);

function prepare(
  method: string,
  path: string,
  raw: RawOperation,
  shared: (Parameter & Reference)[],
): Compiled {
  const operation = {
    id: raw.operationId,
    method,
    path,
    needsToken: raw.security?.length !== 0,
    bodyType: Object.keys(raw.requestBody?.content ?? {})[0] ?? null,
    statuses: Object.keys(raw.responses).map(Number),
  };
  return {
    operation,
    raw,
    parameters: [...shared, ...(raw.parameters ?? [])].map((one) => resolve<Parameter>(one)),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
    names: [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []),
    validators: new Map(),
  };
}

/** Every operation of the contract. */
export const operations: readonly Operation[] = compiled.map(({ operation }) => operation);

function compiledOf({ id }: Operation): Compiled {
  const found = compiled.find(({ operation }) => operation.id === id);
  if (!found) throw new Error(`The contract has no operation ${id}`);
  return found;
}

/** The operation that a method and path (with `/api`) ask for, or undefined. */
export function findOperation(method: string, pathname: string): Operation | undefined {
  if (!pathname.startsWith(`${API_PREFIX}/`)) return undefined;
  const path = pathname.slice(API_PREFIX.length);
  return compiled.find((one) => one.operation.method === method && one.pattern.test(path))
    ?.operation;
}

function validator(
  one: Compiled,
  name: string,
  ajv: Ajv2020,
  schema: () => Schema,
): ValidateFunction {
  const validate = one.validators.get(name) ?? ajv.compile(schema());
  one.validators.set(name, validate);
  return validate;
}

function parametersSchema({ parameters }: Compiled): Schema {
  const part = (place: Parameter['in']): Schema => {
    const here = parameters.filter((one) => one.in === place);
    return {
      type: 'object',
      properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
      required: here.filter(({ required }) => required).map(({ name }) => name),
    };
  };
  return {
    type: 'object',
    properties: { path: part('path'), query: part('query'), header: part('header') },
  };
}

/** The parameters of a request in the contract's types, and what is wrong with them. */
export function readParameters(
  operation: Operation,
  request: Request,
): { parameters: Parameters; errors: ErrorObject[] } {
  const one = compiledOf(operation);
  const url = new URL(request.url);
  const parts = one.pattern.exec(url.pathname.slice(API_PREFIX.length)) ?? [];
  const parameters: Parameters = { path: {}, query: {}, header: {} };
  for (const [index, name] of one.names.entries()) {
    parameters.path[name] = decodeURIComponent(parts[index + 1] ?? '');
  }
  for (const { name, in: place, schema } of one.parameters) {
    const text = place === 'query' ? url.searchParams.get(name) : request.headers.get(name);
    if (place === 'path' || text === null) continue;
    // D12: lists are joined with commas.
    parameters[place][name] = schema.type === 'array' ? text.split(',').filter(Boolean) : text;
  }
  const validate = validator(one, 'parameters', texts, () => parametersSchema(one));
  return { parameters, errors: validate(parameters) ? [] : [...(validate.errors ?? [])] };
}

/** What is wrong with the body of a request. */
export function bodyErrors(operation: Operation, body: unknown): ErrorObject[] {
  const one = compiledOf(operation);
  const media = one.raw.requestBody?.content[operation.bodyType ?? ''];
  if (!media) return [];
  const validate = validator(one, 'body', bodies, () => media.schema);
  return validate(body) ? [] : [...(validate.errors ?? [])];
}

/** What is wrong with an answer, one line each. */
export function responseErrors(operation: Operation, status: number, body: unknown): string[] {
  const one = compiledOf(operation);
  const response = one.raw.responses[String(status)];
  if (!response) return [`answers ${status}, which the contract does not name`];
  const media = resolve<{ content?: Record<string, Media> }>(response).content?.[
    'application/json'
  ];
  if (!media) return [];
  const validate = validator(one, `response ${status}`, bodies, () => media.schema);
  return validate(body) ? [] : leaves(validate.errors ?? []).map(inWords);
}

/** Without what only says that no alternative fits: each says itself why. */
function leaves(errors: ErrorObject[]): ErrorObject[] {
  const plain = errors.filter(
    ({ keyword, params }) => !['anyOf', 'oneOf'].includes(keyword) && params.type !== 'null',
  );
  return plain.length > 0 ? plain : errors;
}

function inWords({ instancePath, message = '', params }: ErrorObject): string {
  return `${instancePath || '/'} ${message} ${JSON.stringify(params)}`;
}

function unknownQueries(operation: Operation, request: Request): string[] {
  const known = new Set(compiledOf(operation).parameters.map(({ name }) => name));
  return [...new URL(request.url).searchParams.keys()].filter((name) => !known.has(name));
}

async function requestErrors(operation: Operation, request: Request): Promise<string[]> {
  const body = await readBody(operation, request).catch(() => undefined);
  return [
    ...readParameters(operation, request).errors.map(inWords),
    ...unknownQueries(operation, request).map((name) => `unknown query ${name}`),
    ...(operation.bodyType ? bodyErrors(operation, body).map(inWords) : []),
  ];
}

/** Whether a request lets the answer be JSON, as all answers are: without `Accept` it lets it be anything (D50). */
export function acceptsJson(request: Request): boolean {
  const accepted = request.headers.get('accept')?.split(',') ?? ['*/*'];
  const ranges = new Map(
    accepted.map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      return [type, !parameters.some((one) => /^q=0(\.0*)?$/.test(one))];
    }),
  );
  // The nearest range decides.
  const nearest = ['application/json', 'application/*', '*/*'].find((type) => ranges.has(type));
  return nearest !== undefined && ranges.get(nearest) === true;
}

/** Whether the body of a request is of the type that the contract has for it, if it has one (D50). */
export function hasBodyType({ bodyType }: Operation, request: Request): boolean {
  const [type = ''] = request.headers.get('content-type')?.split(';') ?? [];
  return bodyType === null || type.trim().toLowerCase() === bodyType;
}

/** The body of a request: parsed JSON, or the fields of a form. Throws when it is neither. */
export async function readBody(operation: Operation, request: Request): Promise<unknown> {
  const { bodyType } = operation;
  if (bodyType === null) return null;
  if (!hasBodyType(operation, request)) throw new Error('media type');
  if (bodyType === 'application/json') return request.json();
  return Object.fromEntries(await request.formData());
}

/**
 * What in an exchange is not as the contract says, one line each; empty when all is well. A request
 * that was refused (4xx) may break the contract: that is what it was refused for. Both bodies must
 * still be unread: give clones.
 */
export async function validateExchange(request: Request, response: Response): Promise<string[]> {
  const { pathname } = new URL(request.url);
  const name = `${request.method} ${pathname}`;
  const operation = findOperation(request.method, pathname);
  if (!operation) return [`${name}: the contract has no such call`];
  const refused = response.status >= 400 && response.status < 500;
  const asked = refused ? [] : await requestErrors(operation, request);
  const body: unknown = await response.json().catch(() => undefined);
  const answered = responseErrors(operation, response.status, body);
  return [
    ...asked.map((problem) => `${name}: request: ${problem}`),
    ...answered.map((problem) => `${name}: response ${response.status}: ${problem}`),
  ];
}
