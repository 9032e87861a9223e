import { parseArgs } from 'node:util';

/** What the commands that publish for readers without script are told. */
export interface Command {
  /** Address of the API (`https://host/api`), and origin of the site, where it lies at the root (§2). */
  api: string;
  site: string;
  /** The served folder. */
  out: string;
  /** The firm's id (§6). */
  firm: string;
  /** Whether only the switch of a site that is off is to be set. */
  status: boolean;
}

/** Reads the command line; throws with `usage` where an address is missing or none. */
export function parseSource(usage: string): Command {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      site: { type: 'string' },
      out: { type: 'string', default: 'dist' },
      firm: { type: 'string', default: '100' },
      status: { type: 'boolean', default: false },
    },
  });
  const address = (name: 'api' | 'site') => {
    const text = values[name];
    const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !/^https?:$/.test(url.protocol))
      throw new Error(`--${name} is no address.\n${usage}`);
    return url;
  };
  const { origin, pathname } = address('api');
  return {
    ...values,
    api: `${origin}${pathname}`.replace(/\/+$/, ''),
    site: address('site').origin,
  };
}
