import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const BUILD = resolve('.cache/dist');

/** Not every driver reports the console: the page itself records errors, from its first line on. */
const RECORD_ERRORS = `
  const pageErrors = (window.pageErrors = []);
  const { error } = console;
  console.error = (...values) => { pageErrors.push(values.join(' ')); error(...values); };
  addEventListener('error', ({ message, target }) =>
    pageErrors.push(message || 'not loaded: ' + (target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => pageErrors.push('rejected: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    pageErrors.push(violatedDirective + ' blocks ' + blockedURI));
`;

/** Copies the build into a folder of that name, with the recording script before everything else. */
export async function watchedBuild(name: string): Promise<string> {
  const watched = resolve('.cache', name);
  await rm(watched, { recursive: true, force: true });
  await mkdir(watched, { recursive: true });
  await symlink(`${BUILD}/assets`, `${watched}/assets`);
  for (const file of ['favicon.svg', 'robots.txt'])
    await cp(`${BUILD}/${file}`, `${watched}/${file}`);
  await writeFile(`${watched}/watch.js`, RECORD_ERRORS);
  const html = await readFile(`${BUILD}/index.html`, 'utf8');
  const page = html.replace('<head>', '<head><script src="/watch.js"></script>');
  await writeFile(`${watched}/index.html`, page);
  return watched;
}
