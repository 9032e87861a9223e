/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ASSUMPTIONS } from './contract/assumptions';

// All prose and code, except generated files, message catalogs, and this file, which quotes examples.
const TEXT_FILE_PATTERN =
  /\.(ts|tsx|mts|mjs|js|css|md|ya?ml|html|conf|template|sh|envsh|service|timer|env)$|(Containerfile|Caddyfile)$/;
const SKIPPED_FILE_PATTERN = /\.gen\.|^locales\/|^scripts\/references\.test\.ts$/;

const trackedFiles = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
const paths = new Set(trackedFiles);
const decisionNumbers = new Set(
  trackedFiles.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []),
);

const texts = new Map<string, string>();

function textOf(path: string): string {
  const text = texts.get(path) ?? readFileSync(path, 'utf8');
  texts.set(path, text);
  return text;
}

/** Returns the anchors of a Markdown file's headings, as GitHub makes them. */
function anchorsOf(path: string): Set<string> {
  const headings = textOf(path).matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}

const headingsOf = (path: string, pattern: RegExp) =>
  new Set([...textOf(path).matchAll(pattern)].map(([, name = '']) => name));

const assumptions = headingsOf('docs/assumptions.md', /^### (D\d+): /gm);
const sections = headingsOf('docs/specification.md', /^## (§\d+) /gm);

/** Returns whether a path, possibly with an anchor, is a tracked file or folder with that heading. */
function targetExists(target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const isFolder = trackedFiles.some((file) => file.startsWith(`${path.replace(/\/$/, '')}/`));
  if (!paths.has(path) && !isFolder) return false;
  return !anchor || !path.endsWith('.md') || anchorsOf(path).has(anchor);
}

interface Rule {
  /** Matches a reference in its first group. */
  pattern: RegExp;
  exists: (reference: string, file: string) => boolean;
  /** Matches the files to check; all files by default. */
  filePattern?: RegExp;
}

/** Types of references. A number after a color's `#` or within a longer word does not count. */
const RULES: Rule[] = [
  {
    pattern: /(?<![#\w/.-])(D\d{1,3})\b/g,
    exists: (name) => assumptions.has(name),
  },
  // A section of a law in a text has a space after its sign, so it does not count.
  { pattern: /(§\d+)/g, exists: (name) => sections.has(name) },
  // `docs/decisions/0003` without the rest of the name, and `(0003)` for short.
  {
    pattern: /(?:docs\/decisions\/|\()(0\d{3})\b(?!-)/g,
    exists: (number) => decisionNumbers.has(number),
  },
  // A Markdown file by its path: from the root, or from the folder of the file that names it.
  {
    pattern: /(?<![\w./-])((?:[\w.-]+\/)+[\w.-]+\.md(?:#[\w-]+)?|(?:README|CONTRIBUTING)\.md)\b/g,
    exists: (target, file) =>
      targetExists(target) || targetExists(normalize(join(dirname(file), target))),
  },
  {
    pattern: /\]\((?![a-z]+:|<)([^)\s]+)\)/g,
    exists: (target, file) =>
      targetExists(
        target.startsWith('#') ? `${file}${target}` : normalize(join(dirname(file), target)),
      ),
    filePattern: /\.md$/,
  },
];

/** Returns every reference of a text that leads nowhere, as `file:line: reference`. */
function findDanglingReferences(file: string, text: string): string[] {
  return RULES.filter(({ filePattern }) => !filePattern || filePattern.test(file)).flatMap(
    ({ pattern, exists }) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const [, reference = ''] = match;
        if (exists(reference, file)) return [];
        const line = text.slice(0, match.index).split('\n').length;
        return [`${file}:${line}: ${reference}`];
      }),
  );
}

describe('reference check', () => {
  it('reports a dangling reference of every kind with its line', () => {
    const text = [
      'Fine: D18, §5, docs/decisions/0003, docs/assumptions.md, [specification](specification.md#5-validation-rules).',
      'An assumption (D57).',
      'A section, §10.',
      'A decision, docs/decisions/0999, or (0998).',
      'docs/missing.md, docs/assumptions.md#missing',
      '[link](missing.md) [anchor](#missing)',
      'No references: #D99000, M0 0D99, § 12, (2026).',
    ].join('\n');
    expect(findDanglingReferences('docs/example.md', text).sort()).toEqual([
      'docs/example.md:2: D57',
      'docs/example.md:3: §10',
      'docs/example.md:4: 0998',
      'docs/example.md:4: 0999',
      'docs/example.md:5: docs/assumptions.md#missing',
      'docs/example.md:5: docs/missing.md',
      'docs/example.md:6: #missing',
      'docs/example.md:6: missing.md',
    ]);
  });

  it('resolves every reference of the repository to an assumption, section, decision record or file', () => {
    const files = trackedFiles.filter(
      (path) => TEXT_FILE_PATTERN.test(path) && !SKIPPED_FILE_PATTERN.test(path),
    );
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap((file) => findDanglingReferences(file, textOf(file)))).toEqual([]);
  });
});

describe('docs/assumptions.md', () => {
  it('marks exactly the assumptions that `npm run contract` checks', () => {
    const entries = textOf('docs/assumptions.md').split(/^### /m).slice(1);
    const checkedEntries = entries.filter((entry) =>
      entry.includes('checked by `npm run contract`'),
    );
    const names = (list: readonly string[]) => list.map((entry) => entry.split(':')[0]).sort();
    expect(names(checkedEntries)).toEqual(Object.keys(ASSUMPTIONS).sort());
  });
});
