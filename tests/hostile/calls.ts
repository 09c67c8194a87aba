import type { Random } from './random.ts';
import { badText, mutated } from './pieces.ts';
import { fill } from './forms.ts';

/** Bodies of JSON of so many bytes that cost more to read than others. */
export const costlyCalls = {
  'arrays within arrays': (bytes) => fill('[', bytes),
  'closed arrays within arrays': (bytes) => fill('[', bytes / 2) + fill(']', bytes / 2),
  'objects within objects': (bytes) =>
    `${fill('{"a":', (bytes * 5) / 6)}1${fill('}', bytes / 6 - 1)}`,
  'many keys': (bytes) =>
    `{${Array.from({ length: bytes / 12 }, (_, i) => `"k${i}":1`)}}`.slice(0, bytes),
  'one key many times': (bytes) => `{${fill('"items":[],', bytes - 10)}"a":1}`,
  'one long number': (bytes) => `{"items":${fill('9', bytes - 20)}}`,
  'numbers without end': (bytes) => `{"items":[${fill('1e999999,', bytes - 20)}1]}`,
  'many items': (bytes) => `{"items":[${fill('{"packageId":"a","quantity":1},', bytes - 50)}{}]}`,
  'escapes in a text': (bytes) => `{"email":"${fill('\\ud83d', bytes - 40)}","items":[]}`,
} as const satisfies Record<string, (bytes: number) => string>;

const sample = JSON.stringify({
  items: [{ packageId: 'ig-likes-100', quantity: 1, target: '@zofie' }],
  name: 'Žofie',
  email: 'zofie@example.com',
  phone: '+420777123456',
  expressConsent: true,
  id: 'clanek',
  title: 'Titulek',
  excerpt: 'Krátce.',
  content: '## Nadpis',
  language: 'cs',
});

/** A body that says it is JSON. */
export function hostileCall(random: Random, most: number): Buffer {
  const kind = random.below(3);
  const text =
    kind === 0
      ? mutated(random, sample, most)
      : kind === 1
        ? JSON.stringify({ items: badText(random, most / 2), email: badText(random, 200) })
        : badText(random, most);
  return Buffer.from(text).subarray(0, most);
}
