import ky from 'ky';

const HEADERS = { accept: 'application/json', 'X-LawFirm-ID': '100', 'X-Language': 'en_US' };

/** Fetches the list at a path of the mock's API with plain ky. */
export async function fetchList<Item>(path: string): Promise<Item[]> {
  const url = new URL(`/api/${path}&_t=${Date.now()}`, location.origin);
  return (await ky.get(url, { headers: HEADERS }).json<{ result: Item[] }>()).result;
}
