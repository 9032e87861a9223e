/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';

/** The production policy of design 7, word for word; the last directive where TLS is. */
const EXPECTED_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' https: data: blob:; font-src 'self'; connect-src 'self'; media-src 'self'; frame-src 'none'; worker-src 'none'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default dompurify$upgrade_insecure_requests";
const INCLUDE = /^\s*include \/etc\/nginx\/security-headers\.conf;$/m;
const POLICY = /^\s*add_header Content-Security-Policy "([^"]+)" always;$/m;
const ADD_HEADER = /^\s*add_header /m;

/** A configuration without its comments, so that a directive that is only mentioned does not count. */
function directivesOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\s*#.*$/gm, '');
}

const nginx = directivesOf('deploy/nginx.conf.template');
const locations = new Map(
  [...nginx.matchAll(/^ {2}location (.+) \{\n([\s\S]*?)^ {2}\}$/gm)].map(
    ([, path = '', block = '']) => [path, block],
  ),
);

function directives(policy: string): string[] {
  return policy.split(/\s*;\s*/).sort();
}

test('the policy is that of the design, no directive missing and none that could loosen it', () => {
  const [, policy = ''] = POLICY.exec(directivesOf('deploy/security-headers.conf')) ?? [];
  expect(directives(policy)).toEqual(directives(EXPECTED_POLICY));
});

describe('nginx', () => {
  it('speaks HTTP/2 to browsers where TLS ends at it (D49)', () => {
    expect(nginx).toMatch(/^ {2}include \/etc\/nginx\/tls\/\*\.conf;$/m);
    expect(directivesOf('deploy/tls.conf')).toMatch(/^listen \d+ ssl http2;$/m);
  });

  it('asks for https where the visitor came by it, and there alone', () => {
    const [, cases] =
      /^map \$visitor_scheme \$upgrade_insecure_requests \{\n([^}]*)\}$/m.exec(nginx) ?? [];
    expect(cases?.trim().split(/\s*\n\s*/)).toEqual([
      'default "";',
      'https "; upgrade-insecure-requests";',
    ]);
  });

  it('keeps no built file for ever but one that is there', () => {
    expect(nginx.match(/.*immutable.*/g)).toEqual([
      '  ~^(200|206|304)$ "public, max-age=31536000, immutable";',
    ]);
  });

  it('has no location that these tests do not see', () => {
    expect(locations.size).toBe(nginx.match(/\blocation\b/g)?.length);
  });

  it.each(['/', '/assets/'])('sends the security headers from %s', (path) => {
    expect(locations.get(path)).toMatch(INCLUDE);
  });

  it('has a policy in every location whose own headers drop the inherited ones', () => {
    const bare = [...locations]
      .filter(([, block]) => ADD_HEADER.test(block) && !INCLUDE.test(block) && !POLICY.test(block))
      .map(([path]) => path);
    expect(bare).toEqual([]);
  });
});
