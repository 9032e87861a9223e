import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const BUILD = resolve('.cache/dist');

/** Not every driver reports the console: the page itself records errors, from its first line on. */
const RECORD_ERRORS = `
  const pageErrors = (window.pageErrors = []);
  const { error } = console;
  console.error = (...values) => { pageErrors.push(values.join(' ')); error(...values); };
  addEventListener('error', ({ message, target }) =>
    pageErrors.push(message || 'failed to load: ' + (target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => pageErrors.push('unhandled rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    pageErrors.push(violatedDirective + ' blocks ' + blockedURI));
`;

/** Copies the build into a folder of that name, with the recording script before everything else. */
export async function copyBuildWithErrorRecorder(name: string): Promise<string> {
  const copy = resolve('.cache', name);
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  await symlink(`${BUILD}/assets`, `${copy}/assets`);
  for (const file of ['favicon.svg', 'robots.txt', 'settings.json'])
    await cp(`${BUILD}/${file}`, `${copy}/${file}`);
  await writeFile(`${copy}/record-errors.js`, RECORD_ERRORS);
  const html = await readFile(`${BUILD}/index.html`, 'utf8');
  const page = html.replace('<head>', '<head><script src="/record-errors.js"></script>');
  await writeFile(`${copy}/index.html`, page);
  return copy;
}
