import { expect, it } from 'vitest';
import { hidePrivateLinks } from './private-links.ts';

const token = 'aB3-_'.repeat(6) + 'xy';

it.each([
  `https://vzlet.cz/objednavky/${token}`,
  `https://en.vzlet.cz/orders/${token}#late`,
  `https://vzlet.cz/objednavky/${token}/doklady/202600001.pdf`,
  `https://vzlet.cz/recenze/${token}/nezvat`,
  `https://vzlet.cz/reviews/${token}.`,
  `https://vzlet.cz/odstoupeni?order=${token}`,
  `https://vzlet.cz/payment-success?x=1&amp;order=${token}`,
])('takes the token out of %s', (link) => {
  const stated = hidePrivateLinks(`Viz ${link} a děkuji.`);
  expect(stated).not.toContain(token);
  expect(stated).toBe(`Viz ${link.replace(token, '…')} a děkuji.`);
});

it('leaves everything else as it was written', () => {
  const text =
    'https://vzlet.cz/objednavky/… https://instagram.com/orders/short ?order=1 /cenik /ad/link/' +
    token;
  expect(hidePrivateLinks(text)).toBe(text);
});
