import { expect, it } from 'vitest';
import { catalogue } from '#tests/stage/offering.ts';
import { deliveryTimes, longestSpan } from './delivery-time.ts';

const jana = 'https://www.instagram.com/jana/';
const line = (packageId: string, quantity = 1, target: string | null = jana) => ({
  packageId,
  quantity,
  target,
});
const hours = (count: number) => ({ from: count, to: count, unit: 'hour' });
const days = (from: number, to = from) => ({ from, to, unit: 'day' });

it.each([
  ['one package takes what the price list says', [line('ig-followers-1000')], [hours(48)]],
  ['two take as long as the next larger package', [line('ig-followers-1000', 2)], [hours(72)]],
  ['as much as a package holds takes as long as it', [line('ig-followers-10000', 5)], [days(5)]],
  [
    'more than the largest holds takes several times as long',
    [line('ig-followers-10000', 99)],
    [days(100)],
  ],
  ['a range grows at both ends', [line('tt-views-500000', 2)], [days(6, 14)]],
  [
    'rows for one profile count together',
    [line('ig-followers-10000', 1), line('ig-followers-25000', 1)],
    [days(5), days(5)],
  ],
  [
    'rows for two profiles do not',
    [line('ig-followers-1000'), line('ig-followers-1000', 1, 'https://www.instagram.com/petr/')],
    [hours(48), hours(48)],
  ],
  [
    'rows whose profile is missing stand alone',
    [line('ig-followers-1000', 1, null), line('ig-followers-1000', 1, null)],
    [hours(48), hours(48)],
  ],
  [
    'services do not add up',
    [line('ig-followers-1000'), line('ig-likes-1000')],
    [hours(48), days(3, 7)],
  ],
  ['nothing is promised of what is not on sale', [line('ig-comments-50')], [undefined]],
])('%s', (_, lines, times) => {
  expect(deliveryTimes(catalogue, lines)).toEqual(times);
});

it('the longest time is the one that ends last', () => {
  const spans = deliveryTimes(catalogue, [line('ig-followers-1000'), line('ig-likes-1000')]);
  expect(longestSpan(spans.flatMap((span) => span ?? []))).toEqual(days(3, 7));
  expect(longestSpan([])).toBeUndefined();
});
