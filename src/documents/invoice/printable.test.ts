import { expect, it } from 'vitest';
import { isTranscribed, toPrintable } from './printable.ts';

it.each([
  ['Қайрат გიორგი יוסי محمد', 'Qayrat giorgi yvsy mhmd'],
  ['山田 太郎', 'ShanTian TaiLang'],
  ['Jan 漢字 Novák', 'Jan HanZi Novák'],
  ['김철수', 'GimCheolSu'],
  ['Қазақ Нұр', 'Qazaq Nur'],
  ['Ələkbər', 'Elekber'],
  ['Иван 😀', 'Иван'],
  ['🦊 Liška s. r. o. 👩🏽‍🚀', 'Liška s. r. o.'],
  ['Káva ❤️ Praha 🇨🇿', 'Káva Praha'],
  ['Modrá ☕ kavárna', 'Modrá kavárna'],
  ['नमस्ते', 'nmste'],
])('%s is printed as %s, and the file has both', (text, printed) => {
  expect(toPrintable(text)).toBe(printed);
  expect(isTranscribed(text)).toBe(true);
});

it.each([
  ['Vzlet\u00a0Demo, s.\u202fr.\u202fo.', 'Vzlet\u00a0Demo, s.\u00a0r.\u00a0o.'],
  ['s.\u2009r.\u2009o.', 's. r. o.'],
  ['a\u2007b\u2002c\u3000d\te', 'a b c d e'],
  ['Иван Петрóв', 'Иван Петрóв'],
  ['Νίκος Παπαδόπουλος', 'Νίκος Παπαδόπουλος'],
  ['', ''],
])('%j is printed with its own letters', (text, printed) => {
  expect(toPrintable(text)).toBe(printed);
  expect(isTranscribed(text)).toBe(false);
});

it('leaves no sign that stands for nothing, and no text empty', () => {
  const signs = Array.from({ length: 0x3000 }, (_, at) => String.fromCodePoint(0x20 + at));
  const characters = signs.filter((sign) => /\p{L}/u.test(sign));
  expect(characters.filter((character) => /[?\ufffd]|^$/.test(toPrintable(character)))).toEqual([]);
  expect(toPrintable('\ue000')).toBe('–');
});

it('is cut where a few signs would fill pages', () => {
  const printed = toPrintable('ﷺ'.repeat(100));
  expect(printed.length).toBeLessThan(250);
  expect(printed).toMatch(/…$/);
});
