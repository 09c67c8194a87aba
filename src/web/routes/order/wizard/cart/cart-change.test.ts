import { describe, expect, it } from 'vitest';
import type { Cart, CartLine } from '#domain/order/cart.ts';
import { type CartChange, builderAfter, changeCart, problemsBeforeDetails } from './cart-change.ts';
import { catalogue } from '#tests/stage/offering.ts';

const profile = 'https://www.instagram.com/zofie/';
const post = 'https://www.instagram.com/p/Cabc123/';
const filledIn = {
  platform: 'instagram',
  service: 'likes',
  package: 'ig-likes-100',
  target: '@zofie',
  quantity: '1',
};

function cartOf(...lines: Partial<CartLine>[]): Cart {
  const whole = lines.map((line, i) => ({
    id: `line${i}`,
    packageId: 'ig-likes-100',
    quantity: 1,
    target: profile,
    ...line,
  }));
  return { id: 'cart1', lines: whole };
}

function change(cart: Cart, action: string, fields: Record<string, string>): CartChange {
  return changeCart(catalogue, cart, action, (name) => fields[name] ?? '');
}

function add(fields: Partial<typeof filledIn>, cart = cartOf()): CartChange {
  return change(cart, 'add', { ...filledIn, ...fields });
}

function changed(result: CartChange): Cart {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.cart;
}

describe('adding by the builder', () => {
  it('puts the package into the cart for what was understood, and says so', () => {
    const result = add({ service: 'lajky' });
    expect(changed(result).lines).toMatchObject([
      { packageId: 'ig-likes-100', quantity: 1, target: profile },
    ]);
    expect(result.notices).toEqual([{ key: 'added', packageId: 'ig-likes-100' }]);
  });

  it.each([
    [{ platform: '' }, 'platform', 'platform-missing'],
    [{ platform: 'twitter' }, 'platform', 'platform-missing'],
    [{ service: '' }, 'service', 'service-missing'],
    [{ service: 'subscribers' }, 'service', 'service-missing'],
    [{ package: '' }, 'package', 'package-missing'],
    [{ package: 'ig-likes-101' }, 'package', 'package-unknown'],
    [{ package: 'tt-likes-500' }, 'package', 'package-missing'],
    [{ package: 'ig-followers-1000' }, 'package', 'package-missing'],
    [{ target: '' }, 'target', 'post-missing'],
    [{ target: '   ' }, 'target', 'post-missing'],
    [{ target: 'javascript:alert(1)' }, 'target', 'target-unreadable'],
    [{ target: 'http://169.254.169.254/' }, 'target', 'target-other-site'],
    [{ target: 'a'.repeat(1001) }, 'target', 'target-too-long'],
  ])('refuses %o at the field', (fields, field, key) => {
    const result = add(fields);
    expect(result).toMatchObject({ ok: false, problems: [{ field, key }] });
    expect(result.notices).toEqual(key.endsWith('-missing') ? [{ key: 'fillAllFields' }] : []);
  });

  it('names the platform that a link belongs to', () => {
    const result = add({ target: 'https://www.tiktok.com/@zofie' });
    expect(result).toMatchObject({
      problems: [{ field: 'target', key: 'target-other-platform', platform: 'TikTok' }],
    });
  });

  it('takes a post for likes and asks for a profile where followers are sold', () => {
    expect(add({ target: post }).ok).toBe(true);
    expect(add({ target: post, service: 'followers', package: 'ig-followers-1000' })).toMatchObject(
      {
        problems: [{ field: 'target', key: 'target-needs-profile' }],
      },
    );
  });

  it('tells everything that is missing at once', () => {
    const result = change(cartOf(), 'add', {});
    expect(result).toMatchObject({ ok: false, notices: [{ key: 'fillAllFields' }] });
    expect(!result.ok && result.problems.map(({ field }) => field)).toEqual([
      'platform',
      'target',
      'quantity',
    ]);
  });

  it.each(['0', '-1', '1.5', '1e3', '0x10', 'NaN', '', '1 2', '２', 'Infinity', '+1'])(
    'takes no quantity "%s"',
    (quantity) => {
      expect(add({ quantity })).toMatchObject({
        problems: [{ field: 'quantity', key: 'quantity-min' }],
      });
    },
  );

  it.each(['100', '1000000000', '999999999999999'])(
    'takes no quantity above 99 (%s)',
    (quantity) => {
      expect(add({ quantity })).toMatchObject({
        problems: [{ field: 'quantity', key: 'quantity-max' }],
      });
    },
  );

  it.each([
    ['7', 7],
    [' 7 ', 7],
    ['007', 7],
    ['99', 99],
  ])('reads the quantity "%s" as %i', (quantity, read) => {
    expect(changed(add({ quantity })).lines).toMatchObject([{ quantity: read }]);
  });
});

describe('changing a row', () => {
  it('goes up, down, to a number', () => {
    const cart = cartOf({ quantity: 5 });
    const quantityAfter = (action: string, quantity = '') =>
      changed(change(cart, action, { line: 'line0', quantity })).lines[0]?.quantity;
    expect(quantityAfter('more')).toBe(6);
    expect(quantityAfter('fewer')).toBe(4);
    expect(quantityAfter('quantity', '12')).toBe(12);
  });

  it.each([
    ['fewer', 1, '', 'quantity-min'],
    ['more', 99, '', 'quantity-max'],
    ['quantity', 1, '0', 'quantity-min'],
    ['quantity', 1, '100', 'quantity-max'],
  ])('refuses "%s" from %i with "%s" at that row', (action, from, quantity, key) => {
    const cart = cartOf({ quantity: from });
    expect(change(cart, action, { line: 'line0', quantity })).toMatchObject({
      ok: false,
      problems: [{ field: 'quantity-line0', key }],
    });
  });

  it('does nothing to a row that another tab has removed', () => {
    const cart = cartOf({});
    for (const action of ['more', 'fewer', 'quantity', 'remove']) {
      expect(changed(change(cart, action, { line: 'gone' })).lines).toEqual(cart.lines);
    }
  });

  it('says in place what is wrong with a target', () => {
    const cart = cartOf({ target: null });
    const save = (target: string) => change(cart, 'target', { 'target-line0': target });
    expect(save('')).toMatchObject({
      problems: [{ field: 'target-line0', key: 'post-missing' }],
    });
    expect(save('https://youtu.be/abc')).toMatchObject({
      problems: [{ field: 'target-line0', key: 'target-other-platform', platform: 'YouTube' }],
    });
    expect(changed(save('@zofie')).lines).toMatchObject([{ target: profile }]);
  });
});

describe('a recommended package', () => {
  it('takes the last target of its platform and kind, else waits for one', () => {
    const cart = cartOf({ target: post }, { packageId: 'ig-followers-1000' });
    const take = (packageId: string) => change(cart, 'recommend', { package: packageId });
    expect(changed(take('ig-views-500')).lines[2]).toMatchObject({ target: post });
    expect(changed(take('ig-followers-5000')).lines[2]).toMatchObject({ target: profile });
    expect(changed(take('tt-likes-500')).lines[2]).toMatchObject({ target: null });
    expect(take('ig-views-501')).toMatchObject({
      problems: [{ field: 'package', key: 'package-unknown' }],
    });
  });
});

describe('the way to the details', () => {
  it('is closed by an empty cart and by each row without a target', () => {
    expect(problemsBeforeDetails(cartOf())).toEqual({
      problems: [],
      notices: [{ key: 'add-items' }],
    });
    expect(problemsBeforeDetails(cartOf({}, { target: null }))).toEqual({
      problems: [{ field: 'target-line1', key: 'post-missing', packageId: 'ig-likes-100' }],
      notices: [],
    });
    expect(problemsBeforeDetails(cartOf({}))).toEqual({ problems: [], notices: [] });
  });

  it('takes every target typed on the page and asks for the rest alone, in the order of the rows', () => {
    const cart = cartOf(
      { target: null },
      { target: null, packageId: 'tt-followers-1000' },
      { target: null, packageId: 'ig-followers-1000' },
      { packageId: 'ig-followers-5000' },
    );
    const result = change(cart, 'continue', {
      'target-line1': 'https://www.instagram.com/zofie/',
      'target-line2': '@zofie',
      'target-line3': '@jina',
    });
    expect(result).toMatchObject({
      ok: false,
      problems: [
        { field: 'target-line0', key: 'post-missing', packageId: 'ig-likes-100' },
        { field: 'target-line1', key: 'target-other-platform', packageId: 'tt-followers-1000' },
      ],
      notices: [{ key: 'fillAllFields' }],
    });
    expect(result.cart?.lines.map(({ target }) => target)).toEqual([
      null,
      null,
      profile,
      'https://www.instagram.com/jina/',
    ]);
  });

  it('is open once everything can be read, and an empty field takes no target away', () => {
    const cart = cartOf({ target: null }, {});
    const text = { 'target-line0': post, 'target-line1': ' ' };
    const { lines } = changed(change(cart, 'continue', text));
    expect(lines.map(({ target }) => target)).toEqual([post, profile]);
  });
});

describe('the builder after an addition', () => {
  it('keeps platform and service, and empties the rest', () => {
    expect(builderAfter({ ...filledIn, quantity: '5' })).toEqual({
      platform: 'instagram',
      service: 'likes',
      package: '',
      target: '',
      quantity: '1',
    });
  });
});
