import { globSync, readFileSync } from 'node:fs';

/** As many as oxlint.config.ts allows a file of TypeScript, which is all that oxlint reads. */
const MOST_LINES = 250;

for (const file of globSync('src/**/*.css')) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
  if (lines <= MOST_LINES) continue;
  process.stderr.write(`${file} has ${lines} lines, more than ${MOST_LINES}: it is two things.\n`);
  process.exitCode = 1;
}
