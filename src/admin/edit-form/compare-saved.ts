import { plainText } from '@/lib/plain-text';

/** Values by the names of the form's fields. */
type FieldValues = Readonly<Record<string, unknown>>;

export interface ComparedFields {
  sentValues: FieldValues;
  storedValues: FieldValues;
}

/**
 * Returns the fields of the language versions that were sent, and those of the stored ones, which `storedVersionIn`
 * returns. `fieldsOf` returns the fields of a version by their names in the form, without the language.
 */
export function compareVersions<Sent extends { lang: string }, Stored>(
  sentVersions: readonly Sent[],
  storedVersionIn: (lang: string) => Stored | undefined,
  fieldsOf: (version: Sent | Stored, sentVersion: Sent) => object,
): ComparedFields {
  const fieldsFrom = (versionOf: (version: Sent) => Sent | Stored | undefined): FieldValues =>
    Object.fromEntries(
      sentVersions.flatMap((sentVersion) => {
        const version = versionOf(sentVersion);
        return Object.entries(version ? fieldsOf(version, sentVersion) : {}).map(
          ([name, value]: [string, unknown]) =>
            [`versions.${sentVersion.lang}.${name}`, value] as const,
        );
      }),
    );
  return {
    sentValues: fieldsFrom((sentVersion) => sentVersion),
    storedValues: fieldsFrom(({ lang }) => storedVersionIn(lang)),
  };
}

/** A field that the server did not store as it was sent. */
export interface LostField {
  name: string;
  sentValue: unknown;
  storedValue: unknown;
}

type Reduce = (html: string) => string;

/** Properties of form rows that are never stored. */
const INTERNAL_PROPERTIES = new Set(['key', 'stored']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Returns a scalar as text: empty when absent, 0 or 1 for a flag, without white space at the ends and with `\n` as line
 * end. Returns an empty list as an empty text, and any other value as it is.
 */
function normalizeValue(value: unknown): unknown {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return String(Number(value));
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').trim();
  return Array.isArray(value) && value.length === 0 ? '' : value;
}

/** Returns whether a value is a text with markup. A less-than sign before a digit or a space begins no tag. */
export function hasTags(value: unknown): value is string {
  return typeof value === 'string' && /<[a-z]/i.test(value);
}

/**
 * Returns whether two values are equal once a backend has stored one of them: ignores white space at the ends, line ends,
 * empty or absent, number or text, and keys of form rows. Applies `reduce` to texts with markup.
 */
export function isEqualWhenStored(
  firstValue: unknown,
  secondValue: unknown,
  reduce?: Reduce,
): boolean {
  const [first, second] = [normalizeValue(firstValue), normalizeValue(secondValue)];
  if (Object.is(first, second)) return true;
  if (isObject(first) && isObject(second)) {
    const names = new Set([...Object.keys(first), ...Object.keys(second)]);
    return [...names].every(
      (name) =>
        INTERNAL_PROPERTIES.has(name) || isEqualWhenStored(first[name], second[name], reduce),
    );
  }
  return (
    reduce !== undefined &&
    hasTags(first) &&
    typeof second === 'string' &&
    reduce(first) === reduce(second)
  );
}

function containsTags(value: unknown): boolean {
  return hasTags(value) || (isObject(value) && Object.values(value).some(containsTags));
}

/**
 * Returns the fields that the server did not store as they were sent (D52), apart from its cleanup of markup. Loads
 * the HTML parser only if texts with markup differ.
 */
export async function findLostFields({
  sentValues,
  storedValues,
}: ComparedFields): Promise<LostField[]> {
  const differingFields = Object.entries(sentValues).flatMap(([name, value]) =>
    isEqualWhenStored(value, storedValues[name])
      ? []
      : [{ name, sentValue: value, storedValue: storedValues[name] }],
  );
  if (!differingFields.some((field) => containsTags(field.sentValue))) return differingFields;
  const { reduceMarkup } = await import('./reduce-markup');
  return differingFields.filter(
    (field) => !isEqualWhenStored(field.sentValue, field.storedValue, reduceMarkup),
  );
}

/** Returns whether the stored value is empty or the beginning of the sent one. */
function isShortened(sentValue: unknown, storedValue: unknown): boolean {
  const [wholeText, storedText] = [sentValue, storedValue].map((value) =>
    typeof value === 'string' ? plainText(value) : normalizeValue(value),
  );
  return (
    storedText === '' || (typeof wholeText === 'string' && wholeText.startsWith(String(storedText)))
  );
}

const NAME_PATH_PATTERN = /\b(title|name)$/;

/** Maximum number of characters of a title or name by which new records are searched. */
const MAX_SEARCHED_LENGTH = 8;

/** Returns the beginning of a title or name, to find also records that a server has shortened. */
export function nameBeginning(name: string): string {
  const characters = Array.from(name.trim());
  const half = Math.max(1, Math.floor(characters.length / 2));
  return characters.slice(0, Math.min(half, MAX_SEARCHED_LENGTH)).join('').trim();
}

/**
 * Returns whether a new record may be the sent one, stored with changes: a title or name is equal, or most of the values
 * that are not empty are stored, whole or shortened.
 */
export function resembles({ sentValues, storedValues }: ComparedFields): boolean {
  const filledFields = Object.entries(sentValues).filter(
    ([, value]) => normalizeValue(value) !== '',
  );
  if (
    filledFields.some(
      ([name, value]) =>
        NAME_PATH_PATTERN.test(name) && isEqualWhenStored(value, storedValues[name]),
    )
  )
    return true;
  const equalFields = filledFields.filter(
    ([name, value]) =>
      isEqualWhenStored(value, storedValues[name]) ||
      (normalizeValue(storedValues[name]) !== '' && isShortened(value, storedValues[name])),
  );
  return equalFields.length * 2 > filledFields.length;
}

interface SaveComparison {
  lostFields: readonly LostField[];
  /** The stored values that the save replaced. */
  fieldsBefore: FieldValues;
  /** The editor that the item names; undefined if it names none for this save. */
  editor: string | undefined;
  /** Names of the current account; empty if unknown. */
  accountNames: readonly string[];
}

/**
 * Returns whether another editor stored the differing fields: the item names another editor, or a field that was sent
 * unchanged has another value, not only a shortened one.
 */
export function isStoredByOthers({
  lostFields,
  fieldsBefore,
  editor,
  accountNames,
}: SaveComparison): boolean {
  if (lostFields.length === 0) return false;
  if (editor !== undefined && accountNames.length > 0 && !accountNames.includes(editor))
    return true;
  return lostFields.some(
    ({ name, sentValue, storedValue }) =>
      isEqualWhenStored(fieldsBefore[name], sentValue) && !isShortened(sentValue, storedValue),
  );
}
