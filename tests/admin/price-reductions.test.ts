import { listPackages } from '#domain/catalogue/catalogue.ts';
import { quoteCart } from '#domain/catalogue/pricing.ts';
import { formatMoney } from '#domain/money.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/time/calendar.ts';
import { query } from '#tests/stage/books.ts';
import { errorsOf, readForm } from '#tests/stage/html.ts';
import { previewedOn, seenOn, sendOffer, sendPackage } from '#tests/stage/price-desk.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';

let now = new Date('2026-11-24T10:00:00Z');
let shop: TestShop;
let owner: SignedIn;
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now });
  owner = await signIn(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await query(shop, 'truncate offered_terms, offer_history');
  await shop.services.renewOffering();
});

/** Sessions end meanwhile. */
async function later(days: number) {
  now = new Date(now.getTime() + days * DAY_MS);
  owner = await signIn(shop);
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const send = (input: Record<string, string>) => sendPackage(owner, input);

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

describe('the ladder', () => {
  const tiers = (...pairs: [string, string][]) =>
    Object.fromEntries(
      pairs.flatMap(([items, percent], row) => [
        [`items-${row}`, items],
        [`percent-${row}`, percent],
      ]),
    );
  const sendVolumeDiscounts = (input: Record<string, string>) =>
    sendOffer(owner, '/ad/prices/ladder', input);

  it.each(['', '500'])(
    'is shown by its own form, which takes what stands in it: %j',
    async (from) => {
      if (from !== '') {
        const { fields } = readForm((await owner.visitor.get('/ad/prices/ladder')).html, 'preview');
        await sendOffer(owner, '/ad/prices/ladder', { ...fields, countsFrom: from });
      }
      const { fields } = readForm((await owner.visitor.get('/ad/prices/ladder')).html, 'preview');
      expect(fields['countsFrom']).toBe(from);
      const shown = await owner.visitor.post('/ad/prices/ladder', {
        ...fields,
        'percent-1': '12',
        intent: 'preview',
      });
      expect(errorsOf(shown.html)).toEqual({});
    },
  );

  it('changes what quantity takes off', async () => {
    const input = { ...tiers(['1', '0'], ['3', '12'], ['6', '25']), popular: '1' };
    const shown = await owner.visitor.post('/ad/prices/ladder', input);
    expect(await faultsOfHtml(shown.html)).toEqual([]);
    expect(plain(shown.text)).toContain(
      '6 balíčků: 6× 199 Kč = 955,20 Kč (20 %) → 6× 199 Kč = 895,50 Kč (25 %)',
    );
    expect((await sendVolumeDiscounts(input)).location).toContain('saved=changed');
    expect(shop.services.offering().volumeDiscounts).toEqual({
      tiers: [
        { items: 1, percent: 0 },
        { items: 3, percent: 12, popular: true },
        { items: 6, percent: 25 },
      ],
      countsFrom: 0,
    });
    expect(plain(await (await shop.get('/cenik')).text())).toContain('25 %');
  });

  it('confirms nothing but what was shown', async () => {
    const before = shop.services.offering().volumeDiscounts;
    const input = { ...tiers(['1', '0'], ['5', '7']), popular: '' };
    const shown = await owner.visitor.post('/ad/prices/ladder', input);
    const changed = await owner.visitor.post('/ad/prices/ladder', {
      ...input,
      ...tiers(['1', '0'], ['5', '17']),
      seen: seenOn(shown.html),
      previewed: previewedOn(shown.html),
      intent: 'confirm',
    });
    expect(changed.status).toBe(200);
    expect(plain(changed.text)).toContain('(17 %)');
    expect(shop.services.offering().volumeDiscounts).toEqual(before);
  });

  it('counts packages from a price on, everywhere', async () => {
    const input = { ...tiers(['1', '0'], ['2', '10']), countsFrom: '500' };
    const shown = await owner.visitor.post('/ad/prices/ladder', input);
    const { catalogue } = shop.services.offering();
    const prices = listPackages(catalogue).map(({ price }) => price);
    const least = Math.min(...prices.filter((price) => price >= 50_000));
    expect(plain(shown.text)).toContain(`→ 2× ${plain(formatMoney('cs', least))} =`);
    expect((await sendVolumeDiscounts(input)).location).toContain('saved=changed');
    const { volumeDiscounts } = shop.services.offering();
    expect(volumeDiscounts.countsFrom).toBe(50_000);
    expect(plain(await (await shop.get('/cenik')).text())).toContain('balíčky od 500 Kč');
    const said = plain((await owner.visitor.get('/ad/prices/history')).text);
    expect(said).toContain('balíček se počítá od: 0 Kč → 500 Kč');
    const cart = ['ig-followers-10000', 'ig-likes-100'];
    const bought = cart.map((packageId) => ({ packageId, quantity: 1 }));
    expect(quoteCart({ catalogue, volumeDiscounts }, bought)).toMatchObject({
      items: 2,
      counted: 1,
      discount: 0,
    });
  });

  it('is refused at the field that is wrong, with all that was typed', async () => {
    const answer = await sendVolumeDiscounts({
      ...tiers(['1', '0'], ['2', '90'], ['dva', '']),
      popular: '',
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer.html))).toEqual(['percent-1', 'items-2', 'percent-2']);
    for (const value of ['90', 'dva']) expect(answer.html).toContain(`value="${value}"`);
  });

  it('is refused to the slower of two operators, who keeps what was typed', async () => {
    const { html } = await owner.visitor.get('/ad/prices/ladder');
    const forms = await Promise.all(
      ['11', '12'].map(async (percent) => {
        const form = { seen: seenOn(html), ...tiers(['1', '0'], ['2', percent]) };
        const shown = await owner.visitor.post('/ad/prices/ladder', form);
        return { ...form, previewed: previewedOn(shown.html), intent: 'confirm', id: randomUUID() };
      }),
    );
    const both = await Promise.all(
      forms.map((form) => owner.visitor.post('/ad/prices/ladder', form)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const slower = both.find(({ status }) => status === 409);
    expect(slower?.text).toContain('Mezitím to změnil někdo jiný');
    const [, second] = shop.services.offering().volumeDiscounts.tiers;
    expect(slower?.html).toContain(`value="${second?.percent === 11 ? 12 : 11}"`);
  });
});
