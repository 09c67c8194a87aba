import { IMPORT_MEGABYTES } from '#domain/reviews/import.ts';
import type { Random } from './random.ts';
import { badText, mutated } from './pieces.ts';

const MOST_BYTES = IMPORT_MEGABYTES * 1024 * 1024;
const HEADER = 'jméno;hodnocení;text;datum;služba;jazyk\r\n';

const sample =
  HEADER +
  'Jana;5;Přišlo to včas.;2025-11-01;Instagram sledující;cs\r\n' +
  'Petr;4;"Řekl: ""dobré""; nic víc.";2025-11-02;TikTok lajky;cs\r\n';

function fill(chunk: string): string {
  return HEADER + chunk.repeat(Math.floor((MOST_BYTES - 1000) / chunk.length));
}

/** Files of reviews as large as one may be, which cost more to read than others. */
export const costlyFiles: Record<string, () => string> = {
  commas: () => ','.repeat(MOST_BYTES - 1000),
  semicolons: () => fill(';'),
  quotes: () => fill('"'),
  'quotes in pairs': () => fill('"",'),
  'a quote that is never closed': () => `${HEADER}"${'a\r\n'.repeat(3_000_000)}`,
  'empty rows': () => fill('\n'),
  'rows that are broken': () => fill('"a;5;b;c\n'),
  'rows as wide as may be': () => fill(`${';x'.repeat(199)}\n`),
  'entries of JSON': () => `[{"rating":5,"text":"a"}${',{"a":1}'.repeat(1_200_000)}]`,
  'lists in lists': () => '['.repeat(MOST_BYTES - 1000),
  'elements in elements': () => `<review>${'<a>'.repeat(3_000_000)}`,
};

/** A file of reviews in which hardly anything is right. */
export function hostileFile(random: Random, most: number): Buffer {
  const kind = random.below(3);
  const text =
    kind === 0
      ? mutated(random, sample, most)
      : kind === 1
        ? HEADER + badText(random, most - HEADER.length)
        : badText(random, most);
  return Buffer.from(text).subarray(0, most);
}
