/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { readDeploymentHeaders, TLS_VARIABLES } from './deployment-headers';

// `deploy.test.ts` compares the headers word for word; e2e/deployment.spec.ts and e2e/tls.spec.ts compare the responses of
// nginx and of the preview server with these.
const headers = readDeploymentHeaders('page-headers', TLS_VARIABLES);
const policy = headers['Content-Security-Policy'] ?? '';
const directives = policy.split(/;\s*/).map((text) => {
  const [name = '', ...sources] = text.split(/\s+/);
  return { name, sources };
});
const sourcesOf = (directive: string) => directives.find(({ name }) => name === directive)?.sources;

describe('content security policy of a page', () => {
  it('has every directive once, so that browsers ignore none', () => {
    const names = directives.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('forbids every source that no directive allows', () => {
    expect(sourcesOf('default-src')).toEqual(["'none'"]);
  });

  it.each(['script-src', 'style-src', 'font-src', 'connect-src', 'media-src', 'manifest-src'])(
    'restricts %s to the site',
    (directive) => {
      expect(sourcesOf(directive)).toEqual(["'self'"]);
    },
  );

  it.each(['object-src', 'base-uri', 'frame-ancestors', 'frame-src', 'worker-src'])(
    'forbids %s',
    (directive) => {
      expect(sourcesOf(directive)).toEqual(["'none'"]);
    },
  );

  it('allows forms to be sent only to the site', () => {
    expect(sourcesOf('form-action')).toEqual(["'self'"]);
  });

  it('allows no source without encryption', () => {
    expect(directives.flatMap(({ sources }) => sources)).not.toContainEqual(
      expect.stringMatching(/^(?:http:|ftp:|ws:|\*)/),
    );
  });

  it("has no weakness in the CSP Evaluator's report except script-src 'self'", () => {
    const findings = new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity < Severity.INFO)
      .map(({ severity, directive, value }) => ({ severity, directive, value }));
    // It warns of uploaded scripts and of JSONP: such uploads are served as plain text (e2e/expected-responses.ts),
    // and the contract has no JSONP.
    expect(findings).toEqual([
      { severity: Severity.MEDIUM_MAYBE, directive: 'script-src', value: "'self'" },
    ]);
  });
});

describe('other headers of a page', () => {
  it('prevent other sites from embedding its responses and from receiving its full URLs', () => {
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
  });

  it('allow no other origin to read it, and set no cookie', () => {
    const names = Object.keys(headers).map((name) => name.toLowerCase());
    expect(names.filter((name) => /^(?:access-control-|set-cookie$)/.test(name))).toEqual([]);
  });
});

it('index.html loads scripts only from the site', () => {
  const scripts = [...readFileSync('index.html', 'utf8').matchAll(/<script\b[^>]*>/g)];
  expect(scripts).not.toHaveLength(0);
  for (const [script] of scripts) expect(script).toMatch(/ src="\/(?!\/)/);
});

it('docs/deploy.md recommends a final HSTS value of at least six months for all subdomains', () => {
  const [, seconds, parameters] =
    /then `max-age=(\d+)(.*?)` when every subdomain/.exec(readFileSync('docs/deploy.md', 'utf8')) ??
    [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(180 * 24 * 60 * 60);
  expect(parameters).toBe('; includeSubDomains');
});
