import { describe, expect, it } from 'vitest';
import { expressRequest } from '#content/legal/consent.ts';
import type { Locale } from '#domain/locale.ts';
import { renderSample as write, sampleOrder } from '#tests/stage/sample-order.ts';

describe('the rows of an e-mail', () => {
  it('promises what was sold, whatever the price list says by now', async () => {
    const [line] = sampleOrder().lines;
    if (!line) throw new Error('The sample has a line.');
    const delivery = { from: 21, to: 21, unit: 'day' } as const;
    const promise = { bonus: 77, delivery, guaranteeDays: 45 };
    const { text } = await write('order-paid-customer', { lines: [{ ...line, promise }] });
    for (const word of ['+77\u00a0zdarma', '21\u00a0dní', '45\u00a0dní'])
      expect(text).toContain(word);
    const unknown = await write('order-paid-customer', { lines: [{ ...line, promise: null }] });
    expect(unknown.text).not.toContain('od zahájení, garance doplnění');
  });
});

describe('the e-mail about an unpaid order', () => {
  it.each<[Locale, string[]]>([
    [
      'cs',
      ['čeká na zaplacení', '22.\u00a0listopadu\u00a02026 ve\u00a02:40', 'neplaťte prosím podruhé'],
    ],
    ['en', ['waiting to be paid', '22\u00a0November\u00a02026 at\u00a002:40', 'do not pay twice']],
  ])('says in %s what lies there and until when', async (locale, words) => {
    const { text } = await write('order-unpaid-customer', { locale, paidAt: null });
    for (const word of [...words, sampleOrder().privateUrl]) expect(text).toContain(word);
  });
});

describe('the confirmation of a later express request', () => {
  const consent = {
    given: true,
    version: expressRequest.cs.version,
    at: new Date('2026-11-25T09:00:00Z'),
  };

  it.each<[Locale, string[]]>([
    ['cs', ['Výslovně žádám', '25.\u00a0listopadu\u00a02026', 'nejpozději 27.\u00a0listopadu']],
    ['en', ['I expressly request', '25\u00a0November\u00a02026', 'no later than 27\u00a0November']],
  ])('keeps in %s its wording, its moment and the new start', async (locale, words) => {
    const { text } = await write('order-express-customer', { locale, consent });
    for (const word of words) expect(text).toContain(word);
  });

  it('tells the shop the new start', async () => {
    const { text } = await write('order-express-shop', { consent });
    expect(text).toContain('nejpozději 27.\u00a0listopadu\u00a02026 v\u00a010:00');
  });
});
