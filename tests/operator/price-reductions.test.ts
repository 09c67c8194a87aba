import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/calendar.ts';
import { query } from '#tests/stage/books.ts';
import { errorsOf } from '#tests/stage/html.ts';
import { seenOn, sendOffer, sendPackage } from '#tests/stage/price-desk.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';

const START = new Date('2026-11-24T10:00:00Z');
let now = START;
let shop: TestShop;
let owner: SignedIn;
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await query(shop, 'truncate offered_terms, offer_history');
  now = START;
  await shop.services.renewOffering();
  owner = await signIn(shop);
});

/** Sessions end meanwhile. */
async function later(days: number) {
  now = new Date(now.getTime() + days * DAY_MS);
  owner = await signIn(shop);
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const send = (typed: Record<string, string>) => sendPackage(owner, typed);

describe('a reduction', () => {
  const page = async () => plain(await (await shop.get('/instagram/sledujici/1000')).text());
  const sentence = 'Nejnižší cena za 30 dní před slevou:';

  it('is announced with the lowest price of the 30 days before the first of a row, for 30 days', async () => {
    await send({ price: '1799', announced: 'on' });
    expect((await page()).includes(`${sentence} <s>1.999 Kč</s>`)).toBe(true);
    expect((await page()).includes('StrikethroughPrice')).toBe(true);
    await later(20);
    await send({ price: '1599', announced: 'on' });
    expect((await page()).includes('<s>1.999 Kč</s>')).toBe(true);
    await later(29);
    expect((await page()).includes(sentence)).toBe(true);
    await later(1);
    expect((await page()).includes(sentence)).toBe(false);
    await send({ price: '1499', announced: 'on' });
    expect((await page()).includes('<s>1.599 Kč</s>')).toBe(true);
  });

  it('is none where the price was raised for it, and silent unless it is wished', async () => {
    await send({ price: '2499' });
    await later(5);
    const refused = await send({ price: '1999', announced: 'on' });
    expect(errorsOf(refused.html)).toHaveProperty('announced');
    await send({ price: '1899' });
    expect((await page()).includes(sentence)).toBe(false);
    expect(errorsOf((await send({ price: '1999', announced: 'on' })).html)).toHaveProperty(
      'announced',
    );
  });
});

describe('the ladder, and what customers get', () => {
  const rungs = (...pairs: [string, string][]) =>
    Object.fromEntries(
      pairs.flatMap(([items, percent], row) => [
        [`items-${row}`, items],
        [`percent-${row}`, percent],
      ]),
    );
  const sendLadder = (typed: Record<string, string>) =>
    sendOffer(owner, '/ad/prices/ladder', typed);

  it('changes what quantity takes off', async () => {
    const typed = { ...rungs(['1', '0'], ['3', '12'], ['6', '25']), popular: '1' };
    const shown = await sendLadder({ ...typed, intent: 'preview' });
    expect(await faultsOfHtml(shown.html)).toEqual([]);
    expect(plain(shown.text)).toContain('6×: 955,20 Kč (20 %) → 895,50 Kč (25 %)');
    expect((await sendLadder(typed)).location).toContain('saved=changed');
    expect(shop.services.offering().ladder).toEqual([
      { items: 1, percent: 0 },
      { items: 3, percent: 12, popular: true },
      { items: 6, percent: 25 },
    ]);
    expect(plain(await (await shop.get('/cenik')).text())).toContain('25 %');
  });

  it.each([
    ['a first step above nothing', rungs(['1', '5'], ['2', '10']), 'items-0'],
    ['a first step of two', rungs(['2', '0'], ['3', '10']), 'items-0'],
    ['a step that falls', rungs(['1', '0'], ['2', '10'], ['3', '9']), 'percent-2'],
    ['more than half', rungs(['1', '0'], ['2', '90']), 'percent-1'],
    ['no step', rungs(['1', '0']), 'items-1'],
    ['words', rungs(['1', '0'], ['dva', '10']), 'items-1'],
  ])('is refused with %s', async (_, typed, field) => {
    const answer = await sendLadder(typed);
    expect(answer.status).toBe(422);
    expect(errorsOf(answer.html)).toHaveProperty(field);
  });

  it('says it in the words of the operator in both editions, and as text alone', async () => {
    const at = '/ad/prices/services/ig-followers';
    const { html } = await owner.visitor.get(at);
    const lines = (word: string) =>
      ['první', 'druhý', 'třetí', '<script>'].map((n) => `${word} ${n}`);
    const form = { id: randomUUID(), seen: seenOn(html), intent: 'save' };
    const typed = { cs: lines('Zisk').join('\n'), en: lines('Gain').join('\n') };
    expect(
      errorsOf((await owner.visitor.post(at, { ...form, ...typed, cs: 'a' })).html),
    ).toHaveProperty('cs');
    expect((await owner.visitor.post(at, { ...form, ...typed })).location).toContain('saved');
    for (const path of ['/', '/cenik', '/instagram/sledujici/1000'])
      expect(await (await shop.get(path)).text(), path).toContain('Zisk &lt;script&gt;');
    expect(await (await shop.get('/pricelist', 'en')).text()).toContain('Gain první');
  });
});
