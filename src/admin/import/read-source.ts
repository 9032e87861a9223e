import { decodeText, type Encoding } from './decode-text';
import { MAX_MEGABYTES, parseTable, TableError, type Table } from './parse-table';

/** A table to import, and where it is from. */
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
