import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cart, MAX_LINES } from '#domain/order/cart.ts';
import { emptyCart, readCart, writeCart } from './cart-cookie.ts';
import { writeJsonCookie } from './json-cookie.ts';
import { catalogue } from '#tests/stage/offering.ts';

const profile = 'https://www.instagram.com/zofie.rihova/';
const good = ['row1', 'ig-likes-100', 2, profile];

/** The Cookie header of a browser that was given this. */
function headerOf(line: string | undefined): string {
  return `other=1; ${line?.split(';')[0]}; last=2`;
}

function stored(value: unknown): string {
  return headerOf(writeJsonCookie({ name: 'cart', path: '/' }, value, 'plain'));
}

describe('the cart cookie', () => {
  it('gives back the cart that was written', () => {
    const cart: Cart = {
      id: emptyCart().id,
      lines: [
        { id: 'row1', packageId: 'ig-likes-100', quantity: 99, target: profile },
        { id: 'row2', packageId: 'yt-subscribers-250', quantity: 1, target: null },
      ],
    };
    expect(readCart(catalogue, headerOf(writeCart(cart, 'plain')), 'plain')).toEqual({
      cart,
      dropped: 0,
    });
  });

  it('stays readable for scripts, on the whole site, for some months', () => {
    const line = writeCart({ ...emptyCart(), lines: [row(0)] }, 'plain');
    expect(line).toMatch(/^cart=[\w-]+; Path=\/; SameSite=Lax; Max-Age=7776000$/);
  });

  it('is forgotten with the last row', () => {
    expect(writeCart(emptyCart(), 'plain')).toBe('cart=; Path=/; SameSite=Lax; Max-Age=0');
  });

  it('holds a full cart of usual links', () => {
    const lines = Array.from({ length: MAX_LINES }, (_, i) => row(i));
    expect(
      readCart(catalogue, headerOf(writeCart({ ...emptyCart(), lines }, 'plain')), 'plain').cart
        .lines,
    ).toEqual(lines);
  });

  it('is not written where a browser would throw it away', () => {
    const target = `https://www.facebook.com/${'a'.repeat(270)}`;
    const lines = Array.from({ length: MAX_LINES }, (_, i) => ({ ...row(i), target }));
    expect(writeCart({ ...emptyCart(), lines }, 'plain')).toBeUndefined();
  });

  it('drops what is no longer sold and says how much', () => {
    const rows = [good, ['row2', 'ig-likes-101', 1, profile], ['row3', 'myspace-1', 1, null]];
    expect(readCart(catalogue, stored(['cart1234', rows]), 'plain')).toMatchObject({
      cart: { id: 'cart1234', lines: [{ id: 'row1' }] },
      dropped: 2,
    });
  });

  it.each([
    [['row1', 'ig-likes-100', 0, profile]],
    [['row1', 'ig-likes-100', -1, profile]],
    [['row1', 'ig-likes-100', 1.5, profile]],
    [['row1', 'ig-likes-100', 100, profile]],
    [['row1', 'ig-likes-100', '2', profile]],
    [['row1', 'ig-likes-100', null, profile]],
    [['row1', ['ig-likes-100'], 1, profile]],
    [['<svg onload>', 'ig-likes-100', 1, profile]],
    [[1, 'ig-likes-100', 1, profile]],
    [['row1', '__proto__', 1, profile]],
    [{ id: 'row1', packageId: 'ig-likes-100', quantity: 1 }],
    [null],
    ['row1'],
  ])('believes no row such as %j', (row) => {
    expect(readCart(catalogue, stored(['cart1234', [row, good]]), 'plain')).toMatchObject({
      cart: { lines: [{ id: 'row1', quantity: 2 }] },
      dropped: 1,
    });
  });

  it.each([
    'javascript:alert(1)',
    'https://www.tiktok.com/@zofie',
    'http://169.254.169.254/',
    '<svg onload=alert(1)>',
    '',
    7,
    { url: profile },
  ])('asks again for a target such as %j', (target) => {
    const { cart } = readCart(
      catalogue,
      stored(['cart1234', [['row1', 'ig-likes-100', 1, target]]]),
      'plain',
    );
    expect(cart.lines).toMatchObject([{ target: null }]);
  });

  it('takes twenty rows of more', () => {
    const rows = Array.from({ length: 40 }, (_, i) => [`row${i}`, 'ig-likes-100', 1, null]);
    const { cart, dropped } = readCart(catalogue, stored(['cart1234', rows]), 'plain');
    expect([cart.lines.length, dropped]).toEqual([MAX_LINES, 20]);
  });

  it.each([null, '', 'cart=', 'cart=%%%', 'cart=e30', 'cart=W10', 'cart=bnVsbA', 'cart="x"'])(
    'makes an empty cart of the header %j',
    (header) => {
      const { cart, dropped } = readCart(catalogue, header, 'plain');
      expect(cart.lines).toEqual([]);
      expect(cart.id).toMatch(/^[\w-]{22}$/);
      expect(dropped).toBe(0);
    },
  );

  it('survives whatever stands in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.tuple(fc.string(), fc.jsonValue())), (value) => {
        for (const { quantity } of readCart(catalogue, stored(value), 'plain').cart.lines) {
          expect(quantity).toBeGreaterThan(0);
        }
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readCart(catalogue, `cart=${text}`, 'plain').cart.lines).toEqual([]);
      }),
    );
  });
});

function row(i: number) {
  return { id: `row${i}aa`, packageId: 'ig-followers-100000', quantity: 1, target: `${profile}` };
}
