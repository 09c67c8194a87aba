import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/** Lends a program a terminal. */
const TERMINAL = 'script';
const hasTerminal = spawnSync(TERMINAL, ['--version']).status === 0;

describe('the log of a program', () => {
  const program = `import('./build/server/index.js').then(({ createLog }) =>
    createLog({ logLevel: 'info' }).warn({ job: 'send-email' }, 'a job waits'))`;
  const run = promisify(execFile);

  it('is lines of JSON where its output goes to another program', async () => {
    const { stdout } = await run(process.execPath, ['-e', program]);
    expect(JSON.parse(stdout)).toMatchObject({ level: 40, msg: 'a job waits', job: 'send-email' });
  });

  it.skipIf(!hasTerminal)('is lines that a person can read where it is a terminal', async () => {
    const file = ['-qec', `"$NODE" -e "$PROGRAM"`, '/dev/null'];
    const env = { ...process.env, NODE: process.execPath, PROGRAM: program, NO_COLOR: '1' };
    const { stdout } = await run(TERMINAL, file, { env });
    expect(stdout.trim()).toMatch(/^\d\d:\d\d:\d\d warning a job waits job=send-email$/);
  });
});
