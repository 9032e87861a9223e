import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ASSUMPTIONS, type AssumptionId } from './assumptions.ts';

const BUNDLE = 'mocks/openapi.gen.json';
const CACHE = '.cache/contract';

/** The page is one file, so its policy forbids all other requests. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:";
/** Redoc's logo, which it would fetch, and omits if that fails. */
const LOGO_URL_PATTERN = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g;

type Part = Record<string, unknown>;

function isAssumption(id: unknown): id is AssumptionId {
  return typeof id === 'string' && id in ASSUMPTIONS;
}

/** Returns the ids of the assumptions of a part of the document. */
function assumptionsOf(part: Part): AssumptionId[] {
  return [part['x-assumption']].flat().filter(isAssumption);
}

/** Returns the document with every assumption as visible text instead of a mark. */
function withBadges(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBadges);
  if (typeof value !== 'object' || value === null) return value;
  const part = value as Part;
  const assumptions = assumptionsOf(part);
  const markedProperties = Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => key !== 'x-assumption')
      .map(([key, inside]) => [key, withBadges(inside)]),
  );
  if (assumptions.length === 0) return markedProperties;
  const notes = assumptions.map((id) => `> **Assumption ${id}:** ${ASSUMPTIONS[id].summary}.`);
  const { description } = part;
  const texts = typeof description === 'string' ? [description] : [];
  const badges = assumptions.map((name) => ({ name, color: '#fde3c0' }));
  return {
    ...markedProperties,
    description: [...texts, ...notes].join('\n\n'),
    ...('operationId' in part && { 'x-badges': badges }),
  };
}

function withAssumptionTable(document: Part): Part {
  const info = document.info as Part;
  const rows = Object.entries(ASSUMPTIONS).map(
    ([number, { summary }]) => `| ${number} | ${summary} |`,
  );
  const list = ['## Assumptions', '', '| Number | Assumption |', '| --- | --- |', ...rows];
  return {
    ...document,
    info: { ...info, description: `${String(info.description)}\n\n${list.join('\n')}\n` },
  };
}

/**
 * Writes the contract as a page with its assumptions marked, into one file without further requests
 * (docs/architecture.md#4-contract).
 */
export async function writeContractPage(file: string): Promise<void> {
  const source = join(CACHE, 'contract.json');
  await mkdir(CACHE, { recursive: true });
  await mkdir(dirname(file), { recursive: true });
  const document = withBadges(JSON.parse(await readFile(BUNDLE, 'utf8'))) as Part;
  await writeFile(source, JSON.stringify(withAssumptionTable(document)));
  const args = ['build-docs', source, '--inlineBundle', '--output', file];
  await promisify(execFile)('npx', ['--no-install', 'redocly', ...args], {
    // No usage data is sent to the maker of the tool.
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
  const html = (await readFile(file, 'utf8')).replace(LOGO_URL_PATTERN, 'data:,');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  await writeFile(file, html.replace('<head>', `<head>${policy}`));
}

if (import.meta.main) {
  const file = 'docs/contract.html';
  await writeContractPage(file);
  console.log(file);
}
