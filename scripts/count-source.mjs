// What the program weighs in lines, files and words: `npm run count`.
import { globSync, readFileSync } from 'node:fs';

const isTest = /\.test\.tsx?$/;

function count(...patterns) {
  const files = globSync(patterns).filter((file) => !isTest.test(file));
  const lines = files.reduce(
    (sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1,
    0,
  );
  return { files: files.length, lines };
}

function countWords(...patterns) {
  return globSync(patterns).reduce(
    (sum, file) => sum + readFileSync(file, 'utf8').split(/\s+/u).filter(Boolean).length,
    0,
  );
}

const code = ['ts', 'tsx'];
const under = (...folders) =>
  folders.flatMap((folder) => code.map((end) => `src/${folder}**/*.${end}`));
const admin = under('web/routes/operator/', 'web/operator/', 'web/routes/admin/', 'web/admin/');
const rows = [
  ['TypeScript in src, without tests', count(...under(''))],
  ["the operator's section", count(...admin)],
  ['ARCHITECTURE.md', { words: countWords('ARCHITECTURE.md') }],
  ['all documents', { words: countWords('*.md', 'docs/*.md', 'decisions/*.md') }],
];
for (const [name, figures] of rows) {
  const text = Object.entries(figures).map(
    ([unit, figure]) => `${figure.toLocaleString('en')} ${unit}`,
  );
  process.stdout.write(`${name}: ${text.join(', ')}\n`);
}
