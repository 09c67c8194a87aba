import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every part of the bench is read by Node alone, which runs it', () => {
  const parts = [...readFileSync('bench/run.ts', 'utf8').matchAll(/import\('(\.\/[\w-]+\.ts)'\)/g)];
  const files = ['./read-jsx.ts', ...parts.map(([, file]) => file)];
  expect(files.length).toBeGreaterThan(10);
  const program = files.map((file) => `await import('./bench/${file}');`).join('\n');
  const run = ['--input-type=module', '--eval', `${program}\nprocess.stdout.write('read\\n');`];
  expect(execFileSync(process.execPath, run, { encoding: 'utf8' })).toBe('read\n');
});
