import { describe, expect, it } from 'vitest';
import { readWrittenOn } from './import-dates.ts';
import { readLanguage, reviewText, withoutMarkup } from './import-row.ts';
import { readStars } from './import-rating.ts';

describe('the day of', () => {
  it.each([
    ['15.3.2026 9:12', '2026-03-15'],
    ['15. 3. 2026 v 9:12', '2026-03-15'],
    ['15.03.26', '2026-03-15'],
    ['15/03/2026', '2026-03-15'],
    ['3/15/2026 9:12', '2026-03-15'],
    ['3/15/2026 9:12:01 AM', '2026-03-15'],
    ['3/15/26', '2026-03-15'],
    ['Mar 15, 2026', '2026-03-15'],
    ['March 15th, 2026 at 11:30 PM', '2026-03-15'],
    ['15 Mar 2026', '2026-03-15'],
    ['15-Mar-2026', '2026-03-15'],
    ['15 Sept 2026', '2026-09-15'],
    ['15. března 2026', '2026-03-15'],
    ['neděle 15. března 2026 9:12', '2026-03-15'],
    ['15. marca 2026', '2026-03-15'],
    ['15. März 2026', '2026-03-15'],
    ['Sun, 15 Mar 2026 23:30:00 +0000', '2026-03-16'],
    ['Mon Aug 10 2015 14:16:38 GMT+0000 (GMT)', '2015-08-10'],
    ['2026-3-5', '2026-03-05'],
    ['2026/03/15', '2026-03-15'],
    ['2026.03.15', '2026-03-15'],
    ['20260315', '2026-03-15'],
    ['1773565964', '2026-03-15'],
    ['1773565964123', '2026-03-15'],
    ['46096', '2026-03-15'],
    ['46096.38', '2026-03-15'],
    ['2026-03-15T09:12:44+0000', '2026-03-15'],
    ['2026-03-15T23:30:00+01:00', '2026-03-15'],
    ['2026-03-15T23:30:00-05:00', '2026-03-16'],
    ['2026-03-31T22:30:00Z', '2026-04-01'],
    ['2026-03-31 23:30:00 UTC', '2026-04-01'],
    ['2026-03-31 23:30:00', '2026-03-31'],
    ['2026-03-31 23:30:00 CEST', '2026-03-31'],
    ['2026-03-15 00:00:00.0', '2026-03-15'],
    ['31.12.2025 23:59', '2025-12-31'],
    ['Sun Mar 15 23:30:00 UTC 2026', '2026-03-16'],
    ['2026-03-15 23:30:00.123456+00', '2026-03-16'],
    ['5/5/2026', '2026-05-05'],
  ])('%s is %s', (input, day) => {
    expect(readWrittenOn(input, { order: undefined, isUtc: false })).toEqual({ day });
  });

  it('a time without a zone is one of Prague, but where its column says otherwise', () => {
    const input = '2026-03-31 23:30:00';
    expect(readWrittenOn(input, { order: undefined, isUtc: true })).toEqual({ day: '2026-04-01' });
    const day = { day: '2026-03-31' };
    expect(readWrittenOn('2026-03-31', { order: undefined, isUtc: true })).toEqual(day);
  });

  it.each([
    '',
    '2025-02-29',
    '31.4.2026',
    '15/15/2026',
    '26-03-15',
    'včera',
    '2 days ago',
    '5',
    '12345678901',
    '15 Foo 2026',
  ])('"%s" is none', (input) => {
    expect(readWrittenOn(input, { order: undefined, isUtc: false })).toBe('date-wrong');
  });

  it('3/4/2026 depends on the order', () => {
    const read = (order?: 'day-first' | 'month-first') =>
      readWrittenOn('3/4/2026', { order, isUtc: false });
    expect([read(), read('day-first'), read('month-first')]).toEqual([
      'date-unclear',
      { day: '2026-04-03' },
      { day: '2026-03-04' },
    ]);
  });
});

describe('stars', () => {
  const down = { scale: 5, isRoundedDown: true } as const;
  const exact = { scale: 5, isRoundedDown: false } as const;

  it.each<[string, number]>([
    ['5.0', 5],
    ['5,00', 5],
    ['5.000', 5],
    [' 5 ', 5],
    ['5 stars', 5],
    ['4 body', 4],
    ['1 star', 1],
    ['4 hvězdičky', 4],
    ['FIVE', 5],
    ['Two', 2],
    ['100%', 5],
    ['80 %', 4],
    ['5/5', 5],
    ['5 / 5', 5],
    ['5 out of 5', 5],
    ['4 out of 5 stars', 4],
    ['4 z 5', 4],
    ['Rated 4 out of 5', 4],
    ['10/10', 5],
    ['8/10', 4],
    ['60/100', 3],
    ['5*', 5],
    ['4 ★', 4],
    ['*****', 5],
    ['* * *', 3],
    ['⭐⭐⭐⭐⭐', 5],
    ['⭐️⭐️⭐️', 3],
    ['★★★★', 4],
    ['★★★★☆', 4],
    ['★ ★ ☆ ☆ ☆', 2],
  ])('%s are %d', (input, stars) => {
    expect(readStars(input, exact)).toBe(stars);
  });

  it.each<[string, number]>([
    ['4,5', 4],
    ['4.5', 4],
    ['9/10', 4],
    ['85 %', 4],
    ['★★★½', 3],
  ])('%s lie between two, and are %d where that was said', (input, stars) => {
    expect([readStars(input, exact), readStars(input, down)]).toEqual(['rating-between', stars]);
  });

  it.each([
    '',
    '0',
    '0.5',
    '0 %',
    '6',
    '-5',
    '100',
    '11/10',
    '5/6',
    'excellent',
    '☆☆☆☆☆',
    '★★★★★★',
    '5x',
  ])('%s are none, rounded or not', (input) => {
    expect([readStars(input, exact), readStars(input, down)]).toEqual([
      'rating-wrong',
      'rating-wrong',
    ]);
  });
});

it.each([
  ['', 'cs'],
  ...['cs', 'cs_CZ', 'CZ', 'cze', 'ces', 'Czech', 'čeština', 'cs-CZ '].map((input) => [
    input,
    'cs',
  ]),
  ...['en', 'en-AU', 'en_IE', 'eng', 'English', 'en-US', 'English (US)'].map((input) => [
    input,
    'en',
  ]),
  ...['sk', 'de', 'xx', 'slovenčina', 'čau'].map((input) => [input, undefined]),
])('the language "%s" is %s', (input = '', language) => {
  expect(readLanguage(input, 'cs')).toBe(language);
});

describe('the text of a review', () => {
  it.each([
    ['Line<br>two &amp; three <script>alert(1)</script>', 'Line\ntwo & three '],
    ['<p class="a">One</p><p>Two</p>', 'One\nTwo\n'],
    ['I &lt;3 it &#8211; really&nbsp;&#x1F600;', 'I <3 it – really\u00a0😀'],
    ['5 < 6 and 7 > 3, a<b, AT&T &foo;', '5 < 6 and 7 > 3, a<b, AT&T &foo;'],
  ])('%s is without markup', (input, text) => {
    expect(withoutMarkup(input)).toBe(text);
  });

  it.each([
    ['(Translated by Google) Good coffee. (Original) Dobrá káva.', 'Dobrá káva.'],
    ['Dobrá káva.\n\n(Translated by Google)\nGood coffee.', 'Dobrá káva.'],
    ['(Přeloženo Googlem) Dobrá káva. (Originál) Good coffee.', 'Good coffee.'],
    ['The shop (Original) has (Translated by Google) in it? (Original)', 'The shop (Original) has'],
  ])('is what its author wrote, not its translation: %j', (text, own) => {
    expect(reviewText({ title: '', text, pros: '', cons: '' })).toBe(own);
  });

  it('has its title, unless that is how it begins, and what speaks for and against', () => {
    const parts = { title: 'Super', text: 'Přišlo včas.', pros: '- rychlé\n- levné', cons: '' };
    expect(reviewText(parts)).toBe('Super\nPřišlo včas.\n+ rychlé\n+ levné');
    expect(reviewText({ ...parts, title: 'Přišlo…', pros: '' })).toBe('Přišlo včas.');
    expect(reviewText({ title: '', text: '', pros: '', cons: 'pomalé' })).toBe('− pomalé');
  });
});
