import { isRecord } from '@/lib/is-record';
import { malformedError } from './errors';
import { RESPONSES, SHAPES } from './response-shapes.gen';
import { markInvalidRows } from './invalid-rows';

/** Limit the characters of a text without and of one with markup: longer ones would freeze a page. */
const MAX_PLAIN_TEXT_LENGTH = 10_000;
const MAX_RICH_TEXT_LENGTH = 1_000_000;

const MAX_ID_OR_DATE_LENGTH = 200;

type Fields = Record<string, unknown>;

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

/** Parse the values of all types in `response-shapes.gen.ts` but texts and records; undefined for invalid values. */
const VALUE_PARSERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  any: (value) => value,
  number: numberOf,
  flag: (value) => FLAGS.get(value),
  // A boolean is sent back unchanged (D33).
  loose: (value) => (typeof value === 'boolean' ? value : FLAGS.get(value)),
  id: (value) => {
    if (typeof value === 'number' && !Number.isSafeInteger(value)) return undefined;
    const text = textOf(value);
    return text?.trim() && text.length <= MAX_ID_OR_DATE_LENGTH ? value : undefined;
  },
  time: (value) => {
    const text = textOf(value);
    return text !== undefined && text.length <= MAX_ID_OR_DATE_LENGTH ? value : undefined;
  },
};

const MAX_TEXT_LENGTHS: Readonly<Record<string, number>> = {
  text: MAX_PLAIN_TEXT_LENGTH,
  word: MAX_PLAIN_TEXT_LENGTH,
  rich: MAX_RICH_TEXT_LENGTH,
};

/**
 * Parses one record of a response; undefined when it is invalid. With `rejectsIncomplete`, for staff, who send back what
 * they fetched, a record is invalid when a required field is, or when a text exceeds the limit. Visitors get every valid
 * field, texts truncated at the limit, and an empty text for an invalid required field; only the id is required.
 */
function readRecord(name: string, source: unknown, rejectsIncomplete: boolean): Fields | undefined {
  if (!isRecord(source)) return undefined;
  let hasTruncatedText = false;

  function readText(type: string, maxLength: number, value: unknown): string | undefined {
    const text = textOf(value);
    if (text === undefined || (type === 'word' && text.trim() === '')) return undefined;
    if (text.length <= maxLength) return text;
    hasTruncatedText = true;
    return `${text.slice(0, maxLength)}…`;
  }

  function readValue(type: string, value: unknown): unknown {
    if (value === null) return null;
    if (type.endsWith('[]'))
      return Array.isArray(value) ? readValues(type.slice(0, -2), value) : undefined;
    const maxLength = MAX_TEXT_LENGTHS[type];
    if (maxLength !== undefined) return readText(type, maxLength, value);
    const parseValue = VALUE_PARSERS[type];
    return parseValue ? parseValue(value) : readShape(type, value, false);
  }

  /** Returns the valid values of a list, and records the invalid ones of a self-referencing list. */
  function readValues(type: string, values: readonly unknown[]): unknown[] {
    if (type === name) return readRecords(name, values, rejectsIncomplete);
    const validValues = values
      .map((value) => readValue(type, value))
      .filter((item) => item !== undefined && item !== null);
    // Duplicate ids of a selection count once.
    return type === 'id'
      ? [...new Map(validValues.map((id) => [textOf(id), id])).values()]
      : validValues;
  }

  function readShape(shapeName: string, value: unknown, isOutermost: boolean): Fields | undefined {
    if (!isRecord(value)) return undefined;
    const fields: Fields = {};
    for (const [key, shape] of Object.entries(SHAPES[shapeName] ?? {})) {
      const isRequired = shape.endsWith('!');
      const type = isRequired ? shape.slice(0, -1) : shape;
      const parsedValue = value[key] === undefined ? undefined : readValue(type, value[key]);
      if (parsedValue !== undefined && !(isRequired && parsedValue === null))
        fields[key] = parsedValue;
      else if (isRequired) {
        if (rejectsIncomplete || !isOutermost || key === 'id') return undefined;
        fields[key] = '';
      }
    }
    return fields;
  }

  const result = readShape(name, source, true);
  return rejectsIncomplete && hasTruncatedText ? undefined : result;
}

/** Parses a list of records. Of several with the same id the first counts, since mutations refer to ids. */
function readRecords(
  name: string,
  values: readonly unknown[],
  rejectsIncomplete: boolean,
): Fields[] {
  const rows: Fields[] = [];
  const invalidSources: unknown[] = [];
  const ids = new Set<string>();
  for (const value of values) {
    const row = readRecord(name, value, rejectsIncomplete);
    const id = row && textOf(row.id);
    if (!row) invalidSources.push(value);
    else if (id === undefined || !ids.has(id)) rows.push(row);
    if (id !== undefined) ids.add(id);
  }
  return markInvalidRows(rows, invalidSources);
}

/**
 * Parses the response of a GET into values of the contract's types (docs/decisions/0011). Removes invalid records from
 * a list, for `invalidRowsIn` to report, and records with the id of an earlier one; omits invalid fields that the
 * contract does not require. With `rejectsIncomplete`, for staff, records with an invalid required field or a text that
 * is too long are invalid. Throws `ApiError` (malformed) when `result` is a single invalid record.
 */
export function parseResponse(path: string, body: unknown, rejectsIncomplete: boolean): unknown {
  const name = RESPONSES[path];
  if (!name || !isRecord(body)) return body;
  const { result } = body;
  if (Array.isArray(result))
    return { ...body, result: readRecords(name, result, rejectsIncomplete) };
  if (!isRecord(result)) return body;
  const record = readRecord(name, result, rejectsIncomplete);
  if (!record) throw malformedError(body);
  return { ...body, result: record };
}
