import { isRecord } from './is-record';

/** Describes how the fields of a request body differ from those of the form. */
export interface FormNames {
  /** The form's names by the sent names: `{ cataId: 'cataNo' }`. */
  names?: Readonly<Record<string, string>> | undefined;
  /** Returns the index in the form of an entry of a sent list; by default the same index. */
  formIndexOf?: ((list: string, index: number, language: string | undefined) => number) | undefined;
  /** Returns the visible field that shows the error of a hidden one; by default every field is visible. */
  visibleFieldOf?: ((name: string) => string) | undefined;
}

interface SentForm extends FormNames {
  /** The values of the form; those of one language are in `versions`, by language code. */
  values: object;
  /** A list of versions with their `lang`, or one object. */
  body: unknown;
}

interface Candidate {
  name: string;
  /** Undefined for a field shared by all languages. */
  language: string | undefined;
  keys: readonly string[];
  /** Whether the value is null; in a version, null means that the shared field applies. */
  isNull: boolean;
}

/** Matches the first part that servers put before the path of a field: the name of a validated argument. */
const WRAPPER_KEY_PATTERN =
  /^(\$|.*(body|data|request|inputs?|payload|dto|form|args?\d*|vo|params?))$/i;

/** Makes the spellings of a name equal: `cata_id` and `cataId`. */
function normalizeName(name: string): string {
  return name.replace(/[_-]/g, '').toLowerCase();
}

function isIndex(token: string | undefined): token is string {
  return token !== undefined && /^\d+$/.test(token);
}

/** Returns all paths of a form that an error can name: fields, entries of lists, and their fields. */
function candidatesIn(values: object, languages: ReadonlySet<string>): Candidate[] {
  const candidates: Candidate[] = [];
  const addCandidate = (value: unknown, path: readonly string[]) => {
    const language = path.find((token) => languages.has(normalizeName(token)));
    // Where an entry of a list has no version in a language, there is no field.
    if (value === null && path.at(-1) === language) return;
    const keys = path
      .filter((token) => token !== 'versions' && token !== language)
      .map(normalizeName);
    candidates.push({ name: path.join('.'), language, keys, isNull: value === null });
  };
  const walk = (value: unknown, path: readonly string[]) => {
    if (isRecord(value)) {
      for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name]);
      return;
    }
    addCandidate(value, path);
    if (Array.isArray(value))
      for (const [index, entry] of value.entries())
        if (isRecord(entry)) {
          addCandidate(entry, [...path, String(index)]);
          walk(entry, [...path, String(index)]);
        }
  };
  walk(values, []);
  return candidates;
}

function langOf(element: unknown): string | undefined {
  return isRecord(element) && typeof element.lang === 'string' ? element.lang : undefined;
}

/** Returns the language to which a field path belongs, if known, and the part of the path that names the field. */
function locate(
  tokens: readonly string[],
  body: unknown,
  languages: ReadonlySet<string>,
  knownTokens: ReadonlySet<string>,
): { language: string | undefined; keys: readonly string[] } {
  const languageIndex = tokens.findIndex((token) => languages.has(normalizeName(token)));
  const language = tokens[languageIndex];
  if (language !== undefined) {
    const keysAfterLanguage = tokens.slice(languageIndex + 1);
    return {
      language,
      keys: keysAfterLanguage.length > 0 ? keysAfterLanguage : tokens.slice(0, languageIndex),
    };
  }
  const indexPosition = tokens.findIndex(
    (token, index) => isIndex(token) && index < tokens.length - 1,
  );
  const isElement =
    indexPosition >= 0 &&
    !tokens.slice(0, indexPosition).some((token) => knownTokens.has(normalizeName(token)));
  if (Array.isArray(body) && isElement)
    return {
      language: langOf(body[Number(tokens[indexPosition])]),
      keys: tokens.slice(indexPosition + 1),
    };
  const [only, ...others] = Array.isArray(body) ? (body as unknown[]) : [body];
  const start = tokens.findIndex(
    (token) => knownTokens.has(normalizeName(token)) || !WRAPPER_KEY_PATTERN.test(token),
  );
  return {
    language: others.length === 0 ? langOf(only) : undefined,
    keys: tokens.slice(Math.max(start, 0)),
  };
}

/**
 * Finds the form field for a server's field path, such as `[0].title`, `body[1].cataId`, `/0/cover_url` or
 * `versions.en_US.title`. Returns its name in the form; undefined when no field or several fields fit.
 */
export function formField(path: string, form: SentForm): string | undefined {
  const name = findField(path, form);
  return name === undefined ? undefined : (form.visibleFieldOf?.(name) ?? name);
}

function findField(path: string, form: SentForm): string | undefined {
  const { values, body, names = {}, formIndexOf } = form;
  const { versions } = values as { versions?: unknown };
  const codes = [
    ...(isRecord(versions) ? Object.keys(versions) : []),
    ...(Array.isArray(body) ? body : [body]).flatMap((version) => langOf(version) ?? []),
  ];
  const languages = new Set(codes.map(normalizeName));
  const renamedFields = new Map(
    Object.entries(names).map(([sent, name]) => [normalizeName(sent), normalizeName(name)]),
  );
  const candidates = candidatesIn(values, languages);
  const knownKeys = new Set([...candidates.flatMap(({ keys }) => keys), ...renamedFields.keys()]);
  const tokens = path.split(/[^\p{L}\p{N}_$-]+/u).filter(Boolean);
  const { language, keys } = locate(tokens, body, languages, knownKeys);
  const code = codes.find(
    (candidate) => language !== undefined && normalizeName(candidate) === normalizeName(language),
  );

  const match = (searchedKeys: readonly string[]): Candidate | undefined => {
    const fittingCandidates = candidates.filter(
      (candidate) =>
        candidate.keys.join('.') === searchedKeys.join('.') &&
        (candidate.language === undefined || code === undefined || candidate.language === code),
    );
    return fittingCandidates.length === 1 ? fittingCandidates[0] : undefined;
  };
  const formSpelling = (list: string) =>
    candidates
      .find((candidate) => candidate.keys.at(-1) === list)
      ?.name.split('.')
      .at(-1) ?? list;
  const formKeyOf = (key: string) => renamedFields.get(key) ?? key;
  const sentKeys = keys.map(normalizeName).map((key, index, all) => {
    const list = all[index - 1];
    if (!formIndexOf || list === undefined || !isIndex(key)) return key;
    return String(formIndexOf(formSpelling(formKeyOf(list)), Number(key), code));
  });
  const matchBySentName = match(sentKeys);
  if (matchBySentName && !matchBySentName.isNull) return matchBySentName.name;
  const renamedPath = renamedFields.get(sentKeys.join('.'));
  const matchByFormName =
    match(renamedPath === undefined ? sentKeys.map(formKeyOf) : [renamedPath]) ?? matchBySentName;
  if (matchByFormName) return matchByFormName.name;
  // A path to one value of a field with several values, such as `jobIds[0]`.
  return isIndex(keys.at(-1)) && keys.length > 1
    ? findField(path.replace(/[^\p{L}\p{N}]*\d+[^\p{L}\p{N}]*$/u, ''), form)
    : undefined;
}
