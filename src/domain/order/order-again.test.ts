import { expect, it } from 'vitest';
import { catalogue } from '#tests/stage/offering.ts';
import { type Cart, withOrderAgain } from './cart.ts';

const url = 'https://www.instagram.com/jana/';
const followers = { packageId: 'ig-followers-1000', quantity: 2, targetUrl: url };
const likes = { packageId: 'ig-likes-100', quantity: 1, targetUrl: null };
const empty: Cart = { id: 'cart', lines: [] };
let made = 0;
const newId = () => `row-${(made += 1)}`;
const again = (cart: Cart, ...lines: (typeof followers | typeof likes)[]) =>
  withOrderAgain(catalogue, cart, lines, newId);
const rows = (cart: Cart | undefined) =>
  cart?.lines.map(({ packageId, quantity, target }) => [packageId, quantity, target]);

it('puts packages, quantities and targets into the cart', () => {
  expect(rows(again(empty, followers, likes))).toEqual([
    ['ig-followers-1000', 2, url],
    ['ig-likes-100', 1, null],
  ]);
});

it('keeps what lies in the cart', () => {
  const cart = {
    ...empty,
    lines: [{ id: 'a', packageId: 'tt-likes-500', quantity: 3, target: null }],
  };
  expect(rows(again(cart, followers))).toEqual([
    ['tt-likes-500', 3, null],
    ['ig-followers-1000', 2, url],
  ]);
});

it('adds once when it is pressed twice', () => {
  const once = again(empty, followers, likes) ?? empty;
  expect(again(once, followers, likes)).toEqual(once);
});

it('brings a smaller quantity up to that of the order', () => {
  const cart = again(empty, { ...followers, quantity: 1 }) ?? empty;
  expect(rows(again(cart, followers))).toEqual([['ig-followers-1000', 2, url]]);
});

it('loses no piece where the order has a package in several rows', () => {
  const once = again(empty, likes, likes, { ...likes, quantity: 98 }) ?? empty;
  expect(rows(once)).toEqual([['ig-likes-100', 99, null]]);
  expect(rows(again(empty, likes, likes))).toEqual([['ig-likes-100', 2, null]]);
});

it('leaves out what is no longer sold', () => {
  expect(rows(again(empty, { ...likes, packageId: 'ig-comments-50' }, likes))).toEqual([
    ['ig-likes-100', 1, null],
  ]);
});

it('adds nothing where the cart has no room for all of it', () => {
  const lines = Array.from({ length: 20 }, (_, index) => ({
    id: `row${index}`,
    packageId: 'tt-likes-500',
    quantity: 1,
    target: `https://www.tiktok.com/@jana/video/${index}`,
  }));
  expect(again({ ...empty, lines }, followers)).toBeUndefined();
});
