import { globSync, readFileSync } from 'node:fs';
import { MOST_LINES } from './file-limit.ts';

for (const file of globSync('src/**/*.css')) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
  if (lines <= MOST_LINES) continue;
  process.stderr.write(`${file} has ${lines} lines, more than ${MOST_LINES}: it is two things.\n`);
  process.exitCode = 1;
}
