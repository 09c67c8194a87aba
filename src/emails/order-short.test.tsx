import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale.ts';
import type { ShortEnd } from '#domain/payments/money-back.ts';
import { renderSample, sampleOrder } from '#tests/stage/sample-order.ts';

const at = new Date('2026-11-24T09:30:00Z');
const due: ShortEnd = { sum: 47_976, open: 47_976, isAgreed: false };

/** Both parts and the subject, as they are read. */
async function write(
  locale: Locale,
  short: ShortEnd,
  { isHeld = false, mayWithdraw = true } = {},
): Promise<string> {
  const lines = sampleOrder().lines.map((line) => ({ ...line, delivered: 700 }));
  const completion = { at, isHeld, refunded: 0, short, mayWithdraw };
  const changes = { locale, lines, completion };
  const { subject, text, html } = await renderSample('order-short-customer', changes);
  return `${subject} ${text} ${html}`.replaceAll(/\s+/g, ' ');
}

describe('the e-mail about an order that ended short', () => {
  it.each<[Locale, string[]]>([
    [
      'cs',
      [
        'nedodali jsme všechno',
        'Dodáno 700 z 10.000',
        'náleží zpět 479,76 Kč',
        'odstoupit od smlouvy',
      ],
    ],
    [
      'en',
      [
        'did not deliver everything',
        'Delivered: 700 of 10,000',
        'owed CZK 479.76',
        'right to withdraw',
      ],
    ],
  ])('says in %s the real count and what goes back', async (locale, words) => {
    const stated = await write(locale, due);
    for (const word of words) expect(stated).toContain(word);
  });

  it.each(locales)('never says in %s that everything was performed', async (locale) => {
    expect(await write(locale, due)).not.toMatch(
      /zcela splnili|nelze|fully performed|no longer withdraw/,
    );
  });

  it.each<[Locale, string, string]>([
    ['cs', 'vrátili, nebo ji právě vracíme', 'dohodli jinak'],
    ['en', 'has been, or is being, refunded', 'agreed with you on something else'],
  ])('says in %s what has become of the money', async (locale, back, agreed) => {
    expect(await write(locale, { ...due, open: 0 })).toContain(back);
    const otherwise = await write(locale, { sum: 47_976, open: 0, isAgreed: true });
    expect(otherwise).toContain(agreed);
    expect(otherwise).not.toContain('479');
  });

  it.each(locales)('promises nothing in %s of an order that is held', async (locale) => {
    expect(await write(locale, due, { isHeld: true })).not.toMatch(/479|[Gg]aranc|guarantee/);
  });

  it('says what is still to come of the sum where a part of it went back before', async () => {
    const part = await write('cs', { ...due, open: 7_976 });
    expect(part).toContain('náleží zpět 79,76 Kč');
    expect(part).not.toContain('479,76');
  });

  it.each<[Locale, RegExp, string]>([
    ['cs', /odstoupit/, 'Práva z vadného plnění vám zůstávají.'],
    ['en', /withdraw/, 'You keep your rights from defects.'],
  ])('promises in %s no withdrawal once its period is over', async (locale, promise, rights) => {
    const stated = await write(locale, due, { mayWithdraw: false });
    expect(stated).not.toMatch(promise);
    expect(stated).toContain(rights);
  });

  it.each<[Locale, RegExp]>([
    ['cs', /náleží zpět|toho, co chybí|co se vrací/],
    ['en', /owed|price of what is missing|goes back/],
  ])('promises in %s no money where nothing was paid', async (locale, promise) => {
    expect(await write(locale, { sum: 0, open: 0, isAgreed: false })).not.toMatch(promise);
  });
});
