import { describe, expect, it } from 'vitest';
import { volumeDiscountsForm } from './volume-discounts-form.ts';

const input = (...pairs: [string, string][]) => ({
  ...volumeDiscountsForm.empty,
  ...Object.fromEntries(
    pairs.flatMap(([items, percent], row) => [
      [`items-${row}`, items],
      [`percent-${row}`, percent],
    ]),
  ),
});

describe('the form of the ladder', () => {
  it('is read with its popular step, and rows that are empty are none', () => {
    const form = { ...input(['1', '0'], ['3', '12 %'], ['', ''], ['6', '50']), popular: '1' };
    expect(volumeDiscountsForm.read(form)).toEqual({
      ok: true,
      values: {
        tiers: [
          { items: 1, percent: 0 },
          { items: 3, percent: 12, popular: true },
          { items: 6, percent: 50 },
        ],
        countsFrom: 0,
      },
    });
  });

  it.each([
    ['0', 0],
    ['500', 50_000],
    ['1.500 Kč', 150_000],
    ['1 500', 150_000],
    ['1500,00', 150_000],
    ['1.500,- Kč', 150_000],
    ['CZK 1,500', 150_000],
  ])('reads %s as the price from which a package counts', (countsFrom, price) => {
    const read = volumeDiscountsForm.read({ ...input(['1', '0'], ['2', '10']), countsFrom });
    expect(read).toMatchObject({ ok: true, values: { countsFrom: price } });
  });

  it.each([
    ['a first step above nothing', input(['1', '5'], ['2', '10']), 'items-0', 'tier-first'],
    ['a first step of two', input(['2', '0'], ['3', '10']), 'items-0', 'tier-first'],
    ['a step of as many', input(['1', '0'], ['1', '10']), 'items-1', 'tier-rising'],
    ['a step that falls', input(['1', '0'], ['2', '10'], ['3', '9']), 'percent-2', 'tier-rising'],
    ['more than half', input(['1', '0'], ['2', '51']), 'percent-1', 'tier-percent'],
    ['a step below nothing', input(['1', '0'], ['2', '-5']), 'percent-1', 'tier-percent'],
    ['more than a cart holds', input(['1', '0'], ['100', '10']), 'items-1', 'tier-items'],
    ['a step of nothing', input(['1', '0'], ['0', '10']), 'items-1', 'tier-items'],
    ['words', input(['1', '0'], ['dva', '10']), 'items-1', 'tier-items'],
    ['half a row', input(['1', '0'], ['2', '']), 'percent-1', 'tier-percent'],
    [
      'a price that is none',
      { ...input(['1', '0'], ['2', '10']), countsFrom: 'pět' },
      'countsFrom',
      'counts-from',
    ],
    [
      'a price that is not in whole crowns',
      { ...input(['1', '0'], ['2', '10']), countsFrom: '1000,50' },
      'countsFrom',
      'counts-from',
    ],
    [
      'a price above every other',
      { ...input(['1', '0'], ['2', '10']), countsFrom: '500001' },
      'countsFrom',
      'counts-from',
    ],
    ['no step', input(['1', '0']), 'items-1', 'tiers-few'],
    [
      'a mark where nothing is taken off',
      { ...input(['1', '0'], ['2', '10']), popular: '0' },
      'popular',
      'tier-popular',
    ],
  ])('is refused with %s', (_, form, field, problem) => {
    const read = volumeDiscountsForm.read(form);
    expect(read.ok ? {} : read.problems).toHaveProperty(field, problem);
  });
});
