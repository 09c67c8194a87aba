import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Cart,
  type CartLine,
  MAX_LINES,
  addLine,
  isOrderedAs,
  linesWithoutTarget,
  quantityProblem,
  removeLine,
  setQuantity,
  setTarget,
} from './cart.ts';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import { targetFits } from '#domain/target/read-target.ts';
import { catalogue } from '#tests/stage/offering.ts';

function countItems(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
}

const profile = 'https://www.instagram.com/zofie/';
const post = 'https://www.instagram.com/p/Cabc123/';
let ids = 0;

function line(packageId: string, more: Partial<CartLine> = {}): CartLine {
  return { id: `line${(ids += 1)}`, packageId, quantity: 1, target: profile, ...more };
}

function cartOf(...lines: CartLine[]): Cart {
  return { id: 'cart1', lines };
}

function add(cart: Cart, added: CartLine): Cart {
  const result = addLine(catalogue, cart, added, targetFits);
  if (!result.ok) throw new Error(result.problem);
  return result.cart;
}

describe('adding to the cart', () => {
  it('keeps the rows there are, their order and the id of the cart', () => {
    const first = line('ig-followers-1000');
    const second = line('ig-likes-100');
    expect(add(cartOf(first), second)).toEqual({ id: 'cart1', lines: [first, second] });
  });

  it('joins the same package for the same target, and no other', () => {
    const cart = cartOf(line('ig-likes-100', { quantity: 2 }));
    expect(add(cart, line('ig-likes-100', { quantity: 3 })).lines).toMatchObject([{ quantity: 5 }]);
    expect(add(cart, line('ig-likes-100', { target: post })).lines).toHaveLength(2);
    expect(add(cart, line('ig-likes-300')).lines).toHaveLength(2);
  });

  it('joins up to 99', () => {
    const cart = cartOf(line('ig-likes-100', { quantity: 60 }));
    expect(add(cart, line('ig-likes-100', { quantity: 60 })).lines).toMatchObject([
      { quantity: 99 },
    ]);
  });

  it('fills the row of the package that waits for a target, and makes no second one', () => {
    const waiting = line('ig-followers-1000', { target: null, quantity: 2 });
    const { lines } = add(cartOf(waiting), line('ig-followers-1000'));
    expect(lines).toEqual([{ ...waiting, target: profile }]);
    const more = add(cartOf(waiting), line('ig-followers-1000', { quantity: 5 }));
    expect(more.lines).toMatchObject([{ quantity: 5, target: profile }]);
    expect(add(cartOf(waiting), line('ig-followers-5000')).lines).toHaveLength(2);
  });

  it('fills a waiting row of a full cart as well', () => {
    const others = Array.from({ length: MAX_LINES - 1 }, (_, i) =>
      line('ig-likes-100', { target: `${post}${i}` }),
    );
    const full = cartOf(...others, line('ig-followers-1000', { target: null }));
    expect(add(full, line('ig-followers-1000')).lines.at(-1)).toMatchObject({ target: profile });
  });

  it('refuses one row too many but still joins', () => {
    const targets = Array.from({ length: MAX_LINES }, (_, i) => `${profile}${i}`);
    const cart = cartOf(...targets.map((target) => line('ig-likes-100', { target })));
    expect(addLine(catalogue, cart, line('ig-views-500'), targetFits)).toEqual({
      ok: false,
      problem: 'cart-full',
    });
    const joined = add(cart, line('ig-likes-100', { target: `${profile}3` }));
    expect(joined.lines[3]?.quantity).toBe(2);
  });

  it.each([
    [{ packageId: 'ig-followers-1' }, 'package-unknown'],
    [{ quantity: 0 }, 'quantity-min'],
    [{ quantity: -1 }, 'quantity-min'],
    [{ quantity: 1.5 }, 'quantity-min'],
    [{ quantity: Number.NaN }, 'quantity-min'],
    [{ quantity: Number.POSITIVE_INFINITY }, 'quantity-min'],
    [{ quantity: 100 }, 'quantity-max'],
    [{ quantity: 1e9 }, 'quantity-max'],
  ])('refuses %o', (change, problem) => {
    const added = { ...line('ig-likes-100'), ...change };
    expect(addLine(catalogue, cartOf(), added, targetFits)).toEqual({ ok: false, problem });
  });
});

describe('a missing target (rules 9)', () => {
  it('is the last post given for the platform where likes or views are sold', () => {
    const cart = cartOf(
      line('ig-likes-100', { target: 'https://www.instagram.com/p/Cother1/' }),
      line('ig-likes-300', { target: post }),
      line('ig-followers-1000', { target: profile }),
      line('tt-likes-500', { target: 'https://www.tiktok.com/@zofie' }),
    );
    const { lines } = add(cart, line('ig-views-500', { target: null }));
    expect(lines.at(-1)?.target).toBe(post);
  });

  it('is never a profile where a post is wanted', () => {
    const cart = cartOf(line('ig-followers-1000'), line('ig-likes-100', { target: profile }));
    const { lines } = add(cart, line('ig-views-500', { target: null }));
    expect(lines.at(-1)?.target).toBeNull();
  });

  it('is never a post where a profile is needed', () => {
    const cart = cartOf(
      line('ig-followers-1000', { target: profile }),
      line('ig-likes-100', { target: post }),
    );
    const { lines } = add(cart, line('ig-followers-5000', { target: null }));
    expect(lines.at(-1)?.target).toBe(profile);
  });

  it('stays missing where the platform has none, and the row is named', () => {
    const cart = add(cartOf(line('ig-likes-100')), line('tt-likes-500', { target: null }));
    expect(linesWithoutTarget(cart)).toEqual([cart.lines[1]]);
    const [, missing] = cart.lines;
    const mended = setTarget(cart, missing?.id ?? '', 'https://www.tiktok.com/@zofie');
    expect(linesWithoutTarget(mended)).toEqual([]);
  });
});

describe('changing the cart', () => {
  it('sets quantities from 1 to 99 and removes rows', () => {
    const cart = cartOf(line('ig-likes-100'), line('ig-likes-300'));
    const [first, second] = cart.lines;
    const changed = setQuantity(cart, first?.id ?? '', 99);
    expect(changed.ok && countItems(changed.cart)).toBe(100);
    expect(setQuantity(cart, first?.id ?? '', 100)).toEqual({ ok: false, problem: 'quantity-max' });
    expect(removeLine(cart, first?.id ?? '').lines).toEqual([second]);
    expect(removeLine(cart, 'nobody').lines).toHaveLength(2);
  });

  it('never changes the cart that it was given', () => {
    const cart = cartOf(line('ig-likes-100'));
    const before = structuredClone(cart);
    add(cart, line('ig-likes-100'));
    add(cart, line('ig-views-500', { target: null }));
    setQuantity(cart, cart.lines[0]?.id ?? '', 5);
    removeLine(cart, cart.lines[0]?.id ?? '');
    expect(cart).toEqual(before);
  });

  it('holds to its bounds whatever is added', () => {
    const added = fc.record({
      packageId: fc.constantFrom(...listPackages(catalogue).map(({ id }) => id)),
      quantity: fc.integer({ min: 1, max: 99 }),
      target: fc.constantFrom(null, profile, post),
    });
    fc.assert(
      fc.property(fc.array(added, { maxLength: 40 }), (remedies) => {
        let cart = cartOf();
        for (const [i, request] of remedies.entries()) {
          const result = addLine(catalogue, cart, { id: `l${i}`, ...request }, targetFits);
          if (result.ok) cart = result.cart;
        }
        expect(cart.lines.length).toBeLessThanOrEqual(MAX_LINES);
        for (const { quantity } of cart.lines) expect(quantityProblem(quantity)).toBeUndefined();
        const rows = cart.lines.map(({ packageId, target }) => `${packageId} ${target}`);
        expect(new Set(rows).size).toBe(rows.length);
      }),
    );
  });
});

it('a cart is known again in its order, in whatever sequence the rows stand', () => {
  const cart = cartOf(line('ig-likes-100', { quantity: 2 }), line('tt-likes-500'));
  const ordered = [
    { packageId: 'tt-likes-500', quantity: 1, targetUrl: profile },
    { packageId: 'ig-likes-100', quantity: 2, targetUrl: profile },
  ];
  expect(isOrderedAs(cart, ordered)).toBe(true);
  expect(isOrderedAs(cart, ordered.slice(1))).toBe(false);
  expect(isOrderedAs(setTarget(cart, cart.lines[0]?.id ?? '', post), ordered)).toBe(false);
});
