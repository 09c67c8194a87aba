import { expect, it } from 'vitest';
import { readPlace, writePlace } from './page-place.ts';

it('reads where a page ended as it was written', () => {
  const place = [
    '2026-11-23 09:00:00.123456+00',
    'received',
    '7f3c1f0e-0000-4000-8000-000000000000',
  ];
  expect(readPlace(writePlace(place), 2)).toEqual(place);
});

it.each([
  null,
  '',
  '2026-11-23',
  '2026-11-23 09:00:00+00',
  '2026-11-23 09:00:00+00~a~b~c',
  "2026-11-23 09:00:00+00~a~'; drop table orders",
  '2026-99-99 99:99:99+00~a~b',
  'infinity~a~b',
])('takes %j for no place', (text) => {
  expect(readPlace(text, 2)).toBeUndefined();
});
