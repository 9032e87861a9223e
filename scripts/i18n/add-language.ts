import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const LOCALES = 'src/i18n/locale-list.ts';
const NAMES = 'src/i18n/language-names.ts';
const DAYS = 'src/admin/list/day-picker.tsx';
const ANTD = 'src/admin/layout/antd-locale.ts';
const NGINX = 'deploy/nginx.conf.template';
const CADDY = 'deploy/Caddyfile';

/** Matches, in the patterns of the Caddyfile, the part that skips the tags of other languages in `Accept-Language`. */
const OTHER_LANGUAGES_PATTERN = /\[\^,[a-z]+\\s\]\[\^,\]\*(\|[a-z]\[\^,[a-z]+\]\[\^,\]\*)+/g;

/** Returns the language without its region: `fr` of `fr_FR`. */
const languageOf = (code: string) => code.slice(0, code.indexOf('_'));

function editFile(file: string, pattern: RegExp, change: (found: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changedText = text.replace(pattern, change);
  if (changedText === text) throw new Error(`${file} does not contain the text to change`);
  writeFileSync(file, changedText);
}

/**
 * Adds a language to the server configurations, which select it by link, cookie, `Accept-Language` and available pages.
 */
function addToServers(code: string): void {
  const language = languageOf(code);
  editFile(
    NGINX,
    /map \$(cookie_umi_locale|arg_lang)[^}]*/g,
    (map) => `${map}  ${code} ${code};\n`,
  );
  editFile(NGINX, /(?<=\(\?:en\|zh[|a-z]*)(?=\))/g, () => `|${language}`);
  editFile(NGINX, /^.*\\s\*zh\\b" zh_CN;\n/m, (line) => {
    return line + line.replace('zh\\b" zh_CN', `${language}\\b" ${code}`);
  });
  editFile(CADDY, /^.*\\s\*zh\\b zh_CN\n/m, (line) => {
    return line + line.replace('zh\\b zh_CN', `${language}\\b ${code}`);
  });
  editFile(CADDY, OTHER_LANGUAGES_PATTERN, (tags) => {
    const [first = '', second = ''] = language;
    const knownPattern = `|${first}[^,`;
    return tags.includes(knownPattern)
      ? tags.replace(knownPattern, knownPattern + second)
      : `${tags.replace('[^,', `[^,${first}`)}${knownPattern}${second}][^,]*`;
  });
  editFile(
    NGINX,
    /^ *\$pages\/zh_CN\$page_path.*\n/m,
    (line) => line + line.replace('zh_CN', code),
  );
  editFile(CADDY, / \/pages\/zh_CN\S+/, (place) => place + place.replace('zh_CN', code));
  editFile(CADDY, /^\t*~\^zh_CN\$ zh_CN\n/gm, (line) => line + line.replaceAll('zh_CN', code));
}

/** Returns the name of a language in that language, capitalized if its script has capitals. */
function ownName(code: string): string {
  const tag = code.replace('_', '-');
  const names = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' });
  const name = names.of(languageOf(code));
  return name ? name.charAt(0).toLocaleUpperCase(tag) + name.slice(1) : code;
}

/** Returns the name of the calendar locale of dayjs that antd's date picker uses: `fr` or `zh-tw`; undefined for none. */
function dayjsLocaleOf(code: string): string | undefined {
  const { resolve } = createRequire(import.meta.url);
  return [code.toLowerCase().replace('_', '-'), languageOf(code)].find((name) => {
    try {
      return resolve(`dayjs/locale/${name}`);
    } catch {
      return false;
    }
  });
}

/**
 * Adds an interface language: to the list of languages, with its own name, with the locales of antd and its calendar, and to the server
 * configurations. Its messages are extracted afterwards. Throws if the code is not like `fr_FR`, already exists, or is
 * unknown to antd.
 */
export function addLanguage(code: string): void {
  if (!/^[a-z]{2,3}_[A-Z]{2}$/.test(code))
    throw new Error(`${code} is not a language code such as fr_FR`);
  if (existsSync(`locales/${code}`)) throw new Error(`${code} already exists`);
  const antd = `antd/locale/${code}`;
  try {
    createRequire(import.meta.url).resolve(antd);
  } catch (error) {
    throw new Error(`antd has no locale for ${code}`, { cause: error });
  }
  editFile(LOCALES, /LOCALES = \[[^\]]*(?=\])/, (found) => `${found}, '${code}'`);
  const name = `  ${code}: { short: '${languageOf(code).toUpperCase()}', long: '${ownName(code)}' },\n`;
  editFile(NAMES, /(?<=NAMES[^]*\n)(?=\};)/, () => name);
  editFile(
    ANTD,
    /(?<=antd\/locale\/\w+';\n)(?=import type)/,
    () => `import ${code} from '${antd}';\n`,
  );
  editFile(ANTD, /\s*(?=\};)/, () => `, ${code} `);
  const dayjsLocale = dayjsLocaleOf(code);
  if (dayjsLocale)
    editFile(
      DAYS,
      /(?<=import dayjs from 'dayjs';\n)/,
      () => `import 'dayjs/locale/${dayjsLocale}';\n`,
    );
  addToServers(code);
  execFileSync('npx', ['--no-install', 'prettier', '--write', LOCALES, NAMES, ANTD], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
