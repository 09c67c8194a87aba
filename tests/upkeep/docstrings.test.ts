import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync('src/{domain,flows,ports,database}/**/*.ts', {
  exclude: ['**/*.test.ts', '**/contract*.ts', '**/migrations/**'],
});

it('every exported function of rules, actions, ports and the database says what it does', () => {
  const silent = files.flatMap((file) => listSilent(file).map((line) => `${file}: ${line}`));
  expect(files.length).toBeGreaterThan(100);
  expect(silent).toEqual([]);
});

/** Exported functions with no docstring; of overloads, the first has it. */
function listSilent(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const named = new Set<string>();
  return lines.filter((line, index) => {
    const [, name] = /^export (?:async )?function (\w+)/.exec(line) ?? [];
    if (name === undefined || named.has(name)) return false;
    named.add(name);
    return !lines[index - 1]?.endsWith('*/');
  });
}
