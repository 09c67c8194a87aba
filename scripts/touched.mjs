import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/**
 * The shop tests that a change touches, those that it touches most first.
 *
 * They run the built program, in which everything hangs together; by imports alone each change would
 * touch them all. So they are found by what they are about:
 * - a test is touched by a change of its own file or of a helper that it imports, directly or not;
 * - by a change of a source file that it or one of its helpers imports, or of any file that it
 *   names, and by that of a document where it reads documents;
 * - and by one whose name shares words with its own name, its folder or its text, as
 *   `flows/orders/cancel-order.ts` does with `orders/cancel-order.test.ts`. A word that few tests have says
 *   more than one that many have.
 * Whatever is changed of the program, the whole way of an order and the pages are tried as well.
 */
const always = new Set(['tests/orders/whole-order.test.ts', 'tests/pages/pages.test.ts']);
const apart = ['tests/browser/', 'tests/hostile/', 'tests/faults/'];
/** Words of paths that say nothing of what is in them. */
const silent = new Set([
  'test',
  'ts',
  'tsx',
  'mjs',
  'css',
  'index',
  'route',
  'and',
  'by',
  'of',
  'to',
]);

/** How much a word says that a test has in its path, and in its text. */
const WEIGHT = { path: 3, text: 1 };
/** Less than a word that every fourth test has in its text says nothing. */
const LEAST = Math.log(4);
/** Of a test that is changed, or that imports what is changed; more than words can come to. */
const CERTAIN = 100;

/**
 * @param {string[]} changed paths in the project
 * @returns {string[]} paths of shop tests
 */
export function touchedTests(changed) {
  const tests = listTests().map(readTest);
  const isApiClient = changed.some((file) =>
    /^(?:src|public|scripts)\/|^[^/]+\.(?:json|ts)$/.test(file),
  );
  const scoreOf = (test) => {
    const scores = changed.map((file) => score(test, file, tests));
    const whole = isApiClient && always.has(test.file) ? CERTAIN : 0;
    return Math.max(whole, ...scores);
  };
  return tests
    .map((test) => ({ file: test.file, score: scoreOf(test) }))
    .filter((found) => found.score >= LEAST)
    .toSorted((a, b) => b.score - a.score)
    .map(({ file }) => file);
}

function listTests() {
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter(
      (file) => file.endsWith('.test.ts') && !apart.some((folder) => file.startsWith(folder)),
    );
}

function score(test, changed, tests) {
  if (test.file === changed) return 2 * CERTAIN;
  if (importsOf(test.file).has(changed) || test.source.includes(changed)) return CERTAIN;
  if (changed.endsWith('.md') && test.source.includes('.md')) return CERTAIN;
  if (!changed.startsWith('src/')) return 0;
  const words = split(changed.split('/').slice(-2).join(' '));
  return words.reduce((sum, word) => sum + scoreOfWord(word, test, tests), 0);
}

/** Nothing where all tests have the word, and more the fewer do. */
function scoreOfWord(word, test, tests) {
  const inPath = test.path.has(word) ? -Math.log(shareOf(tests, ({ path }) => path.has(word))) : 0;
  const inText = test.text.has(word) ? -Math.log(shareOf(tests, ({ text }) => text.has(word))) : 0;
  return Math.max(WEIGHT.path * inPath, WEIGHT.text * inText);
}

function shareOf(tests, isMeant) {
  return tests.filter(isMeant).length / tests.length;
}

/** A test with the words of its path and of its text. */
function readTest(file) {
  const source = readFileSync(join(root, file), 'utf8');
  return { file, source, path: new Set(split(file)), text: new Set(split(source)) };
}

/** Words in the singular and in small letters; `cancelOrder` has two. */
function split(text) {
  const words = text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word !== '' && !silent.has(word));
}

const known = new Map();

/** What a test imports of ours: helpers with all that they import, sources without. */
function importsOf(test) {
  const found = known.get(test) ?? new Set();
  if (known.has(test)) return found;
  known.set(test, found);
  const collect = (file) => {
    for (const imported of directImports(file)) {
      if (found.has(imported)) continue;
      found.add(imported);
      if (imported.startsWith('tests/')) collect(imported);
    }
  };
  collect(test);
  return found;
}

function directImports(file) {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const names = readFileSync(path, 'utf8').matchAll(/\bfrom '([#.][^']+)'/g);
  return [...names].map(([, name]) => {
    if (name.startsWith('#tests/')) return name.slice(1);
    if (name.startsWith('#')) return `src/${name.slice(1)}`;
    return join(dirname(file), name).replaceAll('\\', '/');
  });
}
