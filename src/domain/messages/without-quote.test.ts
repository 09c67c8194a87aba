import { describe, expect, it } from 'vitest';
import { withoutQuote } from './without-quote.ts';

const own = 'Ano, to je ono.\n\nJana';
const marked = '> Dobrý den,\n> starý text\n>\n> Vzlet';
const plain = 'Dobrý den,\nstarý text';

const answers: [string, string, string][] = [
  ['Gmail', 'pá 27. 11. 2026 v 9:00 odesílatel Vzlet <podpora@vzlet.example> napsal:', marked],
  ['Gmail without diacritics', 'pa 27. 11. 2026 v 9:00 odesilatel Vzlet <p@v.cz> napsal:', marked],
  ['Gmail, broken into lines', 'On Fri, Nov 27, 2026 at 9:00 AM Vzlet <p@v.cz>\nwrote:', marked],
  ['Thunderbird', 'Dne 27. 11. 26 v 9:00 Vzlet napsal(a):', marked],
  ['Apple', '27. 11. 2026 v 9:00, Vzlet <podpora@vzlet.example>:', marked],
  ['Apple in English', 'On 27 Nov 2026, at 9:00, Vzlet <p@v.cz> wrote:', `${marked}\n`],
  ['HTML alone', 'pá 27. 11. 2026 v 9:00 odesílatel Vzlet <p@v.cz> napsal:', plain],
  ['Seznam', '---------- Původní e-mail ----------\nOd: Vzlet\nKomu: Jana', plain],
  ['Outlook', 'Od: Vzlet <p@v.cz>\nOdesláno: pátek\nKomu: jana\nPředmět: Dotaz', plain],
  [
    'Outlook in English',
    '________________________________\nFrom: Vzlet\nSent: Friday\nTo: Jana',
    plain,
  ],
  ['an older Outlook', '-----Original Message-----\nFrom: Vzlet', plain],
  ['a program that says nothing', '', marked],
];

describe('what an answer quotes at its end', () => {
  it.each(answers)('is told from what was written: %s', (_, head, quote) => {
    const quoted = [head, quote].filter(Boolean).join('\n').trimEnd();
    const parted = { own, quoted };
    expect(withoutQuote(`${own}\n\n${quoted}`)).toEqual(parted);
    expect(withoutQuote(`${own}\r\n\r\n${quoted.replaceAll('\n', '\r\n')}\r\n`)).toEqual(parted);
  });

  it.each([
    ['nothing is quoted', own],
    ['nothing else is written', `Dne 27. 11. Vzlet napsal:\n${marked}`],
    ['answers stand between', `Dne 27. 11. Vzlet napsal:\n> Kdy?\nDnes.\n> Kolik?\nTisíc.`],
    ['somebody is named', 'Od: Jana\nProsím o fakturu. Pan Novák napsal:\nnic nechci'],
    ['it is passed on', '---------- Forwarded message ---------\nFrom: Petr\nDate: dnes\nTo: Jana'],
    ['it has no text', ''],
  ])('is not looked for where %s', (_, text) => {
    expect(withoutQuote(text)).toEqual({ own: text, quoted: '' });
  });

  it('keeps an answer below the quoted text with it in sight', () => {
    const below = `${own}\n\nDne 27. 11. Vzlet napsal:\n${marked}\n\nA ještě toto.`;
    expect(withoutQuote(below)).toEqual({ own: below, quoted: '' });
  });

  it('is found within the time that the lines take', () => {
    for (const line of ['> \n', 'On x wrote:\n', 'Od: x\n', '---\n', '\n', 'a wrote: '])
      expect(withoutQuote(line.repeat(10_000)).own).toBeTruthy();
  });
});

it.each([
  'Dobrý den,\n1) tento příspěvek <https://example.com/p/1>:\nprosím nedodávat, odstupuji.',
  'Dobrý den,\nOd: 1. 12.\nDatum: mi vyhovuje\nKomu: mně\nvraťte peníze',
])('nothing of what a person lists is taken for a quote: %j', (text) => {
  expect(withoutQuote(text)).toEqual({ own: text, quoted: '' });
});
