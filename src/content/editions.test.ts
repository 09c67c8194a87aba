import { describe, expect, it } from 'vitest';
import { sampleOffering, sampleShop } from '#tests/stage/sample-order.ts';

/** What customers read. What the writer is made of and the samples of reviews are no translations. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '/src/content/**/*.{cs,en}.ts',
    '/src/messages/{cs,en}/**/*.ts',
    '!/src/messages/*/admin/**',
    '!/src/messages/*/index.ts',
    '!/src/content/{writing,reviews}/{passages,samples}.*',
  ],
  { eager: true },
);

const pairs = Object.keys(modules).flatMap((cs) => {
  const en = cs.replace('/messages/cs/', '/messages/en/').replace(/\.cs\.ts$/, '.en.ts');
  return en === cs ? [] : [{ cs, en }];
});

/** What one edition alone says or needs, each with its reason. */
const ownOfOne: { path: RegExp; why: string }[] = [
  { path: /\.(?:noun|fullNoun|bought|forms)\.(?:few|many)$/, why: 'Czech has more plural forms' },
  { path: /(?:Shop$|^shopEmails$|\.\w+Shop$)/, why: 'the shop’s own e-mails are Czech' },
  { path: /(?:currencyNote|vatNote)$/, why: 'euro figures stand in English alone (rules 6)' },
];

/** What words are filled with where a number or a text will not do: what the shop is and offers, and else a seven. */
const facts: Record<PropertyKey, unknown> = {
  ...sampleShop,
  ...sampleOffering,
  shop: sampleShop,
  offering: sampleOffering,
  [Symbol.toPrimitive]: () => 7,
};
const anything = new Proxy(facts, { get: (known, name) => known[name] ?? 7 });
const fillings: unknown[][] = [
  Array<number>(7).fill(7),
  Array<string>(7).fill('7'),
  Array.from({ length: 7 }, () => anything),
  [[{ platform: 'instagram', service: 'likes' }]],
];

function filled(say: (...facts: unknown[]) => unknown): unknown {
  for (const filling of fillings) {
    try {
      const stated = say(...filling);
      if (!JSON.stringify(stated).includes('undefined')) return stated;
    } catch {
      // The next one fits.
    }
  }
  throw new Error(`Nothing fits ${String(say).slice(0, 200)}`);
}

/**
 * What can be counted in a text: its sentences, its figures, the codes that are filled in later, its links, the names
 * of other companies.
 */
function countable(text: string) {
  const figures = text.replaceAll(/(\d)[.,](?=\d{3}\b)/g, '$1').replaceAll(':00', '');
  const ends = /(?<!(?<!\p{L})(?:no|č|excl|incl))[.?!…]["“”)]*[ \n]+(?=[\p{Lu}„“"@])/gu;
  return {
    sentences: text.trim().split(ends).length,
    figures: [...figures.matchAll(/\d+/g)].map(String).toSorted(),
    codes: [...text.matchAll(/\[\[.+?\]\]|\{[\w-]+\}/g)].map(String).toSorted(),
    links: text.split(/https?:|#\w/).length,
    names: [...new Set(text.match(/WhatsApp|PayPal|Stripe|Apple Pay|Google Pay/g))].toSorted(),
  };
}

/** Where the two editions differ in what can be compared, as "place: Czech | English". */
function differences(path: string, cs: unknown, en: unknown): string[] {
  if (ownOfOne.some((own) => own.path.test(path))) return [];
  if (isSayer(cs) && isSayer(en)) return differences(path, filled(cs), filled(en));
  if (isGroup(cs) && isGroup(en)) {
    const keys = new Set([...Object.keys(cs), ...Object.keys(en)]);
    return [...keys].flatMap((key) => differences(`${path}.${key}`, cs[key], en[key]));
  }
  if (typeof cs !== 'string' || typeof en !== 'string')
    return cs === en ? [] : [`${path}: ${String(cs)} | ${String(en)}`];
  const isAlike = JSON.stringify(countable(cs)) === JSON.stringify(countable(en));
  return isAlike ? [] : [`${path}: ${cs} | ${en}`];
}

function isSayer(value: unknown): value is (...facts: unknown[]) => unknown {
  return typeof value === 'function';
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The exports of a file by name, without the mark of the edition that some of them end in. */
function exportsOf(file: string): Record<string, unknown> {
  const named = Object.entries(modules[file] ?? {});
  return Object.fromEntries(named.map(([name, value]) => [name.replace(/(?:Cs|En)$/, ''), value]));
}

describe('both editions promise the same', () => {
  it('in every file that customers read', () => {
    expect(pairs.length).toBeGreaterThan(35);
  });

  // Sentence by sentence: what is added to one edition has to be added to the other.
  it.each(pairs)('in $cs', ({ cs, en }) => {
    const czech = exportsOf(cs);
    const english = exportsOf(en);
    const names = new Set([...Object.keys(czech), ...Object.keys(english)]);
    const found = [...names].flatMap((name) => differences(name, czech[name], english[name]));
    expect(found).toEqual([]);
  });
});

it('a sentence, a figure, a point or a link of one edition alone is seen', () => {
  const both = { text: 'One. Two.', points: ['a'] };
  expect(differences('x', both, both)).toEqual([]);
  const others = [
    { ...both, text: 'One. Two. Three.' },
    { ...both, text: 'One. Two 2.' },
    { ...both, text: 'One. Two {days}.' },
    { ...both, points: ['a', 'b'] },
    { ...both, points: [{ text: 'a', page: 'terms' }] },
  ];
  for (const other of others) expect(differences('x', both, other)).toHaveLength(1);
});
