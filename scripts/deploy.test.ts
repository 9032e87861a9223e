/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { LOCALES } from '../src/i18n/locales';
import { DOCUMENT_NAMES } from '../src/lib/site-paths';
import { SCREENS } from '../src/site/screens';
import { readDeploymentHeaders, TLS_VARIABLES } from './deployment-headers';

/** The exact production policy (docs/architecture.md#7-security) without the directive that needs TLS. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' https: data: blob:; font-src 'self'; connect-src 'self'; media-src 'self'; frame-src 'none'; worker-src 'none'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default dompurify";
const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};
const PAGE_HEADERS = {
  ...COMMON_HEADERS,
  'Content-Security-Policy': POLICY,
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const HEADERS_INCLUDE_PATTERN =
  /^\s*include \/etc\/nginx\/site\/(?:common|page|call)-headers\.conf;$/m;

/** Returns a configuration without its comments, so that only actual directives count. */
function directivesOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\s*#.*$/gm, '');
}

const nginx = directivesOf('deploy/nginx.conf.template');
const locations = new Map(
  [...nginx.matchAll(/^ {2}location (.+) \{\n([\s\S]*?)^ {2}\}$/gm)].map(
    ([, path = '', block = '']) => [path, block],
  ),
);

/** Returns the variables that variables.envsh sets for an environment. */
function variablesFrom(environment: Record<string, string>): Record<string, string> {
  const lines = execFileSync('sh', ['-c', '. deploy/variables.envsh && env'], {
    encoding: 'utf8',
    stdio: 'pipe',
    env: { PATH: process.env.PATH, ...environment },
  });
  return Object.fromEntries(
    [...lines.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

describe('deployment headers', () => {
  test('of a page are exactly the documented ones', () => {
    expect(readDeploymentHeaders('page-headers')).toEqual(PAGE_HEADERS);
  });

  test('of a page include HSTS and upgrade-insecure-requests with TLS', () => {
    expect(readDeploymentHeaders('page-headers', TLS_VARIABLES)).toEqual({
      ...PAGE_HEADERS,
      'Content-Security-Policy': `${POLICY}; upgrade-insecure-requests`,
      'Strict-Transport-Security': 'max-age=86400',
    });
  });

  test('of an API response prevent scripts when it is opened as a page', () => {
    expect(readDeploymentHeaders('call-headers')).toEqual({
      ...COMMON_HEADERS,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  test('of a page have the same values in the Caddyfile', () => {
    const caddy = directivesOf('deploy/Caddyfile')
      .replace('{$HSTS:max-age=86400}', 'max-age=86400')
      .replaceAll('{upgrade_insecure_requests}', '; upgrade-insecure-requests');
    const missingHeaders = Object.entries(
      readDeploymentHeaders('page-headers', TLS_VARIABLES),
    ).filter(([name, value]) => !caddy.includes(`${name} "${value}"`));
    expect(missingHeaders).toEqual([]);
  });
});

describe('nginx configuration', () => {
  it('serves HTTP/2 to browsers when nginx terminates TLS (D49)', () => {
    expect(nginx).toMatch(/^ {2}include \/etc\/nginx\/site\/options\/\*\.conf;$/m);
    expect(directivesOf('deploy/options/tls.conf')).toMatch(/^listen \d+ ssl http2;$/m);
  });

  it('marks a built file as immutable only if it exists', () => {
    expect(nginx.match(/.*immutable.*/g)).toEqual([
      '  ~^(200|206|304)$ "public, max-age=31536000, immutable";',
    ]);
  });

  it('has only locations that the pattern of these tests finds', () => {
    const nestedLocations = [...locations.values()].flatMap(
      (block) => block.match(/\blocation\b/g) ?? [],
    );
    expect(locations.size + nestedLocations.length).toBe(nginx.match(/\blocation\b/g)?.length);
  });

  it('includes the headers in every location that sets headers of its own', () => {
    const locationsWithoutHeaders = [...locations]
      .filter(([, block]) => block.includes('add_header') && !HEADERS_INCLUDE_PATTERN.test(block))
      .map(([path]) => path);
    expect(locationsWithoutHeaders).toEqual([]);
  });

  it('never retries a request to the backend (D13)', () => {
    expect(nginx.match(/proxy_next_upstream.*/g)).toEqual(['proxy_next_upstream off;']);
  });
});

test.each(['deploy/nginx.conf.template', 'deploy/Caddyfile'])(
  "%s selects among all interface languages, by the link and by the visitor's choice",
  (file) => {
    const maps = directivesOf(file)
      .split(/^\s*map /m)
      .map((text) => text.split(/^\s*\}$/m)[0] ?? '')
      .filter((map) => /^\S*(?:umi_locale|arg_lang|query\.lang)/.test(map));
    expect(maps).toHaveLength(2);
    for (const map of maps)
      expect(LOCALES.filter((locale) => !map.includes(` ${locale}`))).toEqual([]);
  },
);

describe.each(['deploy/nginx.conf.template', 'deploy/Caddyfile'])('%s', (file) => {
  const text = directivesOf(file);
  const pathPatterns = [
    ...text.matchAll(
      /(?:~|path_regexp )(\^\/\(?\S*(?:home|detail|docs|admin-login)\S*?\$)(?=["\s])/g,
    ),
  ];
  const matches = (path: string) =>
    pathPatterns.some(([, pattern = '']) => new RegExp(pattern).test(path));

  it('serves the application for every screen and for no other path', () => {
    const screens = SCREENS.flatMap(({ path }) =>
      path === '/docs/$name'
        ? DOCUMENT_NAMES.map((name) => path.replace('$name', name))
        : [path.replace('$id', '7')],
    );
    const applicationPaths = [
      '/',
      '/people/',
      '/admin',
      '/admin/site/edit',
      '/admin-login',
      '/status',
    ];
    expect([...screens, ...applicationPaths].filter((path) => !matches(path))).toEqual([]);
    const otherPaths = [
      '/nowhere',
      '/news/7',
      '/news/detail',
      '/docs/other',
      '/administrator',
      '/x/home',
    ];
    expect(otherPaths.filter(matches)).toEqual([]);
  });

  it('serves a page in another language if it is missing in the requested one', () => {
    const locales = [...text.matchAll(/(?<=\/)[a-z]{2}_[A-Z]{2}(?=\$page_path|\{path\})/g)];
    expect(locales.map(([locale]) => locale)).toEqual([...LOCALES]);
  });
});

test.each(['deploy/nginx.conf.template', 'deploy/Caddyfile'])(
  '%s sets the Speculation-Rules header in one place, and serves the rules with their media type',
  (file) => {
    const text = directivesOf(file);
    expect(text.match(/Speculation-Rules .*"\/speculation-rules\.json"/g)).toHaveLength(1);
    expect(text).toContain('application/speculationrules+json');
  },
);

describe('deployment variables', () => {
  test.each([
    ['https://backend.internal', 'https', 'backend.internal', 'backend.internal:443'],
    ['http://backend.internal', 'http', 'backend.internal', 'backend.internal:80'],
    ['http://10.0.0.5:8081/', 'http', '10.0.0.5:8081', '10.0.0.5:8081'],
  ])(
    'derive scheme, host and server from the backend %s',
    (API_ORIGIN, API_SCHEME, API_HOST, API_SERVER) => {
      expect(variablesFrom({ API_ORIGIN })).toMatchObject({ API_SCHEME, API_HOST, API_SERVER });
    },
  );

  test.each([
    [undefined, '/files/'],
    ['/uploads/', '/uploads/'],
    ['/files/,/media/2026/', '/files/|/media/2026/'],
    [' /files/ , /uploads/ ', '/files/|/uploads/'],
  ])('derive the paths of uploaded files from FILE_PREFIXES=%s', (FILE_PREFIXES, FILE_PATHS) => {
    const environment = FILE_PREFIXES === undefined ? {} : { FILE_PREFIXES };
    const variables = variablesFrom({ API_ORIGIN: 'https://backend.internal', ...environment });
    expect(variables).toMatchObject({ FILE_PATHS });
  });

  test.each(['/', 'files/', '/files', '/files/,', '/api/', '/assets/x/', '/a b/', '//', '/.*/'])(
    'reject FILE_PREFIXES=%s with a message that names what is expected',
    (FILE_PREFIXES) => {
      expect(() =>
        variablesFrom({ API_ORIGIN: 'https://backend.internal', FILE_PREFIXES }),
      ).toThrow(/FILE_PREFIXES must list paths of uploaded files/);
    },
  );

  test.each(['en', 'zh-CN', 'english'])(
    'reject DEFAULT_LOCALE=%s, for which the server would find no page and no 404 page',
    (DEFAULT_LOCALE) => {
      expect(() =>
        variablesFrom({ API_ORIGIN: 'https://backend.internal', DEFAULT_LOCALE }),
      ).toThrow(/DEFAULT_LOCALE must be a locale of the site/);
    },
  );

  test('report a missing API_ORIGIN', () => {
    expect(() => variablesFrom({})).toThrow(/API_ORIGIN: must be the URL of the backend/);
  });

  test('reject an API_ORIGIN without https:// or http://', () => {
    expect(() => variablesFrom({ API_ORIGIN: 'backend.internal' })).toThrow(
      /API_ORIGIN must be the URL of the backend.*but is: backend.internal/,
    );
  });

  test('fill in every variable of the nginx configuration', () => {
    const usedVariables = [...nginx.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
    const variables = variablesFrom({ API_ORIGIN: 'https://backend.internal' });
    expect(usedVariables.filter((name) => !(name in variables))).toEqual([]);
    const output = execFileSync('sh', ['deploy/configure.sh'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, API_ORIGIN: 'https://backend.internal', HSTS: '' },
    });
    expect(output).not.toMatch(/\$\{[A-Z]/);
    expect(output).toContain('https "";');
  });
});
