import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** The URL of a running server, and a function that stops it with all its child processes. */
interface RunningServer {
  url: string;
  stop: () => void;
}

/**
 * Runs a server command, and returns the URL that it prints and a function that stops it with all its
 * child processes. Rejects when the command exits before it has printed a URL.
 */
export function startServer(command: string, ...args: string[]): Promise<RunningServer> {
  return startServerWith({}, command, ...args);
}

/** Runs `startServer` with additional environment variables. */
export async function startServerWith(
  variables: Record<string, string>,
  command: string,
  ...args: string[]
): Promise<RunningServer> {
  // Without npx, which takes as long to start as some of the servers.
  const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...variables, PATH, NO_COLOR: '1', FORCE_COLOR: undefined },
    detached: true,
  });
  const url = await new Promise<string>((resolveUrl, reject) => {
    child.once('exit', () => reject(new Error(`${command} did not start`)));
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const match = /http:\/\/(localhost|127\.0\.0\.1):\d+/.exec(output);
      if (match) resolveUrl(match[0]);
    });
  });
  return { url, stop: () => process.kill(-(child.pid ?? 0)) };
}

/** Serves a build on a free port, by default that of the tests with the mock backend; `options` are those of scripts/preview.ts. */
export function startPreview(...options: string[]): Promise<RunningServer> {
  return startServer('node', '--import', 'tsx', 'scripts/preview.ts', '--port', '0', ...options);
}
