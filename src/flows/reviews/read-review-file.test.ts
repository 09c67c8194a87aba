import { describe, expect, it } from 'vitest';
import { outcomes, read, request } from '#tests/stage/reading-reviews.ts';
import { readReviewFile } from './read-review-file.ts';

const windows1250: Record<string, number> = {
  é: 0xe9,
  í: 0xed,
  ř: 0xf8,
  č: 0xe8,
  š: 0x9a,
  á: 0xe1,
};
const inWindows1250 = (text: string) =>
  Uint8Array.from([...text], (one) => windows1250[one] ?? one.charCodeAt(0));

const CZECH = 'jméno;hodnocení;text;datum\r\nJana;5;Přišlo včas a po částech.;15.3.2026\r\n';
const ONE = ['2 Jana 5 Přišlo včas a po částech. 2026-03-15'];

describe('a table', () => {
  it.each([
    ['with a mark of UTF-8', `\ufeff${CZECH}`],
    ['that says its separator', `sep=;\r\n${CZECH}`],
    ['that says its separator behind a mark', `\ufeffsep=;\r\n${CZECH}`],
    ['in Windows-1250', inWindows1250(CZECH)],
    ['in Windows-1250 that says its separator', inWindows1250(`sep=;\r\n${CZECH}`)],
    ['with line ends of old Macs', CZECH.replaceAll('\r\n', '\r')],
    ['with both kinds of line ends', CZECH.replace('\r\n', '\n')],
    ['with pipes', CZECH.replaceAll(';', '|')],
    [
      'with tabs in UTF-16',
      Uint8Array.from(Buffer.from(`\ufeff${CZECH.replaceAll(';', '\t')}`, 'utf16le')),
    ],
    ['in UTF-16 without a mark', Uint8Array.from(Buffer.from(CZECH, 'utf16le'))],
    [
      'with empty rows and columns behind it',
      `${CZECH.replaceAll('\r\n', ';;;\r\n')};;;;;;;\r\n;;;\r\n`,
    ],
    [
      'with all columns of a sheet behind it',
      CZECH.replaceAll('\r\n', `${';'.repeat(16_000)}\r\n`),
    ],
  ])('%s is read', (_, content) => {
    expect(outcomes(content)).toEqual(ONE);
  });

  it('that begins with a title is read from the names of its columns on', () => {
    expect(outcomes(`Recenze obchodu;;;\n\n${CZECH}`)).toEqual([ONE[0]?.replace('2', '4')]);
  });

  it('without names is read once that is said', () => {
    const positions = { name: 0, rating: 1, text: 2, date: 3 };
    const content = 'Jana;5;Dobré.;15.3.2026\nPetr;4;Jde to.;16.3.2026\n';
    expect(read(content).reading.missing).toEqual(['name', 'rating', 'text', 'date']);
    expect(outcomes(content, { positions, isHeaderless: true })).toEqual([
      '1 Jana 5 Dobré. 2026-03-15',
      '2 Petr 4 Jde to. 2026-03-16',
    ]);
  });

  it('with quotes in the middle of values keeps them', () => {
    const row = 'Jana;5;Profil "kavarna" roste.;15.3.2026';
    expect(outcomes(`jméno;hodnocení;text;datum\n${row}\nPetr;4;Druhá.;16.3.2026\n`)).toEqual([
      '2 Jana 5 Profil "kavarna" roste. 2026-03-15',
      '3 Petr 4 Druhá. 2026-03-16',
    ]);
  });

  it.each([
    ['at the end', 'Jana;5;"Dobré.;15.3.2026\nPetr;4;Druhá.;16.3.2026\n'],
    [
      'before another one',
      'Jana;5;"Dobré.;15.3.2026\nPetr;4;Druhá.;16.3.2026\nEva;3;"Tři.";17.3.2026\n',
    ],
  ])('with a quote that is never closed, %s, loses that row alone', (_, rows) => {
    expect(outcomes(`jméno;hodnocení;text;datum\n${rows}`).slice(0, 2)).toEqual([
      '2 row-broken',
      '3 Petr 4 Druhá. 2026-03-16',
    ]);
  });

  it('whose values begin with a quote and run over lines is read whole', () => {
    const row = 'Jana;5;"""Super"", řekla\nžena.";15.3.2026';
    expect(outcomes(`jméno;hodnocení;text;datum\n${row}\n`)).toEqual([
      '2 Jana 5 "Super", řekla\nžena. 2026-03-15',
    ]);
  });

  it('with a broken byte stays in its encoding and loses that row alone', () => {
    const bytes = Buffer.from(`${CZECH}Petr;4;Dříve to trvalo.;16.3.2026\r\n`);
    bytes[bytes.indexOf('č')] = 0xff;
    expect(outcomes(Uint8Array.from(bytes))).toEqual([
      '2 byte-broken',
      '3 Petr 4 Dříve to trvalo. 2026-03-16',
    ]);
    const windows = inWindows1250(`${CZECH}Petr;4;Trvalo to x.;16.3.2026\r\n`);
    windows[windows.indexOf(0x78, 60)] = 0x81;
    expect(outcomes(windows)).toEqual([...ONE, '3 byte-broken']);
  });

  it('keeps no address of who wrote it, to be read again', () => {
    const content =
      'name,rating,text,date,email,ip\nJane,5,Good.,2026-03-15,jane@example.com,10.0.0.1\n';
    expect(read(content).parts.join('')).not.toMatch(/jane@|10\.0/);
  });

  it('is read from what was kept of it as it was read first', () => {
    const { parts, chunks } = read(CZECH);
    const again = readReviewFile({ content: { parts }, request, today: '2026-11-29' });
    expect(again).toMatchObject({ ok: true, chunks });
  });
});

describe('what would take long to read is refused:', () => {
  it.each([
    ['a list of too many', `[{"rating":5,"text":"a"}${',{}'.repeat(100_001)}]`, 'file-rows'],
    ['elements in elements', `<reviews>${'<a>'.repeat(100_000)}`, 'file-shape'],
    ['rows that are all broken', `a;b;c;d\n${'"a;5;b;c\n'.repeat(30_000)}`, 'file-broken'],
  ])('%s', (_, content, problem) => {
    expect(() => read(content)).toThrow(problem);
  });
});

describe('the name of a column', () => {
  it.each([
    ['with an emoji where it is cut', `${'a'.repeat(59)}😀b`],
    ['with a zero byte', 'a\u0000b'],
    ['with half a character', 'a\ud800b'],
  ])('%s is kept as a database takes it', (_, name) => {
    const row = {
      author: 'Jana',
      rating: 5,
      text: 'Přišlo včas a po částech.',
      date: '2026-03-15',
    };
    const { reading } = read(JSON.stringify([{ ...row, [name]: 'x' }]));
    const kept = JSON.stringify(reading);
    expect(kept).not.toMatch(/\\u0000|\\ud[89a-f]/i);
  });
});
