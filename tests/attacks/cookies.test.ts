import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import {
  WIZARD,
  addToCart,
  openDetails,
  pay,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Visitor } from '#tests/stage/visitor.ts';
import { publicShop } from '#tests/stage/wire/public-shop.ts';

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await createTestShop({ env: publicShop });
  await query(shop, `insert into discount_codes (code, percent) values ('PETINA', 20)`);
});
beforeEach(() => {
  visitor = shop.visitor();
});
afterAll(() => shop.close());

const wish = { packageId: 'ig-likes-100', target: '@zofie.rihova' };

describe('cookies of a public shop', () => {
  it('go where they are needed and over TLS alone, on the whole way to the paid order', async () => {
    const lines: string[] = [];
    const note = <T extends { headers: Headers }>(page: T) => {
      lines.push(...page.headers.getSetCookie());
      return page;
    };
    note(await visitor.get(`${WIZARD}?platform=instagram&service=lajky&package=ig-likes-100`));
    note(await visitor.get(WIZARD));
    note(await addToCart(visitor, wish));
    note(await visitor.post(WIZARD, { intent: 'back', ...someone }));
    visitor.cookies.clear();
    note(await addToCart(visitor, wish));
    const details = await openDetails(visitor);
    const company = { companyInvoice: 'on', companyCountry: 'CZ', companyId: '45274649' };
    note(await visitor.post(WIZARD, { ...someone, ...company, intent: 'lookup' }));
    note(await visitor.post(WIZARD, { ...someone, discountCode: 'PETINA', intent: 'code' }));
    const left = note(await pressDetails(visitor, details, someone));
    expect(left.status).toBe(303);
    note(await pay(visitor, left.location ?? ''));
    const paths = lines.map((line) => /^([^=]*)=.*; Path=([^;]*)/.exec(line)?.slice(1).join(' '));
    // Name, mailbox and phone lie in the draft: no other page and no file is told of them.
    expect(new Set(paths)).toEqual(
      new Set([
        '__Host-cart /',
        ...['draft', 'notice', 'answer', 'code', 'company'].map(
          (name) => `__Secure-${name} /objednavka`,
        ),
      ]),
    );
    for (const line of lines) {
      expect(line).toMatch(/; Secure(;|$)/);
      expect(line).toMatch(/; SameSite=Lax(;|$)/);
      expect(line).not.toMatch(/Domain/i);
      // These are written by the wizard's script as well; what is not, no script reads.
      const isOfScript = /^__(Host-cart|Secure-draft|Secure-company)=/.test(line);
      expect(/; HttpOnly/.test(line)).toBe(!isOfScript);
    }
    // The cart is empty once it is paid, and the details are forgotten, those of the company too.
    await visitor.get(WIZARD);
    expect([...visitor.cookies.keys()]).toEqual([]);
  });

  it('that a neighbouring host has planted are nobody’s', async () => {
    await addToCart(visitor, wish);
    const ours = visitor.cookies.get('__Host-cart') ?? '';
    const theirs = `cart=${ours}; __Secure-cart=${ours}; __HOST-cart=${ours}; notice=x`;
    const empty = await visitor.get(WIZARD, { Cookie: theirs });
    expect(empty.html).not.toContain('zofie.rihova');
    // Nor do they hide the shop's own, wherever they stand.
    for (const cookie of [`cart=e30; __Host-cart=${ours}`, `__Host-cart=${ours}; cart=e30`]) {
      expect((await visitor.get(WIZARD, { Cookie: cookie })).html).toContain('zofie.rihova');
    }
  });

  it('of another name than the shop writes fill in no form', async () => {
    await addToCart(visitor, wish);
    await visitor.post(WIZARD, { intent: 'back', ...someone });
    const cart = `__Host-cart=${visitor.cookies.get('__Host-cart')}`;
    const draft = visitor.cookies.get('__Secure-draft') ?? '';
    const read = async (name: string) =>
      (await visitor.get(`${WIZARD}?step=details`, { Cookie: `${cart}; ${name}=${draft}` })).html;
    expect(await read('__Secure-draft')).toContain(someone.email);
    for (const name of ['draft', '__Host-draft', '__SECURE-draft']) {
      expect(await read(name)).not.toContain(someone.email);
    }
  });

  it('are named so in the page too, for its script', async () => {
    expect((await visitor.get(WIZARD)).html).toContain('data-cookies="prefixed"');
  });
});

describe('cookies of a local shop', () => {
  it('have plain names, for a browser would refuse others without TLS', async () => {
    const local = await createTestShop();
    try {
      const page = await addToCart(local.visitor(), wish);
      const names = page.headers.getSetCookie().map((line) => line.split('=')[0]);
      expect(names).toEqual(['cart', 'notice']);
      expect(page.headers.getSetCookie().join()).not.toContain('Secure');
      expect((await local.visitor().get(WIZARD)).html).not.toContain('data-cookies');
    } finally {
      await local.close();
    }
  });
});
