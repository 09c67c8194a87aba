import { expect, it } from 'vitest';
import { withCodesBack } from './article-text.ts';

const text = {
  stored: 'Cena [[price:a]].\n\n[[price:gone]]\n  - [Ceník](/cenik)\nBez značek.',
  read: 'Cena 7.999\u00a0Kč.\n\n\n  - [Ceník](https://vzlet.cz/cenik)\nBez značek.',
};

it.each([
  ['as it was read', text.read, text.stored],
  ['with other line breaks', text.read.replaceAll('\n', '\r\n'), text.stored],
  [
    'with another line',
    text.read.replace('Bez', 'Beze'),
    'Cena [[price:a]].\n\n[[price:gone]]\n  - [Ceník](/cenik)\nBeze značek.',
  ],
  ['in another order', 'Bez značek.\n\nCena 7.999\u00a0Kč. ', 'Bez značek.\n\nCena [[price:a]].'],
  ['with another figure', 'Cena 8.000\u00a0Kč.', 'Cena 8.000\u00a0Kč.'],
  ['empty', '', ''],
])('a text that is sent %s keeps the codes of the lines that say the same', (_, sent, kept) => {
  expect(withCodesBack(sent, text)).toBe(kept);
});

const alike = {
  stored: 'Úvod\nCena 100 Kč\nMezi\nCena [[price:a]]\nKonec',
  read: 'Úvod\nCena 100 Kč\nMezi\nCena 100 Kč\nKonec',
};

it.each([
  [
    'another line is changed',
    'Úvodem\nCena 100 Kč\nMezi\nCena 100 Kč\nKonec',
    'Úvodem\nCena 100 Kč\nMezi\nCena [[price:a]]\nKonec',
  ],
  [
    'lines come before them',
    'Nové\nlépe\nCena 100 Kč\nMezi\nCena 100 Kč \nKonec',
    'Nové\nlépe\nCena 100 Kč\nMezi\nCena [[price:a]]\nKonec',
  ],
  ['the first is gone', 'Úvod\nMezi\nCena 100 Kč\nKonec', 'Úvod\nMezi\nCena [[price:a]]\nKonec'],
  ['the last is gone', 'Úvod\nCena 100 Kč\nMezi\nKonec', 'Úvod\nCena 100 Kč\nMezi\nKonec'],
  [
    'a third is typed',
    'Úvod\nCena 100 Kč\nMezi\nCena 100 Kč\nKonec\nCena 100 Kč',
    'Úvod\nCena 100 Kč\nMezi\nCena [[price:a]]\nKonec\nCena 100 Kč',
  ],
])('of lines that read alike each stays what it was where %s', (_, sent, kept) => {
  expect(withCodesBack(sent, alike)).toBe(kept);
});
