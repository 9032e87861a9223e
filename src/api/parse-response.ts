import { malformed } from './errors';
import { RESPONSES, SHAPES } from './response-shapes.gen';
import { markInvalidRows } from './invalid-rows';

/** The most characters of one text: a line of a form, and a text with markup. More would stop a page. */
const MOST = { line: 10_000, rich: 1_000_000 };

/** The longest id or moment. */
const LONGEST_ID = 200;

type Fields = Record<string, unknown>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text, or the digits of a number that stands in its place. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

const FLAGS = new Map<unknown, 0 | 1>([
  [0, 0],
  [1, 1],
  [false, 0],
  [true, 1],
  ['0', 0],
  ['1', 1],
]);

/** How values are read by their kind in `response-shapes.gen.ts`; undefined for what cannot be read. Texts are read below. */
const CONTENT_TYPES: Readonly<Record<string, (value: unknown) => unknown>> = {
  any: (value) => value,
  number: numberOf,
  flag: (value) => FLAGS.get(value),
  // A boolean is written back as it came (D33).
  loose: (value) => (typeof value === 'boolean' ? value : FLAGS.get(value)),
  id: (value) => {
    if (typeof value === 'number' && !Number.isSafeInteger(value)) return undefined;
    const text = textOf(value);
    return text?.trim() && text.length <= LONGEST_ID ? value : undefined;
  },
  time: (value) => {
    const text = textOf(value);
    return text !== undefined && text.length <= LONGEST_ID ? value : undefined;
  },
};

const TEXTS: Readonly<Record<string, number>> = {
  text: MOST.line,
  word: MOST.line,
  rich: MOST.rich,
};

/**
 * Reads one record of an answer. `strict`: for staff, who write back what they read, a record of which something
 * that the contract requires cannot be read, or of which a text is longer than a page can bear, is none. Visitors
 * get what can be read of it, and long texts up to that length; for them it needs no more than its id.
 * Gives undefined for what is none.
 */
function readRecord(name: string, source: unknown, strict: boolean): Fields | undefined {
  if (!isRecord(source)) return undefined;
  let whole = true;

  function readText(kind: string, most: number, value: unknown): string | undefined {
    const text = textOf(value);
    if (text === undefined || (kind === 'word' && text.trim() === '')) return undefined;
    if (text.length <= most) return text;
    if (strict) whole = false;
    return `${text.slice(0, most)}…`;
  }

  function read(kind: string, value: unknown): unknown {
    if (value === null) return null;
    if (kind.endsWith('[]'))
      return Array.isArray(value) ? list(kind.slice(0, -2), value) : undefined;
    const most = TEXTS[kind];
    if (most !== undefined) return readText(kind, most, value);
    const simple = CONTENT_TYPES[kind];
    return simple ? simple(value) : record(kind, value, false);
  }

  /** What can be read of a list; those among its own kind of records that cannot are named. */
  function list(kind: string, values: readonly unknown[]): unknown[] {
    if (kind === name) return readRecords(name, values, strict);
    const readable = values
      .map((value) => read(kind, value))
      .filter((one) => one !== undefined && one !== null);
    // What is picked is picked once.
    return kind === 'id' ? [...new Map(readable.map((id) => [textOf(id), id])).values()] : readable;
  }

  function record(of: string, value: unknown, outermost: boolean): Fields | undefined {
    if (!isRecord(value)) return undefined;
    const result: Fields = {};
    for (const [key, given] of Object.entries(SHAPES[of] ?? {})) {
      const required = given.endsWith('!');
      const kind = required ? given.slice(0, -1) : given;
      const one = value[key] === undefined ? undefined : read(kind, value[key]);
      if (one !== undefined && !(required && one === null)) result[key] = one;
      else if (required) {
        if (strict || !outermost || key === 'id') return undefined;
        result[key] = '';
      }
    }
    return result;
  }

  const result = record(name, source, true);
  return whole ? result : undefined;
}

/** Reads a list of records. Of several with one id the first counts: what is written goes by ids. */
function readRecords(name: string, values: readonly unknown[], strict: boolean): Fields[] {
  const rows: Fields[] = [];
  const others: unknown[] = [];
  const ids = new Set<string>();
  for (const value of values) {
    const row = readRecord(name, value, strict);
    const id = row && textOf(row.id);
    if (!row) others.push(value);
    else if (id === undefined || !ids.has(id)) rows.push(row);
    if (id !== undefined) ids.add(id);
  }
  return markInvalidRows(rows, others);
}

/**
 * Reads what a GET of the contract answered into values of the contract's types (docs/decisions/0011): the one place
 * that does. Records of a list that cannot be read are taken out of it and named by `invalidRowsIn`; fields that cannot be
 * read and that the contract does not require are left out. Whatever else the body holds is given as it came.
 * `strict` is what staff get. Throws `ApiError` (malformed) where the one record of an answer cannot be read.
 */
export function parseResponse(path: string, body: unknown, strict: boolean): unknown {
  const name = RESPONSES[path];
  if (!name || !isRecord(body)) return body;
  const { result } = body;
  if (Array.isArray(result)) return { ...body, result: readRecords(name, result, strict) };
  if (!isRecord(result)) return body;
  const record = readRecord(name, result, strict);
  if (!record) throw malformed(body);
  return { ...body, result: record };
}
