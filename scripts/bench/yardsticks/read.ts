import ky from 'ky';

const HEADERS = { accept: 'application/json', 'X-LawFirm-ID': '100', 'X-Language': 'en_US' };

/** Reads the list behind a path of the mock's API, as plainly as ky allows. */
export async function readList<Item>(path: string): Promise<Item[]> {
  const url = new URL(`/api/${path}&_t=${Date.now()}`, location.origin);
  return (await ky.get(url, { headers: HEADERS }).json<{ result: Item[] }>()).result;
}
