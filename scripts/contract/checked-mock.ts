import { afterEach } from '@jest/globals';
import { scenarioOptions, type ScenarioName } from '../../mocks/scenarios';
import { createMockServer, type MockServer } from '../../mocks/server';
import { checkContract, type CheckOptions } from './check';
import type { Decision } from './guesses';
import type { Report } from './report';

const servers: MockServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Starts a mock that is a backend of these scenarios; it ends with the test. */
export async function start(...names: ScenarioName[]): Promise<MockServer> {
  const server = await createMockServer({ ...scenarioOptions(names), onMismatch: () => undefined });
  servers.push(server);
  return server;
}

/** Who signs in. */
export const STAFF = { account: 'admin', password: 'admin123' };

/** Checks a mock as staff. */
export function check(server: MockServer, options: Partial<CheckOptions> = {}): Promise<Report> {
  return checkContract({ api: `${server.url}/api`, ...STAFF, ...options });
}

/** The verdict on a guess, with what was seen. */
export function seen(report: Report, decision: Decision): string {
  const entry = report.decisions.find((one) => one.decision === decision);
  return `${entry?.verdict}: ${entry?.seen.join('; ')}`;
}

/** The guesses that do not hold. */
export function refuted({ decisions }: Report): string[] {
  return decisions.filter(({ verdict }) => verdict === 'refuted').map(({ decision }) => decision);
}

/** The answers that are not as the contract has them. */
export function problems({ operations }: Report): string[] {
  return operations.flatMap(({ operation, problems: all }) =>
    all.map((one) => `${operation} ${one}`),
  );
}
