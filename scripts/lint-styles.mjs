import { globSync, readFileSync } from 'node:fs';
import { MOST_LINES } from './file-limit.ts';

const files = globSync('src/**/*.css');
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const defined = definedProperties();

for (const [file, text] of texts) {
  for (const [, name = ''] of text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)) {
    if (!defined.has(name)) fail(`${file} uses ${name}, which is defined nowhere.`);
  }
  const lines = text.trimEnd().split('\n').length;
  if (lines <= MOST_LINES) continue;
  fail(`${file} has ${lines} lines, more than ${MOST_LINES}: it is two things.`);
}

/** Custom properties are defined in styles, and a few by the elements that they are for. */
function definedProperties() {
  const elements = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  return new Set(
    [...texts.values(), ...elements].flatMap((text) =>
      [...text.matchAll(/(--[\w-]+)['"`\]]*\s*:/g)].map(([, name]) => name),
    ),
  );
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
