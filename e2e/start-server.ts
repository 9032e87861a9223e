import { spawn } from 'node:child_process';

/**
 * Runs a package's command that serves, and gives the address it prints, and the function that ends it
 * with all it has started. Rejects when the command ends before it has printed one.
 */
export async function startServer(
  command: string,
  ...args: string[]
): Promise<{ url: string; stop: () => void }> {
  const child = spawn('npx', ['--no-install', command, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    detached: true,
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${command} did not start`)));
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/localhost:\d+/.exec(output);
      if (found) resolve(found[0]);
    });
  });
  return { url, stop: () => process.kill(-(child.pid ?? 0)) };
}
