import { MAX_MEGABYTES, parseTable, TableError, type Table } from './parse-table';

type Encoding = 'UTF-8' | 'UTF-16' | 'GB18030';

/** Thrown for a file that is not text, or whose encoding is not supported. */
export class NotTextError extends Error {}

interface DecodedText {
  text: string;
  encoding: Encoding;
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the UTF-16 encoding that a byte order mark names; undefined without one, or for UTF-8. */
function markedEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Decodes UTF-16 with a byte order mark, UTF-8, or GB18030, in which Excel saves CSV in China. Throws `NotTextError`. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encodingOfMark = markedEncoding(bytes);
  if (encodingOfMark) {
    const text = decode(bytes, encodingOfMark);
    if (text === undefined) throw new NotTextError();
    return { text, encoding: 'UTF-16' };
  }
  // Workbooks and pictures contain zero bytes, text does not.
  if (bytes.includes(0)) throw new NotTextError();
  const text = decode(bytes, 'utf-8');
  if (text !== undefined) return { text, encoding: 'UTF-8' };
  const chinese = decode(bytes, 'gb18030');
  if (chinese === undefined) throw new NotTextError();
  return { text: chinese, encoding: 'GB18030' };
}

export interface Source {
  table: Table;
  /** The name of the file; undefined for pasted cells. */
  fileName: string | undefined;
  encoding: Encoding | undefined;
}

/** Reads a file. Throws `TableError`, `NotTextError`, or the error of a file that cannot be read. */
export async function readFile(file: File): Promise<Source> {
  if (file.size > MAX_MEGABYTES * 1024 * 1024) throw new TableError('large', MAX_MEGABYTES);
  const { text, encoding } = decodeText(new Uint8Array(await file.arrayBuffer()));
  return { table: await parseTable(text), fileName: file.name, encoding };
}

/** Reads cells that were pasted from a spreadsheet. Throws `TableError`. */
export async function readPastedCells(text: string): Promise<Source> {
  return { table: await parseTable(text), fileName: undefined, encoding: undefined };
}
