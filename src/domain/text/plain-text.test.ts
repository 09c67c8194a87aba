import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['Łukasz Øster, Đorđe Weiß', 'lukasz oster, dorde weiss'],
  ['Ægir Þór Œuvre ﬁnance', 'aegir thor oeuvre finance'],
  ['ŘEŘICHA', 'rericha'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['O’Brien O´Brien Oʼbrien O`Brien', "o'brien o'brien o'brien o'brien"],
  ['„Káva“ »Káva« "Káva" ‚Káva‘', "'kava' 'kava' 'kava' 'kava'"],
  ['2026–2027 −5', '2026-2027 -5'],
  ['10\u00a0000\u202fKč', '10 000 kc'],
  ['ＩＮＳＴＡ１', 'insta1'],
  ['ko\u00adsmo\u200bs', 'kosmos'],
  ['Путин', 'путин'],
])('%s is searched as %s', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
