/** A field that the server rejected: its name or path as the server wrote it, empty for none, and why. */
export interface RejectedField {
  path: string;
  message: string;
}

type Fields = Partial<Record<string, unknown>>;

/** The most characters of a message, of a plain text body, and the most rejected fields. */
const MOST = { message: 1_000, body: 300, fields: 50 };

/** The deepest that reasons are looked for. */
const DEPTH = 6;

const MARKUP = /^<|<\/?[a-z!?][^>]*>/i;

/** Stack traces of Java, .NET, JavaScript, PHP and Python, and messages that begin with an exception's class. */
const TRACE =
  /^\s*at [\w$.<>]+\(|^\s*at .*:\d+:\d+\)?$|^#\d+ \S+\(\d+\)|Traceback \(most recent|^(?:[\w$]+\.){2,}[\w$]*(?:Exception|Error)\b/m;

/** Where a list of rejected fields may be, and how its entries name the field and say why. */
const LISTS = ['errors', 'fieldErrors', 'violations', 'invalid-params', 'detail'];
const NAMES = ['field', 'name', 'path', 'propertyPath', 'pointer', 'param', 'parameter', 'loc'];
const REASONS = ['message', 'defaultMessage', 'msg', 'detail', 'reason', 'title'];

/** Returns what an object holds by name; of anything else nothing. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Returns a text that is fit for people: no markup, no stack trace, of limited length. */
export function textFor(value: unknown): string | undefined {
  const whole = typeof value === 'string' ? value.trim() : '';
  const text = whole.slice(0, MOST.message);
  if (text === '' || MARKUP.test(text) || TRACE.test(text)) return undefined;
  return text.length < whole.length ? `${text}…` : text;
}

/** Returns a text, or several as lines. */
function textsOf(value: unknown): string | undefined {
  if (!Array.isArray(value)) return textFor(value);
  return textFor(value.flatMap((one) => textFor(one) ?? []).join('\n'));
}

function firstOf(fields: Fields, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = fields[name];
    const text = Array.isArray(value) ? value.join('.') : value;
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return undefined;
}

/** Reads the rejected fields of a list of entries, of an object of them by field, or of a text of one field. */
function rejectedIn(value: unknown, path = '', depth = DEPTH): RejectedField[] {
  if (depth === 0) return [];
  const message = textsOf(value);
  if (message !== undefined) return [{ path, message }];
  if (Array.isArray(value))
    return value.flatMap((entry: unknown) => {
      const fields = fieldsOf(entry);
      const named = firstOf(fields, NAMES) ?? firstOf(fieldsOf(fields.source), NAMES) ?? '';
      const given = firstOf(fields, REASONS);
      if (named === '' && given === undefined) return rejectedIn(entry, path, depth - 1);
      const reason = textFor(given);
      if (reason === undefined) return [];
      return [{ path: [path, named].filter(Boolean).join('.'), message: reason }];
    });
  return Object.entries(fieldsOf(value)).flatMap(([name, inner]) =>
    rejectedIn(inner, path ? `${path}.${name}` : name, depth - 1),
  );
}

/** Reads the fields that an error body rejects, each with its reason; those of unknown form are left out. */
export function rejectedFields(body: unknown): RejectedField[] {
  const fields = fieldsOf(body);
  const found = [fields, fieldsOf(fields.error)].flatMap((one) =>
    LISTS.flatMap((name) => (typeof one[name] === 'object' ? rejectedIn(one[name]) : [])),
  );
  return found.slice(0, MOST.fields);
}

/**
 * Reads what an error body says to people: `message`, that of an `error` object, RFC 7807's `detail` or `title`,
 * the text of `error`, or a short plain text that is the whole body (§3, §8).
 */
export function errorMessage(body: unknown): string | undefined {
  if (typeof body === 'string')
    return body.length <= MOST.body && !/^\s*[{["]/.test(body) ? textFor(body) : undefined;
  const { message, error, detail, title } = fieldsOf(body);
  return (
    textsOf(message) ??
    textsOf(fieldsOf(error).message) ??
    textFor(detail) ??
    textFor(title) ??
    textFor(error)
  );
}
