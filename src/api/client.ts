import createClient from 'openapi-fetch';
import { API_PREFIX } from './headers';
import type { paths } from './schema.gen';
import { createTransport, type TransportOptions } from './transport';

type WithoutHeader<Parameters> = Omit<Parameters, 'header'> & {
  /** Set by the transport; only the language of a call can be overridden (D10). */
  header?: { 'X-Language'?: string };
};

/** The contract without the headers that the transport adds to every call (D8). */
export type ApiPaths = {
  [Path in keyof paths]: {
    [Key in keyof paths[Path]]: paths[Path][Key] extends { parameters: infer Parameters }
      ? Omit<paths[Path][Key], 'parameters'> & { parameters: WithoutHeader<Parameters> }
      : paths[Path][Key];
  };
};

/** A typed client of the contract over the given transport: a wrong path, parameter or body does not compile. */
export function createApi(options: TransportOptions) {
  return createClient<ApiPaths>({
    baseUrl: `${location.origin}${API_PREFIX}`,
    fetch: createTransport(options),
    querySerializer: { array: { style: 'form', explode: false } },
  });
}
