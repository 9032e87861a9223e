import { recordOf } from '@/lib/is-record';

export interface RejectedField {
  /** Name or path of the field as the server spells it; empty for a reason without a field. */
  path: string;
  message: string;
}

const MAX_MESSAGE_LENGTH = 1_000;
const MAX_PLAIN_BODY_LENGTH = 300;
const MAX_REJECTED_FIELDS = 50;

const MAX_DEPTH = 6;

const MARKUP_PATTERN = /^<|<\/?[a-z!?][^>]*>/i;

/** Matches stack traces of Java, .NET, JavaScript, PHP and Python, and lines that begin with an exception's qualified class name. */
const STACK_TRACE_PATTERN =
  /^\s*at [\w$.<>]+\(|^\s*at .*:\d+:\d+\)?$|^#\d+ \S+\(\d+\)|Traceback \(most recent|^(?:[\w$]+\.){2,}[\w$]*(?:Exception|Error)\b/m;

/** Names the properties that may hold the rejected fields; the entries name the field and the reason. */
const LIST_PROPERTIES = ['errors', 'fieldErrors', 'violations', 'invalid-params', 'detail'];
const NAME_PROPERTIES = [
  'field',
  'name',
  'path',
  'propertyPath',
  'pointer',
  'param',
  'parameter',
  'loc',
];
const REASON_PROPERTIES = ['message', 'defaultMessage', 'msg', 'detail', 'reason', 'title'];

/** Returns a text of limited length for users; undefined for an empty text and for one with markup or a stack trace. */
function textForUsers(value: unknown): string | undefined {
  const trimmedText = typeof value === 'string' ? value.trim() : '';
  const text = trimmedText.slice(0, MAX_MESSAGE_LENGTH);
  if (text === '' || MARKUP_PATTERN.test(text) || STACK_TRACE_PATTERN.test(text)) return undefined;
  return text.length < trimmedText.length ? `${text}…` : text;
}

/** Returns a text, or several texts joined as lines. */
function joinedTextForUsers(value: unknown): string | undefined {
  if (!Array.isArray(value)) return textForUsers(value);
  return textForUsers(value.flatMap((entry) => textForUsers(entry) ?? []).join('\n'));
}

function firstTextOf(
  properties: Record<string, unknown>,
  names: readonly string[],
): string | undefined {
  for (const name of names) {
    const value = properties[name];
    const text = Array.isArray(value) ? value.join('.') : value;
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return undefined;
}

/** Returns the rejected fields of a list of entries, of an object keyed by field, or of a text for one field. */
function collectRejectedFields(value: unknown, path = '', depth = MAX_DEPTH): RejectedField[] {
  if (depth === 0) return [];
  const message = joinedTextForUsers(value);
  if (message !== undefined) return [{ path, message }];
  if (Array.isArray(value))
    return value.flatMap((entry: unknown) => {
      const properties = recordOf(entry);
      const fieldName =
        firstTextOf(properties, NAME_PROPERTIES) ??
        firstTextOf(recordOf(properties.source), NAME_PROPERTIES) ??
        '';
      const rawReason = firstTextOf(properties, REASON_PROPERTIES);
      if (fieldName === '' && rawReason === undefined)
        return collectRejectedFields(entry, path, depth - 1);
      const reason = textForUsers(rawReason);
      if (reason === undefined) return [];
      return [{ path: [path, fieldName].filter(Boolean).join('.'), message: reason }];
    });
  return Object.entries(recordOf(value)).flatMap(([name, inner]) =>
    collectRejectedFields(inner, path ? `${path}.${name}` : name, depth - 1),
  );
}

/** Returns the fields that an error body rejects, at most 50; omits those of an unknown shape. */
export function rejectedFieldsIn(body: unknown): RejectedField[] {
  const properties = recordOf(body);
  const rejections = [properties, recordOf(properties.error)].flatMap((source) =>
    LIST_PROPERTIES.flatMap((name) =>
      typeof source[name] === 'object' ? collectRejectedFields(source[name]) : [],
    ),
  );
  return rejections.slice(0, MAX_REJECTED_FIELDS);
}

/**
 * Returns the message for users in an error body: `message`, also of an `error` object, RFC 7807's `detail` or
 * `title`, the text of `error`, or a short plain text that is the whole body (§3, §8).
 */
export function errorMessageIn(body: unknown): string | undefined {
  if (typeof body === 'string')
    return body.length <= MAX_PLAIN_BODY_LENGTH && !/^\s*[{["]/.test(body)
      ? textForUsers(body)
      : undefined;
  const { message, error, detail, title } = recordOf(body);
  return (
    joinedTextForUsers(message) ??
    joinedTextForUsers(recordOf(error).message) ??
    textForUsers(detail) ??
    textForUsers(title) ??
    textForUsers(error)
  );
}
