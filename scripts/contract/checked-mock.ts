import { afterEach } from '@jest/globals';
import { optionsOfScenarios, type ScenarioName } from '../../mocks/scenarios';
import { createMockServer, type MockServer } from '../../mocks/server';
import { checkContract, type CheckOptions } from './check';
import type { AssumptionId } from './assumptions';
import type { Report } from './report';

const servers: MockServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Starts a mock with these scenarios; closes it after the test. */
export async function startMock(...names: ScenarioName[]): Promise<MockServer> {
  const server = await createMockServer({
    ...optionsOfScenarios(names),
    onMismatch: () => undefined,
  });
  servers.push(server);
  return server;
}

/** Credentials of the mock's administrator. */
export const STAFF = { account: 'admin', password: 'admin123' };

/** Checks a mock, by default as staff. */
export function checkMock(
  server: MockServer,
  options: Partial<CheckOptions> = {},
): Promise<Report> {
  return checkContract({ api: `${server.url}/api`, ...STAFF, ...options });
}

/** Returns the verdict on an assumption with its observations. */
export function observationOf(report: Report, id: AssumptionId): string {
  const entry = report.assumptions.find((assumption) => assumption.id === id);
  return `${entry?.verdict}: ${entry?.observations.join('; ')}`;
}

/** Returns the assumptions that do not hold and break something. */
export function findBreakingAssumptions({ assumptions }: Report): string[] {
  return assumptions.filter(({ verdict }) => verdict === 'breaks').map(({ id }) => id);
}

/** Returns the assumptions that do not hold but that the application copes with. */
export function findToleratedAssumptions({ assumptions }: Report): string[] {
  return assumptions.filter(({ verdict }) => verdict === 'copes').map(({ id }) => id);
}

/** Returns the consequences of an assumption that does not hold. */
export function effectsOf(report: Report, id: AssumptionId): string {
  const entry = report.assumptions.find((assumption) => assumption.id === id);
  return entry?.effects.join('; ') ?? '';
}

/** Returns where responses differ from the contract. */
export function differencesIn({ operations }: Report): string[] {
  return operations.flatMap(({ operation, differences }) =>
    differences.map((difference) => `${operation} ${difference}`),
  );
}

/** Returns what users see of responses that the application cannot read. */
export function breakagesIn({ operations }: Report): string[] {
  return operations.flatMap(({ operation, breakages: brokenEffects }) =>
    brokenEffects.map((effect) => `${operation} ${effect}`),
  );
}
