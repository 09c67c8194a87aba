import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** Words that a newcomer would have to look up, each with the field's own. */
const words: Readonly<Record<string, string>> = {
  borne: 'substantiated',
  care: 'after-sales',
  darkroom: 'images',
  desk: 'admin',
  door: 'sign-in',
  enquiry: 'message',
  enquiries: 'messages',
  gain: 'benefit',
  gains: 'benefits',
  illustrator: 'image generator',
  intent: 'action of a form, pending action',
  intents: 'actions, pending actions',
  ladder: 'volume discounts',
  letter: 'e-mail, character',
  letters: 'e-mails, characters',
  meanwhile: 'changes since',
  moot: 'obsolete',
  owe: 'enqueue',
  owed: 'enqueued, due',
  owes: 'enqueues',
  painter: 'og images',
  piece: 'unit',
  pieces: 'units',
  pill: 'badge',
  pills: 'badges',
  place: 'cursor, position',
  placed: 'ordered',
  places: 'cursors, positions',
  rung: 'tier',
  rungs: 'tiers',
  said: 'stated',
  standing: 'status, effective',
  testimonial: 'review',
  testimonials: 'reviews',
  typed: 'input',
  way: 'origin, route, method',
  ways: 'origins, routes, methods',
  wish: 'request',
  wished: 'values',
  wishes: 'requests',
};

/** What other programs specify so, the alphabet, and to place an order. */
const given = new Set([
  'LETTER',
  'LETTERS',
  'LETTER_OR_DIGIT',
  'PaymentIntent',
  'PlacedOrder',
  'letterSpacing',
  'payment_intent',
  'payment_intent_data',
  'placeOrder',
]);
/** In these files the word is what it says: what programs read in the API, the state of a refund, a drawing. */
const givenIn: readonly { words: readonly string[]; files: RegExp }[] = [
  { words: ['pieces'], files: /api\/v1|webhook|\/short|missing-units|order-rows/ },
  { words: ['testimonials'], files: /^src\/api\/read-table\.ts$/ },
  { words: ['owed'], files: /^src\/messages\/\w+\/admin\// },
  { words: ['ladder', 'ladders', 'rung'], files: /^src\/web\/covers\// },
  // The field of every form that says which of its buttons was pressed.
  { words: ['intent'], files: /cart-begun|wizard-actions|token-input|settings-form/ },
  { words: ['place'], files: /^src\/flows\/orders\/place-order/ },
];
/** A preposition, an adverb or a participle that stands alone: it does not say what a function does. */
const noVerb =
  /^(?:[a-z]+(?:ed|ing|ly)|about|above|after|again|at|before|below|between|both|by|else|for|from|here|in|into|later|now|of|off|on|once|only|onto|out|since|then|there|thus|to|until|up|well|with|within|without)$/;

const files = globSync('src/**/*.{ts,tsx,css,svg}', { exclude: ['**/migrations/**'] });
const code = files.filter((file) => /\.tsx?$/.test(file));
const ofName = (name: string) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];

it('names in code and of files say what the field says', () => {
  const inFiles = files.flatMap((file) => found(file, file.split(/[/.-]/), file));
  const inCode = code.flatMap((file) =>
    [...namesIn(file)].flatMap((name) =>
      given.has(name) ? [] : found(file, ofName(name), `${name} in ${file}`),
    ),
  );
  expect(code.length).toBeGreaterThan(1000);
  expect([...inFiles, ...inCode]).toEqual([]);
});

it('no exported name means two things within one layer', () => {
  const exported = new Map<string, Set<string>>();
  for (const file of code.filter((name) => !name.includes('.test.'))) {
    // Both editions of a text, and of the words of a page, have one name.
    const one = file
      .replace(/\.(?:cs|en)\.ts$/, '.ts')
      .replace(/messages\/(?:cs|en)\//, 'messages/');
    for (const name of exportsOf(file)) {
      const key = `${file.split('/')[1]} ${name}`;
      exported.set(key, (exported.get(key) ?? new Set()).add(one));
    }
  }
  const twice = [...exported].filter(([key, { size }]) => size > 1 && !ofRoutes.test(key));
  expect(twice.map(([key, places]) => `${key}: ${[...places].join(', ')}`)).toEqual([]);
});

it('a function is called by what it does', () => {
  // The fields of a form are put together like words: `required(text(…))`.
  const own = code.filter((file) => !/\.test\.|^src\/domain\/forms\//.test(file));
  const unclear = own.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:export )?(?:async )?function\*? (\w+)/gm)]
      .filter(([, name = '']) => noVerb.test(name))
      .map(([, name]) => `${name} in ${file}`),
  );
  expect(unclear).toEqual([]);
});

/** What React Router reads of every route. */
const ofRoutes =
  /^web (?:loader|action|meta|headers|handle|shouldRevalidate|ErrorBoundary|middleware|default)$/;

function found(file: string, parts: readonly string[], where: string): string[] {
  return parts.flatMap((part) => {
    const word = part.toLowerCase();
    if (!Object.hasOwn(words, word)) return [];
    const isGiven = givenIn.some((one) => one.words.includes(word) && one.files.test(file));
    return isGiven ? [] : [`${where}: ${word} (${words[word]})`];
  });
}

function namesIn(file: string): Set<string> {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      if ('type' in node && 'name' in node && typeof node.name === 'string') {
        if (/^(?:JSX|Private)?Identifier$/.test(String(node.type))) names.add(node.name);
      }
      Object.values(node).forEach(walk);
    }
  };
  walk(parseSync(file, readFileSync(file, 'utf8')).program);
  return names;
}

function exportsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const declared = /^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm;
  return [...new Set([...text.matchAll(declared)].map(([, name = '']) => name))];
}
