import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listOrders } from '#tests/stage/books.ts';
import { CHECKOUT, bodyOf, buyer, followers, listTargets } from '#tests/stage/called-orders.ts';
import { createClient, errorOf } from '#tests/stage/calling.ts';
import { readForm } from '#tests/stage/html.ts';
import { WIZARD, addToCart, cartOf, fillCart } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Visitor } from '#tests/stage/visitor.ts';

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => {
  visitor = shop.visitor();
});
afterAll(() => shop.close());

const targets = () => cartOf(visitor).lines.map(({ target }) => target);
const page = 'https://www.tiktok.com/tiktoklite';
const profile = 'https://www.tiktok.com/@tiktoklite';
const wish = { packageId: 'tt-followers-1000', target: page };

describe('a link that may lead to a page of the network, without a script', () => {
  it('is asked about at the field, and posting the same again answers', async () => {
    const asked = await addToCart(visitor, wish);
    expect(asked.status).toBe(422);
    expect(targets()).toEqual([]);
    expect(asked.text).toContain('Profil: @tiktoklite');
    expect(asked.html).toMatch(
      new RegExp(`<a [^>]*href="${profile}"[^>]*>otevřít a.zkontrolovat<`),
    );
    expect(asked.html).not.toContain('aria-invalid');
    const { action, fields } = readForm(asked.html, 'add');
    const other = { ...fields, target: 'https://www.tiktok.com/profile', intent: 'add' };
    expect((await visitor.post(action, other)).status).toBe(422);
    expect(targets()).toEqual([]);
    expect((await visitor.post(action, { ...fields, intent: 'add' })).status).toBe(303);
    expect(targets()).toEqual([profile]);
  });

  it('holds Continue once, in a row of the cart', async () => {
    fillCart(visitor, [{ ...wish, target: '' }]);
    const [row] = cartOf(visitor).lines;
    const input = { [`target-${row?.id}`]: page };
    const asked = await visitor.post(WIZARD, { ...input, intent: 'continue' });
    expect(asked.status).toBe(422);
    expect(targets()).toEqual([null]);
    const field = `confirmed-target-${row?.id}`;
    // It belongs to the form of the cart, outside of which it stands.
    const [hidden = ''] = new RegExp(`<input [^>]*name="${field}"[^>]*>`).exec(asked.html) ?? [];
    expect(hidden).toMatch(/ form="[^"]+"/);
    expect(hidden).toContain(`value="${profile}"`);
    const answer = { ...input, [field]: profile, intent: 'continue' };
    const answered = await visitor.post(WIZARD, answer);
    expect(answered.location).toContain('step=details');
    expect(targets()).toEqual([profile]);
  });

  it('is asked about on the page of an order', async () => {
    const ordered = bodyOf(
      await createClient(shop).call(CHECKOUT, { ...buyer, orderItems: [followers] }),
    );
    const url = String(ordered['orderUrl']);
    const input = { line: '0', target: 'https://www.instagram.com/saved/' };
    const asked = await visitor.post(url, { ...input, intent: 'target' });
    expect(asked.status).toBe(422);
    expect(asked.text).toContain('Profil: @saved');
    expect(await listTargets(shop)).toEqual([null]);
    const { fields } = readForm(asked.html, 'target');
    expect(fields).toMatchObject(input);
    expect((await visitor.post(url, { ...fields, intent: 'target' })).status).toBe(303);
    expect(await listTargets(shop)).toEqual(['@saved']);
  });
});

describe('a link that may lead to a page of the network, by a call', () => {
  it('is answered with what was read, and taken by the name of it', async () => {
    const client = createClient(shop);
    const before = (await listOrders(shop)).length;
    const call = (target: string) =>
      client.call(CHECKOUT, { ...buyer, orderItems: [{ ...followers, target }] });
    const read = {
      platform: 'instagram',
      name: '@embeds.js',
      url: 'https://www.instagram.com/embeds.js/',
    };
    const refused = await call('https://www.instagram.com/embeds.js');
    expect(refused.status).toBe(422);
    expect(errorOf(refused)).toMatchObject({
      code: 'target-ambiguous',
      message: expect.stringContaining('@embeds.js'),
      fields: { 'orderItems.0.target': { code: 'target-ambiguous', read } },
    });
    const general = await client.call(CHECKOUT, {
      ...buyer,
      orderItems: [followers],
      username: 'https://www.instagram.com/embeds.js',
    });
    expect(errorOf(general)).toMatchObject({ fields: { username: { read } } });
    expect((await listOrders(shop)).length).toBe(before);
    expect((await call(read.name)).status).toBe(200);
    expect(await listTargets(shop)).toContain(read.name);
  });
});
