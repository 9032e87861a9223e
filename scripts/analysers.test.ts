/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, it, jest } from '@jest/globals';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { deploymentHeaders, WITH_TLS } from './deployment-headers';

const HOST = 'www.firm.example';
const OBSERVATORY = '@mdn/mdn-http-observatory';
// What nginx and the preview server send is compared with these in e2e/deployment.spec.ts and e2e/tls.spec.ts.
const headers = deploymentHeaders('page-headers', {
  ...WITH_TLS,
  // The value that docs/deploy.md ends at: the default begins with a day, so that a mistake does not last.
  strict_transport_security: 'max-age=63072000; includeSubDomains',
});

/** A page as the analyser would have fetched it: over TLS, to which who comes by http is sent on. */
function fetched() {
  const response = {
    status: 200,
    verified: true,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    httpEquiv: new Map(),
  };
  return {
    hostname: HOST,
    resources: { path: readFileSync('index.html', 'utf8') },
    responses: {
      auto: response,
      http: response,
      https: response,
      cors: { status: 405, headers, verified: true },
      httpRedirects: [
        { url: new URL(`http://${HOST}/`), status: 301 },
        { url: new URL(`https://${HOST}/`), status: 200 },
      ],
      httpsRedirects: [],
    },
    session: { url: new URL(`https://${HOST}/`) },
  };
}

it('gives the headers an A+ and 130 points, by the rules of the HTTP Observatory', async () => {
  jest.unstable_mockModule(`${OBSERVATORY}/src/retriever/retriever.js`, () => ({
    retrieve: () => Promise.resolve(fetched()),
  }));
  // No list of preloaded hosts, which is fetched when the package is installed: this one is on none.
  jest.unstable_mockModule(`${OBSERVATORY}/src/analyzer/hsts.js`, () => ({
    isHstsPreloaded: () => null,
  }));
  const { scan } = await import('@mdn/mdn-http-observatory');
  const { scan: outcome, tests } = await scan(HOST);
  const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
  expect(failed).toEqual([]);
  expect(outcome.grade).toBe('A+');
  expect(outcome.score).toBeGreaterThanOrEqual(130);
});

it('leaves nothing to remark for the CSP evaluator but that the site serves its own scripts', () => {
  const policy = new CspParser(headers['Content-Security-Policy'] ?? '').csp;
  const remarks = new CspEvaluator(policy)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ severity, directive, value }) => ({ severity, directive, value }));
  // It fears uploaded scripts and answers that call a function by name: uploads are handed on as plain text
  // (e2e/deployment-rows.ts), and the contract has nothing of the other kind.
  expect(remarks).toEqual([
    { severity: Severity.MEDIUM_MAYBE, directive: 'script-src', value: "'self'" },
  ]);
});
