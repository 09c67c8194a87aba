import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

/** A program that tells itself to end. */
const program = (close: string) => `
  import { pino } from 'pino';
  import { onShutdown } from './src/main/on-shutdown.ts';
  onShutdown({ log: pino(), mostMs: 100, close: () => ${close} });
  process.kill(process.pid, 'SIGTERM');
  setInterval(() => {}, 1000);`;

async function run(close: string): Promise<{ code: unknown; printed: string }> {
  const args = ['--input-type=module', '--eval', program(close)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [[code], printed] = await Promise.all([once(child, 'exit'), text(child.stdout)]);
  return { code, printed };
}

// Not on Windows, where a program cannot handle signals from others.
describe.runIf(process.platform !== 'win32')('a program that is told to end', () => {
  it('ends with 0 and says nothing where everything could be closed', async () => {
    expect(await run('Promise.resolve()')).toEqual({ code: 0, printed: '' });
  });

  it('ends with 1 and says so where it has to end before everything is closed', async () => {
    const { code, printed } = await run('new Promise(() => {})');
    expect(printed).toContain('not everything could be closed in time');
    expect(code).toBe(1);
  });
});
