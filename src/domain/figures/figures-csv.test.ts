import { expect, it } from 'vitest';
import { csvRow, csvSum } from './figures-csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+420', "'+420"],
  ['-1', "'-1"],
  ['@jana', "'@jana"],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['\tJana', `"'\tJana"`],
  [' =1', "' =1"],
  ['\u200b=1', "'\u200b=1"],
  ['＝1+1', "'＝1+1"],
  ['Jan,=1+1,', "Jan,'=1+1,"],
  ['Jan; +1', `"Jan;' +1"`],
  ['Jan\n@SUM(1)', `"Jan\n'@SUM(1)"`],
  ['Jan-Pavel a@b.cz', 'Jan-Pavel a@b.cz'],
  ['=HYPERLINK("http://x";"y")', `"'=HYPERLINK(""http://x"";""y"")"`],
])('disarms what a spreadsheet would reckon: %j', (cell, text) => {
  expect(csvRow([cell])).toBe(`${text}\r\n`);
});

it.each([
  '00006947',
  '0905 123 456',
  '01001',
  '1234567890123456',
  '1E5',
  '10-12',
  '3/4',
  '1.2.2026',
  '10:30',
])('keeps what a spreadsheet would show as something else: %j', (cell) => {
  expect(csvRow([cell, { figure: cell }])).toBe(`'${cell};${cell}\r\n`);
});

it.each(['45274649', '202600123', 'LETO-10', '0', '10', 'CZ00006947', '2026'])(
  'leaves %j as it is',
  (cell) => {
    expect(csvRow([cell])).toBe(`${cell}\r\n`);
  },
);

it('quotes what would end a cell, and keeps everything else as it is', () => {
  expect(csvRow(['a;b', 'say "hi"', 'two\nlines', ' room ', 'Žluťoučký kůň, s.r.o.'])).toBe(
    '"a;b";"say ""hi""";"two\nlines";" room ";Žluťoučký kůň, s.r.o.\r\n',
  );
});

it('writes sums with the decimal sign of the language, also negative ones', () => {
  expect(csvRow([csvSum('cs', 129_950), csvSum('en', 129_950), csvSum('cs', -5)])).toBe(
    '1299,50;1299.50;-0,05\r\n',
  );
});
