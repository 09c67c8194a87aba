import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { readForm } from '#tests/stage/html.ts';
import {
  WIZARD,
  fillCart,
  oneWish,
  openDetails,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Visitor } from '#tests/stage/visitor.ts';
import { expectAskedToWait } from '#tests/stage/wire/limited.ts';

let shop: TestShop;
/** The same shop once more on the same database: another replica, or the program after a restart. */
let other: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await query(shop, `insert into discount_codes (code, percent) values ('PETINA', 20)`);
  other = await createTestShop({ onDatabaseUrl: shop.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

async function withCart(): Promise<Visitor> {
  const visitor = shop.visitor();
  fillCart(visitor, oneWish);
  return visitor;
}

const DETAILS = `${WIZARD}?step=details`;

describe('trying discount codes', () => {
  it('ends for an hour after thirty wrong ones, also for the right one, and nothing typed is lost', async () => {
    const visitor = await withCart();
    const details = await openDetails(visitor);
    const attempt = (discountCode: string, intent = 'code') =>
      pressDetails(visitor, details, { ...someone, discountCode }, intent);
    for (let tried = 0; tried < 29; tried += 1) {
      expect((await attempt(`CIZI${tried}`)).status).toBe(200);
    }
    // Codes that hold are not counted.
    for (let tried = 0; tried < 3; tried += 1) {
      expect((await attempt('PETINA')).text).toContain('Kód PETINA platí');
    }
    expect((await attempt('CIZI29')).text).toContain('Tento kód není platný');
    visitor.cookies.delete('code');
    for (const intent of ['code', 'enter', 'order']) {
      const refused = await attempt('PETINA', intent);
      expectAskedToWait(refused, [50, 60], /Zkoušíte to příliš často/);
      expect(readForm(refused.html, 'order').fields).toMatchObject({
        ...someone,
        discountCode: 'PETINA',
      });
    }
    expect((await attempt('')).status).toBe(200);
    const neighbour = await withCart();
    const input = { ...someone, discountCode: 'PETINA' };
    const page = await pressDetails(neighbour, await openDetails(neighbour), input, 'code');
    expect(page.text).toContain('Kód PETINA platí');
  });
});

describe('the cookie of an applied code', () => {
  it('is known again by every replica, and after a restart', async () => {
    const visitor = await withCart();
    const input = { ...someone, discountCode: 'PETINA' };
    await pressDetails(visitor, await openDetails(visitor), input, 'code');
    const there = other.visitor();
    for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
    expect((await there.get(DETAILS)).text).toContain('s kódem PETINA');
  });

  it.each([
    ['of another code', (mark: string) => ({ code: 'PET', mark })],
    ['cut short', (mark: string) => ({ code: 'PETINA', mark: mark.slice(0, -1) })],
    ['written otherwise', (mark: string) => ({ code: 'petina', mark })],
    ['as no text', () => ({ code: 'PETINA', mark: null })],
    ['as a list', (mark: string) => ({ code: ['PETINA'], mark: [mark] })],
  ])('says nothing with a mark %s', async (_, forge) => {
    const visitor = await withCart();
    const input = { ...someone, discountCode: 'PETINA' };
    await pressDetails(visitor, await openDetails(visitor), input, 'code');
    const ours: { mark: string } = JSON.parse(
      Buffer.from(visitor.cookies.get('code') ?? '', 'base64url').toString(),
    );
    const forged = Buffer.from(JSON.stringify(forge(ours.mark))).toString('base64url');
    visitor.cookies.set('code', forged);
    expect((await visitor.get(DETAILS)).text).not.toContain('s kódem');
  });
});
