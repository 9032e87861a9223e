import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { applySettings } from '../../src/lib/settings';
import { reasonOf } from './lists';

/** Options of the commands that publish for search engines, feed readers and visitors without JavaScript. */
interface PublishOptions {
  /** URL of the API (`https://host/api`), and origin of the site at its root (§2). */
  api: string;
  site: string;
  /** The served folder. */
  out: string;
  /** Whether `npm run prerender` only stops or resumes serving pages (D4); `npm run sitemap` ignores it. */
  status: boolean;
}

/** Applies settings.json of the served folder, if it exists. Throws if it has invalid values. */
function applySettingsFile(out: string): void {
  const file = join(out, 'settings.json');
  const invalidNames = existsSync(file)
    ? applySettings(JSON.parse(readFileSync(file, 'utf8')))
    : [];
  if (invalidNames.length > 0)
    throw new Error(`${file} has invalid values: ${invalidNames.join(', ')}`);
}

/**
 * Runs a command that returns its exit code; prints an error that it throws, such as wrong usage or a failed write, with
 * exit code 2.
 */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 2;
  }
}

/** Parses the command line; throws with `usage` if an option is unknown or lacks its value. */
export function parseOptions<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Error(`${reasonOf(error)}\n${usage}`, { cause: error });
  }
}

/** Parses the command line and applies settings.json; throws with `usage` if a URL is missing or invalid. */
export function parsePublishOptions(usage: string): PublishOptions {
  const { values } = parseOptions(usage, {
    options: {
      api: { type: 'string' },
      site: { type: 'string' },
      out: { type: 'string', default: 'dist' },
      firm: { type: 'string' },
      status: { type: 'boolean', default: false },
    },
  });
  const parseUrl = (name: 'api' | 'site') => {
    const text = values[name];
    const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !/^https?:$/.test(url.protocol))
      throw new Error(`--${name} is not a URL.\n${usage}`);
    return url;
  };
  const { origin, pathname } = parseUrl('api');
  applySettingsFile(values.out);
  if (values.firm !== undefined) applySettings({ firmId: values.firm });
  return {
    ...values,
    // A release that is installed in the meantime gets no pages of this run.
    out: existsSync(values.out) ? realpathSync(values.out) : values.out,
    api: `${origin}${pathname}`.replace(/\/+$/, ''),
    site: parseUrl('site').origin,
  };
}
