import { describe, expect, it } from 'vitest';
import { ladderForm } from './ladder-form.ts';

const typed = (...pairs: [string, string][]) => ({
  ...ladderForm.empty,
  ...Object.fromEntries(
    pairs.flatMap(([items, percent], row) => [
      [`items-${row}`, items],
      [`percent-${row}`, percent],
    ]),
  ),
});

describe('the form of the ladder', () => {
  it('is read with its popular step, and rows that are empty are none', () => {
    const form = { ...typed(['1', '0'], ['3', '12 %'], ['', ''], ['6', '50']), popular: '1' };
    expect(ladderForm.read(form)).toEqual({
      ok: true,
      values: {
        rungs: [
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
    const read = ladderForm.read({ ...typed(['1', '0'], ['2', '10']), countsFrom });
    expect(read).toMatchObject({ ok: true, values: { countsFrom: price } });
  });

  it.each([
    ['a first step above nothing', typed(['1', '5'], ['2', '10']), 'items-0', 'rung-first'],
    ['a first step of two', typed(['2', '0'], ['3', '10']), 'items-0', 'rung-first'],
    ['a step of as many', typed(['1', '0'], ['1', '10']), 'items-1', 'rung-rising'],
    ['a step that falls', typed(['1', '0'], ['2', '10'], ['3', '9']), 'percent-2', 'rung-rising'],
    ['more than half', typed(['1', '0'], ['2', '51']), 'percent-1', 'rung-percent'],
    ['a step below nothing', typed(['1', '0'], ['2', '-5']), 'percent-1', 'rung-percent'],
    ['more than a cart holds', typed(['1', '0'], ['100', '10']), 'items-1', 'rung-items'],
    ['a step of nothing', typed(['1', '0'], ['0', '10']), 'items-1', 'rung-items'],
    ['words', typed(['1', '0'], ['dva', '10']), 'items-1', 'rung-items'],
    ['half a row', typed(['1', '0'], ['2', '']), 'percent-1', 'rung-percent'],
    [
      'a price that is none',
      { ...typed(['1', '0'], ['2', '10']), countsFrom: 'pět' },
      'countsFrom',
      'counts-from',
    ],
    [
      'a price that is not in whole crowns',
      { ...typed(['1', '0'], ['2', '10']), countsFrom: '1000,50' },
      'countsFrom',
      'counts-from',
    ],
    [
      'a price above every other',
      { ...typed(['1', '0'], ['2', '10']), countsFrom: '500001' },
      'countsFrom',
      'counts-from',
    ],
    ['no step', typed(['1', '0']), 'items-1', 'rungs-few'],
    [
      'a mark where nothing is taken off',
      { ...typed(['1', '0'], ['2', '10']), popular: '0' },
      'popular',
      'rung-popular',
    ],
  ])('is refused with %s', (_, form, field, problem) => {
    const read = ladderForm.read(form);
    expect(read.ok ? {} : read.problems).toHaveProperty(field, problem);
  });
});
