import { recordOf } from './response-envelope';

/**
 * Returns the token of a login response: `result`, `result.token`, `token` or the whole body (D5); undefined if there
 * is no token.
 */
export function tokenIn(body: unknown): string | undefined {
  const { result, token } = recordOf(body);
  const places = [body, result, recordOf(result).token, token];
  return places.find((place) => typeof place === 'string' && place.trim() !== '') as
    string | undefined;
}
