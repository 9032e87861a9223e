import type { StoredContent } from './db/saved';

/** Letters and digits that a report, a chat or a mail still takes as one address. */
const LONGEST = 16_000;
/** Tables of who uses the mock, and how: the role of the setup signs in anew. */
const OF_USERS = ['sessions', 'answers'];
const IN_HASH = /[#&]mock=([\w-]*)$/;

function throughStream(text: BodyInit, stream: CompressionStream | DecompressionStream): Response {
  const { body } = new Response(text);
  return new Response(body?.pipeThrough(stream));
}

/** Without what belongs to whoever made it: logins, and answers to writes that may come again. */
export function withoutUsers(stored: StoredContent): StoredContent {
  return { ...stored, changes: stored.changes.filter(({ table }) => !OF_USERS.includes(table)) };
}

/** The part of an address that says all this content, for its end; undefined where it is too long for one. */
export async function contentPart(stored: StoredContent): Promise<string | undefined> {
  const packed = throughStream(JSON.stringify(stored), new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await packed.arrayBuffer());
  if (bytes.length * (4 / 3) > LONGEST) return undefined;
  const text = btoa(String.fromCharCode(...bytes));
  return `mock=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The content that the end of an address says, and what the address has there without it. Throws when it is not whole. */
export async function storedShare(
  hash: string,
): Promise<{ hash: string; stored: StoredContent } | undefined> {
  const [all, text] = IN_HASH.exec(hash) ?? [];
  if (all === undefined || text === undefined) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const json = throughStream(bytes, new DecompressionStream('deflate-raw'));
    return { hash: hash.slice(0, -all.length), stored: (await json.json()) as StoredContent };
  } catch (error) {
    throw new Error('The content in this address cannot be read: is its end cut off?', {
      cause: error,
    });
  }
}
