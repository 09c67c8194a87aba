import { describe, expect, it } from 'vitest';
import { emptyDetails } from '#domain/customer/details-form.ts';
import { readDetails } from '#domain/customer/read-details.ts';
import { readEmail } from '#domain/customer/email-address.ts';
import { readTarget } from '#domain/target/read-target.ts';
import { readCart } from '#web/cookies/cart-cookie.ts';
import { addressAt, twinPath } from '#domain/addresses.ts';
import { sourcePatterns } from '#tests/stage/source-patterns.ts';
import { catalogue } from '#tests/stage/offering.ts';

/** What makes a careless pattern try again and again: long runs, and an end that does not fit. */
const units = [
  ...'aA0 \t\n/.-_@%("=;:+\\[<&?č\u200b',
  'x.',
  'a-',
  '.a',
  ' a',
  '/a',
  '@a',
  'a@',
  '0.',
  '1 ',
];
const starts = ['', '/', 'https://', 'a@'];
const ends = ['', '!', '\n'];

const LENGTH = 400;
/** Times the length: a pattern that grows with its square takes ten times as long as for as many short texts. */
const LONGER = 10;
const MOST_GROWTH = 4;
/** What a busy machine does to one measurement it does not do each time; a careless pattern does. */
const TRIES = 4;
/** Milliseconds below which nothing is measured: the machine itself is less exact. */
const NOTHING_MS = 3;

function fastest(action: () => unknown, rounds: number): number {
  const times = Array.from({ length: rounds }, () => {
    const began = performance.now();
    action();
    return performance.now() - began;
  });
  return Math.min(...times);
}

/** Whether an action takes far longer for one long text than for short ones of the same length in all. */
function growsTooFast(
  action: (text: string) => unknown,
  textOf: (length: number) => string,
): boolean {
  const long = textOf(LENGTH * LONGER);
  const short = textOf(LENGTH);
  const manyShort = () => {
    for (let i = 0; i < LONGER; i += 1) action(short);
  };
  const isSlow = () => {
    const taken = fastest(() => action(long), 4);
    return taken > NOTHING_MS && taken > MOST_GROWTH * fastest(manyShort, 4);
  };
  return Array.from({ length: TRIES }).every(isSlow);
}

function textsOf(): ((length: number) => string)[] {
  return units.flatMap((chunk) =>
    starts.flatMap((start) =>
      ends.map(
        (end) => (length: number) => start + chunk.repeat(Math.floor(length / chunk.length)) + end,
      ),
    ),
  );
}

describe('a pattern', () => {
  it('of the program takes time in proportion to its text, whatever stands in it', () => {
    const patterns = sourcePatterns();
    expect(patterns.length).toBeGreaterThan(100);
    const slow = patterns.filter(({ pattern }) =>
      textsOf().some((textOf) => growsTooFast((text) => text.replace(pattern, ''), textOf)),
    );
    expect(slow.map(({ place, pattern }) => `${place} ${pattern}`)).toEqual([]);
  }, 120_000);

  it('that is careless is found', () => {
    for (const pattern of [/\s+$/, /a.*!$/]) {
      const found = textsOf().some((textOf) =>
        growsTooFast((text) => text.replace(pattern, ''), textOf),
      );
      expect(found, String(pattern)).toBe(true);
    }
  });
});

describe('whoever reads what was typed', () => {
  const services = catalogue.platforms.flatMap((platform) => platform.services);
  const readers: Record<string, (text: string) => unknown> = {
    targets: (text) => services.map(({ platform, id }) => readTarget(platform, id, text)),
    mailboxes: (text) => readEmail(text),
    'the form': (text) =>
      Object.keys(emptyDetails('cs')).map((field) =>
        readDetails({ ...emptyDetails('cs'), companyInvoice: true, [field]: text }, 'cs'),
      ),
    'the cart': (text) => readCart(catalogue, `cart=${text}; cart=${text}`, 'plain'),
    addresses: (text) => [addressAt(`/${text}`), twinPath(`/${text}`, 'en')],
  };
  it.each(Object.entries(readers))(
    '%s: takes time in proportion to it',
    (_, read) => {
      const slow = textsOf().filter((textOf) => growsTooFast(read, textOf));
      expect(slow.map((textOf) => textOf(20))).toEqual([]);
    },
    120_000,
  );
});
