import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { addLanguage } from './add-language';
import {
  findDifferent,
  findNotShared,
  findTooLong,
  findWithoutContext,
  type Findings,
  type MessageUse,
  type TranslatedMessage,
} from './messages';
import { SHARED_MESSAGES } from './shared-messages';

/** Compares the message catalogs with the code and with the English messages. */
async function check(): Promise<Findings> {
  const config = getConfig();
  const findings: Findings = { missing: [], unused: [], long: [], ambiguous: [], notShared: [] };
  const translations: TranslatedMessage[] = [];
  const uses: MessageUse[] = [];
  for (const catalog of await getCatalogs(config)) {
    const extractedMessages = (await catalog.collect()) ?? {};
    for (const [id, { message = id, context, origin = [] }] of Object.entries(extractedMessages)) {
      if (!context) uses.push({ english: message, files: origin.map(([file]) => file) });
    }
    for (const locale of config.locales) {
      const file = relative(config.rootDir, `${catalog.path.replace('{locale}', locale)}.po`);
      const storedCatalog = (await catalog.read(locale)) ?? {};
      for (const [id, { message = id, context }] of Object.entries(extractedMessages)) {
        const translation = storedCatalog[id]?.translation ?? '';
        if (translation === '') findings.missing.push(`${file}: "${message}"`);
        else if (locale !== config.sourceLocale)
          translations.push({ file, english: message, context, translation });
      }
      for (const [id, { message = id }] of Object.entries(storedCatalog)) {
        if (!(id in extractedMessages)) findings.unused.push(`${file}: "${message}"`);
      }
    }
  }
  const reviewedMessages = new Set(SHARED_MESSAGES);
  return {
    ...findings,
    long: findTooLong(translations),
    ambiguous: [...findWithoutContext(uses, reviewedMessages), ...findDifferent(translations)],
    notShared: findNotShared(uses, reviewedMessages),
  };
}

const LABELS: Record<keyof Findings, string> = {
  missing: 'Missing translations',
  unused: 'Unused messages',
  long: 'Translations that are too long',
  ambiguous:
    'Messages that need a context or an entry in shared-messages.ts, or have different translations',
  notShared: 'Entries of shared-messages.ts that fewer than two features use',
};

/** Extracts the messages; `-- --check` reports issues; `-- --add fr_FR` adds a language. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { check: { type: 'boolean', default: false }, add: { type: 'string' } },
  });
  if (values.check) {
    const findings = Object.entries(await check());
    for (const [kind, lines] of findings) {
      console.log(`${LABELS[kind as keyof Findings]}: ${lines.length}`);
      for (const line of lines) console.log(`  ${line}`);
    }
    process.exitCode = findings.some(([, lines]) => lines.length > 0) ? 1 : 0;
    return;
  }
  if (values.add !== undefined) addLanguage(values.add);
  const { status, stdout } = spawnSync('npx', ['--no-install', 'lingui', 'extract', '--clean'], {
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  // Lingui's hints name scripts that this project does not have.
  console.log(stdout.replaceAll(/^\(Use .*\n/gm, ''));
  process.exitCode = status ?? 1;
  if (status !== 0) return;
  const folder = `locales/${values.add ?? '*'}`;
  console.log(`Translate what is missing in ${folder}/*.po, then run: npm run i18n -- --check`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
