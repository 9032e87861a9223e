import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type ConsoleMessage } from '@playwright/test';
import { pseudoTranslate } from '../stories/pseudo';
import { startPreview } from './start-server';

const COPY = resolve('.cache/third-language');
const COPIED_PATHS = [
  ...['src', 'locales', 'public', 'scripts', 'deploy', '.env', '.env.mock', 'index.html'],
  ...['lingui.config.ts', 'vite.config.ts', 'tsconfig.json', 'package.json', '.prettierrc.json'],
];

async function run(...args: string[]): Promise<void> {
  await promisify(execFile)('npx', ['--no-install', ...args], { cwd: COPY });
}

/** Adds French to a copy of the project with its command, translates it, and builds the copy. */
async function buildInFrench(): Promise<void> {
  await rm(COPY, { recursive: true, force: true });
  await mkdir(COPY, { recursive: true });
  for (const path of COPIED_PATHS) await cp(path, join(COPY, path), { recursive: true });
  await symlink(resolve('node_modules'), join(COPY, 'node_modules'));
  await run('tsx', 'scripts/i18n/i18n.ts', '--add', 'fr_FR');
  for (const name of ['messages', 'documents', 'admin']) {
    const file = join(COPY, 'locales/fr_FR', `${name}.po`);
    const catalog = await readFile(file, 'utf8');
    const translatedCatalog = catalog.replace(
      /^msgid "(.+)"\nmsgstr ""$/gm,
      (_, message: string) => `msgid "${message}"\nmsgstr "${pseudoTranslate(message)}"`,
    );
    await writeFile(file, translatedCatalog);
  }
  await run(
    'vite',
    'build',
    '--mode',
    'mock',
    '--outDir',
    'dist',
    '--logLevel',
    'error',
    '--minify',
    'false',
  );
}

test('adding a third interface language takes one command and a translation', async ({
  browser,
}) => {
  // Builds the product.
  test.slow();
  await buildInFrench();
  const site = await startPreview('--build', join(COPY, 'dist'));
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  try {
    await page.goto('/people');
    await page.getByRole('button', { name: 'FR', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Pééôôpléé' }).first()).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expect(page.getByRole('link', { name: 'Pééôôpléé' }).first()).toBeVisible();
    await page.goto('/admin-login');
    await expect(page.getByRole('button', { name: 'Lôôg ïïn' })).toBeVisible();
    expect(errors).toEqual([]);
  } finally {
    site.stop();
    await rm(COPY, { recursive: true });
  }
});
