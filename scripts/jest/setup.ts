import { afterEach, beforeEach, expect } from '@jest/globals';
import './indexed-db';
import { disableOwnerStacks } from './owner-stacks';
// Sets the hook of React's developer tools, which React looks for when it is loaded.
import './rendered-components';

/** Rethrows an error of `waitFor` with the printed document in its stack, which Jest shows in place of the message. */
function showDocument(error: unknown): never {
  if (error instanceof Error && error.name === 'TestingLibraryElementError') {
    const [shortMessage = ''] = error.message.split('\n\nIgnored nodes:');
    const { stack = '' } = error;
    if (!stack.includes(error.message))
      error.stack = stack.replace(shortMessage, () => error.message);
  }
  throw error;
}

/**
 * Makes `waitFor`, `findBy…` and a user's action end after React's pending work, such as the parts of a screen that it
 * renders after the first paint (`useDeferredValue`). Its scheduler runs an idle task last.
 */
async function renderBeforeNextStep(): Promise<void> {
  const { configure, getConfig } = await import('@testing-library/react');
  const { default: scheduler } = await import('scheduler');
  const { unstable_scheduleCallback: schedule, unstable_IdlePriority: idle } = scheduler;
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: (step) =>
      asyncWrapper(async () => {
        const result = await step().catch(showDocument);
        await new Promise<void>((resolve) => void schedule(idle, () => resolve()));
        return result;
      }),
  });
}

/**
 * Makes `waitFor` and `findBy…` print the document once, when they give up, instead of at each attempt: Testing Library
 * appends the printed document to the error of every query that finds nothing, and discards most of these errors.
 */
async function printDocumentOnce(): Promise<void> {
  const { configure, getConfig } = await import('@testing-library/dom');
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) => {
      const isAttempt = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
        ._disableExpensiveErrorDiagnostics;
      if (!isAttempt) return getElementError(message, container);
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
    },
  });
}

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/jest-globals');
  const { configure } = await import('@testing-library/dom');
  // No test asserts how fast an element appears: a busy machine needs more than the default second.
  configure({ asyncUtilTimeout: 60_000 });
  await renderBeforeNextStep();
  await printDocumentOnce();
  const react: object = await import('react');
  disableOwnerStacks(react);
}

let consoleErrors: string[] = [];
const originalConsoleError = console.error;

beforeEach(() => {
  consoleErrors = [];
  console.error = (...args: unknown[]) => {
    consoleErrors.push(args.map(String).join(' '));
    originalConsoleError(...args);
  };
});

// Console errors fail a test, so that warnings of React and of the mock's contract check are noticed.
afterEach(() => {
  console.error = originalConsoleError;
  expect(consoleErrors).toEqual([]);
});
