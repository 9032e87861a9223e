/**
 * Describes a field that the server rejected: its name or path as the server spells it, empty for none, and the
 * reason.
 */
export interface RejectedField {
  path: string;
  message: string;
}

type Fields = Partial<Record<string, unknown>>;

/** Limits the characters of a message and of a plain text body, and the number of rejected fields. */
const MAX = { message: 1_000, body: 300, fields: 50 };

/** Limits how deep reasons are searched for. */
const MAX_DEPTH = 6;

const MARKUP_PATTERN = /^<|<\/?[a-z!?][^>]*>/i;

/** Matches stack traces of Java, .NET, JavaScript, PHP and Python, and messages that begin with an exception's class. */
const STACK_TRACE_PATTERN =
  /^\s*at [\w$.<>]+\(|^\s*at .*:\d+:\d+\)?$|^#\d+ \S+\(\d+\)|Traceback \(most recent|^(?:[\w$]+\.){2,}[\w$]*(?:Exception|Error)\b/m;

/** Names the properties that may hold the rejected fields; the entries name the field and the reason. */
const LISTS = ['errors', 'fieldErrors', 'violations', 'invalid-params', 'detail'];
const NAMES = ['field', 'name', 'path', 'propertyPath', 'pointer', 'param', 'parameter', 'loc'];
const REASONS = ['message', 'defaultMessage', 'msg', 'detail', 'reason', 'title'];

/** Returns an object's properties; an empty object for anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Returns a text that can be shown to users: no markup, no stack trace, of limited length. */
export function textFor(value: unknown): string | undefined {
  const trimmedText = typeof value === 'string' ? value.trim() : '';
  const text = trimmedText.slice(0, MAX.message);
  if (text === '' || MARKUP_PATTERN.test(text) || STACK_TRACE_PATTERN.test(text)) return undefined;
  return text.length < trimmedText.length ? `${text}…` : text;
}

/** Returns a text, or several texts joined as lines. */
function textsOf(value: unknown): string | undefined {
  if (!Array.isArray(value)) return textFor(value);
  return textFor(value.flatMap((entry) => textFor(entry) ?? []).join('\n'));
}

function firstOf(fields: Fields, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = fields[name];
    const text = Array.isArray(value) ? value.join('.') : value;
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return undefined;
}

/** Returns the rejected fields of a list of entries, of an object keyed by field, or of a text for one field. */
function rejectedIn(value: unknown, path = '', depth = MAX_DEPTH): RejectedField[] {
  if (depth === 0) return [];
  const message = textsOf(value);
  if (message !== undefined) return [{ path, message }];
  if (Array.isArray(value))
    return value.flatMap((entry: unknown) => {
      const fields = fieldsOf(entry);
      const fieldName = firstOf(fields, NAMES) ?? firstOf(fieldsOf(fields.source), NAMES) ?? '';
      const reasonField = firstOf(fields, REASONS);
      if (fieldName === '' && reasonField === undefined) return rejectedIn(entry, path, depth - 1);
      const reason = textFor(reasonField);
      if (reason === undefined) return [];
      return [{ path: [path, fieldName].filter(Boolean).join('.'), message: reason }];
    });
  return Object.entries(fieldsOf(value)).flatMap(([name, inner]) =>
    rejectedIn(inner, path ? `${path}.${name}` : name, depth - 1),
  );
}

/** Returns the fields that an error body rejects, each with its reason; omits those of an unknown shape. */
export function rejectedFields(body: unknown): RejectedField[] {
  const fields = fieldsOf(body);
  const rejections = [fields, fieldsOf(fields.error)].flatMap((source) =>
    LISTS.flatMap((name) => (typeof source[name] === 'object' ? rejectedIn(source[name]) : [])),
  );
  return rejections.slice(0, MAX.fields);
}

/**
 * Returns the message for users in an error body: `message`, also of an `error` object, RFC 7807's `detail` or
 * `title`, the text of `error`, or a short plain text that is the whole body (§3, §8).
 */
export function errorMessage(body: unknown): string | undefined {
  if (typeof body === 'string')
    return body.length <= MAX.body && !/^\s*[{["]/.test(body) ? textFor(body) : undefined;
  const { message, error, detail, title } = fieldsOf(body);
  return (
    textsOf(message) ??
    textsOf(fieldsOf(error).message) ??
    textFor(detail) ??
    textFor(title) ??
    textFor(error)
  );
}
