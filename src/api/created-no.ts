type No = string | number;

function noOf(value: unknown): No | undefined {
  if (typeof value !== 'object' || value === null || !('no' in value)) return undefined;
  const { no } = value;
  if (typeof no === 'string') return no.trim() === '' ? undefined : no;
  return typeof no === 'number' ? no : undefined;
}

/**
 * Returns the `no` of a created item, when the response holds the created version or a list of versions. The response
 * is not specified, so undefined is the usual case (D18).
 */
export function createdNo(body: unknown): No | undefined {
  if (typeof body !== 'object' || body === null || !('result' in body)) return undefined;
  const { result } = body;
  return Array.isArray(result) ? noOf(result[0]) : noOf(result);
}
