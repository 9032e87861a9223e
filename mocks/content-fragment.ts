import type { StoredContent } from './db/named-snapshots';

/** The length up to which issue trackers, chats and mail programs accept a URL. */
const MAX_URL_LENGTH = 16_000;
/** Tables that a URL omits: sessions, since the page logs in with the scenario's `role`, and stored responses. */
const USER_TABLES = ['sessions', 'responses'];
const CONTENT_HASH_PATTERN = /[#&]mock=([\w-]*)$/;

function pipeThroughStream(
  data: BodyInit,
  stream: CompressionStream | DecompressionStream,
): Response {
  const { body } = new Response(data);
  return new Response(body?.pipeThrough(stream));
}

/** Returns the content without sessions and stored responses to mutations, which belong to the user who made the content. */
export function withoutUserData(storedContent: StoredContent): StoredContent {
  return {
    ...storedContent,
    changes: storedContent.changes.filter(({ table }) => !USER_TABLES.includes(table)),
  };
}

/** Returns the URL fragment with the stored content; undefined when it is too long. */
export async function toContentFragment(storedContent: StoredContent): Promise<string | undefined> {
  const compressed = pipeThroughStream(
    JSON.stringify(storedContent),
    new CompressionStream('deflate-raw'),
  );
  const bytes = new Uint8Array(await compressed.arrayBuffer());
  if (bytes.length * (4 / 3) > MAX_URL_LENGTH) return undefined;
  const text = btoa(String.fromCharCode(...bytes));
  return `mock=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** Returns the stored content in a URL fragment, and the fragment without it; undefined without content. Throws when it is truncated. */
export async function contentFromHash(
  hash: string,
): Promise<{ hash: string; storedContent: StoredContent } | undefined> {
  const [fragment, text] = CONTENT_HASH_PATTERN.exec(hash) ?? [];
  if (fragment === undefined || text === undefined) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const json = pipeThroughStream(bytes, new DecompressionStream('deflate-raw'));
    return {
      hash: hash.slice(0, -fragment.length),
      storedContent: (await json.json()) as StoredContent,
    };
  } catch (error) {
    throw new Error('The content in this URL cannot be decoded: the URL may be truncated.', {
      cause: error,
    });
  }
}
