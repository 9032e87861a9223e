import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { adoptSettings, settings } from '../../src/lib/settings';
import { reasonOf } from './lists';

/** What the commands that publish for readers without script are told. */
export interface Command {
  /** Address of the API (`https://host/api`), and origin of the site, where it lies at the root (§2). */
  api: string;
  site: string;
  /** The served folder. */
  out: string;
  /** The firm's id (§6): as it is told, or as settings.json has it. */
  firm: string;
  /** Whether only the switch of a site that is off is to be set. */
  status: boolean;
}

/** What the served folder's settings.json sets, if it is there: languages, and the firm's id. */
function readSettings(out: string): void {
  const file = join(out, 'settings.json');
  const wrong = existsSync(file) ? adoptSettings(JSON.parse(readFileSync(file, 'utf8'))) : [];
  if (wrong.length > 0) throw new Error(`${file}: ${wrong.join(', ')}`);
}

/** Runs a command that gives its exit code; what it throws is said, with code 2: asked wrongly, or could not write. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 2;
  }
}

/** Reads the command line and settings.json; throws with `usage` where an address is missing or none. */
export function parseSource(usage: string): Command {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      site: { type: 'string' },
      out: { type: 'string', default: 'dist' },
      firm: { type: 'string' },
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
  readSettings(values.out);
  const firm = values.firm ?? settings.firmId ?? '100';
  // What draws the pages is told by the settings alone.
  adoptSettings({ firmId: firm });
  return {
    ...values,
    firm,
    // A release that is put in place meanwhile gets no pages of this one.
    out: existsSync(values.out) ? realpathSync(values.out) : values.out,
    api: `${origin}${pathname}`.replace(/\/+$/, ''),
    site: address('site').origin,
  };
}
