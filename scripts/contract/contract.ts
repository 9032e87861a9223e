import { parseOptions, runCommand } from '../publish/command';
import { checkContract } from './check';
import { formatReport } from './report';

/** Exit code of a command that was interrupted with Ctrl+C. */
const EXIT_CODE_INTERRUPTED = 130;

const USAGE = `npm run contract -- --api https://host/api [--token … | --account … --password …] [--firm 100]
  [--write [--shared]] [--json]

Calls the operations of openapi/, reads each response as the application does, and reports each deviation: whether the
application copes, or what breaks and what users would see. Sends only GETs and logins, unless --write: then it
creates, changes and deletes test items, named "Contract check …", uploads a picture that no call can delete, and tries
what must be rejected: a text file, a wrong old password, a message with an invalid address. --shared also saves the
configuration, the site status and the account's portrait unchanged, and sends the firm one message.
Exit code 0: the application copes with everything; 1: something breaks; 2: the backend is not reachable; 130: stopped.`;

/** Checks a backend against the contract (docs/architecture.md#4-contract). Returns the exit code. */
async function main(): Promise<number> {
  const { values } = parseOptions(USAGE, {
    options: {
      api: { type: 'string' },
      token: { type: 'string' },
      account: { type: 'string' },
      password: { type: 'string' },
      firm: { type: 'string' },
      write: { type: 'boolean', default: false },
      shared: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const { api, json, ...options } = values;
  if (api === undefined || !URL.canParse(api)) throw new Error(USAGE);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Not `once`: npm forwards the terminal's signal a second time, which would interrupt the cleanup.
    process.on(signal, () => {
      if (!stop.signal.aborted)
        console.error(values.write ? 'Stopping: deleting the test items.' : 'Stopping.');
      stop.abort();
    });
  }
  const report = await checkContract({ ...options, api, stopSignal: stop.signal });
  console.log(json ? JSON.stringify(report, null, 2) : formatReport(report));
  return stop.signal.aborted ? EXIT_CODE_INTERRUPTED : report.exitCode;
}

await runCommand(main);
