import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listOrders, onlyOrder, query } from '#tests/stage/books.ts';
import { errorsOf, readForm } from '#tests/stage/html.ts';
import {
  WIZARD,
  type Request,
  fillCart,
  oneWish,
  openDetails,
  pay,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { createClock } from '#tests/stage/time.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';

const twoItems: Request[] = [{ packageId: 'ig-likes-100', target: '@zofie', quantity: 2 }];
const time = createClock();
let shop: TestShop;
let visitor: Visitor;
beforeEach(async () => {
  shop = await createTestShop({ clock: time.clock });
  visitor = shop.visitor();
  await query(
    shop,
    `insert into discount_codes (code, percent, valid_from, valid_until, most_uses) values
     ('PETINA', 20, null, null, null), ('JARO-2027', 20, null, null, null), ('PET', 5, null, null, null), ('DESET', 10, null, null, null),
     ('VCERA', 50, null, now() - interval '1 minute', null),
     ('ZITRA', 50, now() + interval '1 day', null, null),
     ('JEDNOU', 30, null, null, 1)`,
  );
});
afterEach(() => shop.close());

/** Types a code and presses Apply. */
async function apply(discountCode: string, wishes: readonly Request[] = oneWish): Promise<Page> {
  fillCart(visitor, wishes);
  const details = await openDetails(visitor);
  return pressDetails(visitor, details, { ...someone, discountCode }, 'code');
}

const seenTotal = (page: Page) => readForm(page.html, 'order').fields['seenTotal'];

describe('a discount code', () => {
  it('that is better than the volume discount applies in its place', async () => {
    const page = await apply('PETINA', twoItems);
    expect(page.text).toContain('Kód PETINA platí: sleva 20 %');
    expect(page.text).toContain('Sleva 20 % s kódem PETINA');
    expect(page.text).not.toContain('Množstevní sleva 10 %');
    expect(seenTotal(page)).toBe('31840');
    expect(readForm(page.html, 'order').fields).toMatchObject(someone);
    expect((await pressDetails(visitor, page)).status).toBe(303);
    expect(await onlyOrder(shop)).toMatchObject({
      discount_source: 'code',
      discount_code: 'PETINA',
      total: '31840',
    });
  });

  it.each(['PET', 'DESET'])('that is no better changes nothing and says so: %s', async (code) => {
    const page = await apply(code, twoItems);
    expect(page.text).toContain(`Kód ${code} platí, ale množstevní sleva je pro vás výhodnější`);
    expect(seenTotal(page)).toBe('35820');
    await pressDetails(visitor, page);
    expect(await onlyOrder(shop)).toMatchObject({
      discount_source: 'volume',
      discount_code: null,
      total: '35820',
    });
  });

  it.each(['petina', ' Petina ', '\u200bPETINA'])(
    'is read however it is written: %j',
    async (code) => {
      expect(seenTotal(await apply(code))).toBe('15920');
    },
  );

  it.each(['jaro2027', 'Jaro 2027', 'JARO_2027', 'kód: JARO-2027'])(
    'is the same with or without its hyphens, and stays applied as it was typed: %j',
    async (code) => {
      const page = await apply(code, twoItems);
      expect(page.text).toContain('Kód JARO-2027 platí');
      expect((await pressDetails(visitor, page)).status).toBe(303);
      expect(await onlyOrder(shop)).toMatchObject({ discount_code: 'JARO-2027', total: '31840' });
    },
  );

  it.each(['NEZNAM', 'VCERA', 'ZITRA', "' or 1=1--", '%', 'PETIN_'])(
    'that does not hold is refused at its field, the rest stays: %s',
    async (code) => {
      const page = await apply(code);
      expect(errorsOf(page.html)).toEqual({
        discountCode: 'Tento kód není platný nebo už skončil',
      });
      expect(seenTotal(page)).toBe('19900');
      const ordered = await pressDetails(visitor, page);
      expect(ordered.status).toBe(200);
      expect(errorsOf(ordered.html)).toHaveProperty('discountCode');
      expect(readForm(ordered.html, 'order').fields).toMatchObject({
        ...someone,
        discountCode: code,
      });
      expect(await listOrders(shop)).toEqual([]);
      const without = await pressDetails(visitor, ordered, { discountCode: '' });
      expect(without.status).toBe(303);
    },
  );

  it('typed and never applied asks for the new total before it orders', async () => {
    fillCart(visitor, oneWish);
    const details = await openDetails(visitor);
    const asked = await pressDetails(visitor, details, { ...someone, discountCode: 'PETINA' });
    expect(asked.status).toBe(200);
    expect(asked.text).toContain('Kód PETINA platí: sleva 20 %. Zkontrolujte prosím novou cenu');
    expect(asked.text).toContain('159,20 Kč');
    expect((await pressDetails(visitor, asked)).status).toBe(303);
  });

  it('is not found out by loading pages: a cookie that the shop has not written says nothing', async () => {
    await apply('PETINA');
    const page = await visitor.get(`${WIZARD}?step=details`);
    expect(page.text).toContain('s kódem PETINA');
    const forged = Buffer.from(JSON.stringify({ code: 'PETINA', mark: 'x' })).toString('base64url');
    visitor.cookies.set('code', forged);
    const again = await visitor.get(`${WIZARD}?step=details`);
    expect(again.text).not.toContain('s kódem PETINA');
    expect(readForm(again.html, 'order').fields['discountCode']).toBe('PETINA');
  });

  it('that ends meanwhile says so when the page is loaded again', async () => {
    await apply('PETINA');
    await query(shop, `delete from discount_codes where code = 'PETINA'`);
    const page = await visitor.get(`${WIZARD}?step=details`);
    expect(page.text).toContain('Kód PETINA mezitím přestal platit');
    expect(page.text).not.toContain('s kódem PETINA');
  });

  it('that ends between seeing and ordering is not given', async () => {
    const page = await apply('PETINA');
    await query(shop, `delete from discount_codes where code = 'PETINA'`);
    const refused = await pressDetails(visitor, page);
    expect(refused.status).toBe(200);
    expect(seenTotal(refused)).toBe('19900');
    expect(await listOrders(shop)).toEqual([]);
  });
});

describe('a code for one use', () => {
  it('is used up by an order of somebody else, paid or not', async () => {
    await pressDetails(visitor, await apply('JEDNOU'));
    const other = shop.visitor();
    fillCart(other, oneWish);
    const input = { ...someone, discountCode: 'JEDNOU' };
    const refused = await pressDetails(other, await openDetails(other), input, 'code');
    expect(errorsOf(refused.html)).toHaveProperty('discountCode');
  });

  it('is free again when that order has ended unpaid', async () => {
    await pressDetails(visitor, await apply('JEDNOU'));
    const { token } = await onlyOrder(shop);
    await visitor.post(`/objednavky/${token}`, { intent: 'cancel' });
    visitor = shop.visitor();
    expect(seenTotal(await apply('JEDNOU'))).toBe('13930');
  });

  it('is free again once that order has ended unpaid, and not before', async () => {
    await pressDetails(visitor, await apply('JEDNOU'));
    visitor = shop.visitor();
    await time.pass(shop, 20 * 60);
    expect(errorsOf((await apply('JEDNOU')).html)).toEqual({
      discountCode: 'Tento kód už je vyčerpaný',
    });
    await query(shop, `update orders set state = 'expired'`);
    const page = await apply('JEDNOU');
    expect(seenTotal(page)).toBe('13930');
    expect((await pressDetails(visitor, page)).status).toBe(303);
  });

  it('stays used up for as long as its order is paid', async () => {
    const ordered = await pressDetails(visitor, await apply('JEDNOU'));
    await pay(visitor, ordered.location ?? '');
    await time.pass(shop, 90);
    visitor = shop.visitor();
    expect(errorsOf((await apply('JEDNOU')).html)).toHaveProperty('discountCode');
  });

  it('is not used up by the customer’s own order that waits to be paid', async () => {
    const page = await apply('JEDNOU');
    const first = await pressDetails(visitor, page);
    // Back from the checkout, pressed again: the same order.
    const again = await pressDetails(visitor, page);
    expect(again.location).toBe(first.location);
    const details = await pressDetails(visitor, page, {}, 'code');
    const applied = await pressDetails(visitor, details, {}, 'code');
    expect(applied.text).toContain('Sleva 30 % s kódem JEDNOU');
    expect(errorsOf(applied.html)).toEqual({});
    await onlyOrder(shop);
  });

  it('says where its order is when it is ordered again after the payment', async () => {
    const page = await apply('JEDNOU');
    const cart = visitor.cookies.get('cart') ?? '';
    const ordered = await pressDetails(visitor, page);
    await pay(visitor, ordered.location ?? '');
    visitor.cookies.set('cart', cart);
    const again = await pressDetails(visitor, page);
    expect(again.location).toContain('/objednavky/');
    await onlyOrder(shop);
  });

  it('is used once by many who order at the same time', async () => {
    const many = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const one = shop.visitor();
        fillCart(one, oneWish);
        const input = { ...someone, discountCode: 'JEDNOU' };
        const page = await pressDetails(one, await openDetails(one), input, 'code');
        return { one, page };
      }),
    );
    const answers = await Promise.all(many.map(({ one, page }) => pressDetails(one, page)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(await listOrders(shop)).toHaveLength(1);
  });
});
