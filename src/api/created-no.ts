type No = string | number;

function noOf(value: unknown): No | undefined {
  if (typeof value !== 'object' || value === null || !('no' in value)) return undefined;
  const { no } = value;
  if (typeof no === 'string') return no.trim() === '' ? undefined : no;
  return typeof no === 'number' ? no : undefined;
}

/**
 * The `no` of what was just created, where the answer holds it: the created version, or the list of
 * them. What a write answers is not specified, so undefined is the ordinary case (D18).
 */
export function createdNo(body: unknown): No | undefined {
  if (typeof body !== 'object' || body === null || !('result' in body)) return undefined;
  const { result } = body;
  return Array.isArray(result) ? noOf(result[0]) : noOf(result);
}
