import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HEADER_PATTERN =
  /^(?:include \S+\/(?<include>[\w-]+)\.conf|add_header (?<name>\S+) (?:"(?<quoted>.*)"|(?<word>\S+)) always);$/gm;

const readConfiguration = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../deploy/site/${file}.conf`, import.meta.url)), 'utf8');

/** Returns the lowercase names of backend headers that the site replaces or omits. */
export function readHiddenHeaders(): string[] {
  const lines = readConfiguration('hidden-headers').matchAll(/^proxy_hide_header (\S+);$/gm);
  return [...lines].map(([, name = '']) => name.toLowerCase());
}

/** Values of the maps of deploy/nginx.conf.template with TLS; without it they are empty. */
export const TLS_VARIABLES: Readonly<Record<string, string>> = {
  strict_transport_security: 'max-age=86400',
  upgrade_insecure_requests: '; upgrade-insecure-requests',
};

/**
 * Returns the headers of a file of deploy/site and of its includes, with nginx's variables filled in; missing variables
 * are empty. A header without a value is not sent.
 */
export function readDeploymentHeaders(
  file: 'common-headers' | 'page-headers' | 'call-headers',
  variables: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const parsedHeaders = [...readConfiguration(file).matchAll(HEADER_PATTERN)].map(
    ({ groups = {} }) => {
      if (groups.include) return readDeploymentHeaders('common-headers', variables);
      const value = groups.quoted ?? groups.word ?? '';
      return {
        [groups.name ?? '']: value.replaceAll(
          /\$(\w+)/g,
          (_, name: string) => variables[name] ?? '',
        ),
      };
    },
  );
  return Object.fromEntries(
    parsedHeaders.flatMap((headers) => Object.entries(headers)).filter(([, value]) => value !== ''),
  );
}
