/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, it, jest } from '@jest/globals';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { deploymentHeaders, WITH_TLS } from './deployment-headers';

const HOST = 'www.firm.example';
const OBSERVATORY = '@mdn/mdn-http-observatory';
// e2e/deployment.spec.ts and e2e/tls.spec.ts compare the responses of nginx and of the preview server with these.
const headers = deploymentHeaders('page-headers', {
  ...WITH_TLS,
  // The final value of docs/deploy.md; the default is a day, so that a mistake does not last.
  strict_transport_security: 'max-age=63072000; includeSubDomains',
});

/** Returns a page as the analyzer would fetch it: over TLS, with a redirect from http. */
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

it('the headers of a page score A+ with at least 130 points in the MDN HTTP Observatory', async () => {
  jest.unstable_mockModule(`${OBSERVATORY}/src/retriever/retriever.js`, () => ({
    retrieve: () => Promise.resolve(fetched()),
  }));
  // The list of preloaded hosts, which the package downloads at installation; the host is not on it.
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

it("CSP Evaluator reports nothing about the policy except script-src 'self'", () => {
  const policy = new CspParser(headers['Content-Security-Policy'] ?? '').csp;
  const remarks = new CspEvaluator(policy)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ severity, directive, value }) => ({ severity, directive, value }));
  // It warns of uploaded scripts and of JSONP: uploads are served as plain text (e2e/deployment-rows.ts),
  // and the contract has no JSONP.
  expect(remarks).toEqual([
    { severity: Severity.MEDIUM_MAYBE, directive: 'script-src', value: "'self'" },
  ]);
});
