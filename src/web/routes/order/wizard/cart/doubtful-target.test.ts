import { describe, expect, it } from 'vitest';
import type { Cart } from '#domain/order/cart.ts';
import { catalogue } from '#tests/stage/offering.ts';
import { changeCart } from './cart-change.ts';

const url = 'https://www.instagram.com/embeds.js/';
const kept = 'https://www.instagram.com/zofie/';
const notices = [{ key: 'target-doubtful' }];

/** Two rows of the same service: one without a target, one with another. */
const line = { packageId: 'ig-followers-1000', quantity: 1 };
const cart: Cart = {
  id: 'cart1',
  lines: [
    { ...line, id: 'line0', target: null },
    { ...line, id: 'line1', packageId: 'ig-followers-5000', target: kept },
  ],
};

function change(action: string, fields: Record<string, string>, before = cart) {
  return changeCart(catalogue, before, action, (name) => fields[name] ?? '');
}

const targetsOf = (changed?: Cart) => changed?.lines.map(({ target }) => target);

describe('a target that may be a page of the network', () => {
  it.each([
    ['target', 'line0', { 'target-line1': '@zofie' }, [url, kept]],
    ['continue', 'line0', {}, [url, kept]],
    ['target', 'line1', { 'target-line0': '@zofie' }, [kept, url]],
    ['continue', 'line1', { 'target-line0': '@zofie' }, [kept, url]],
  ])('by %s in %s is taken once that reading was asked about', (action, id, others, taken) => {
    const text = { ...others, [`target-${id}`]: 'instagram.com/embeds.js' };
    const asked = change(action, text);
    expect(asked).toMatchObject({ ok: false, problems: [], notices });
    expect(targetsOf(asked.cart)).not.toContain(url);
    const answered = change(action, { ...text, [`confirmed-target-${id}`]: url });
    expect(answered.ok && targetsOf(answered.cart)).toEqual(taken);
    // What is kept needs no answer, and another reading was not asked about.
    expect(change(action, text, answered.cart).ok).toBe(true);
    const other = { ...text, [`target-${id}`]: 'instagram.com/embed.js' };
    expect(change(action, { ...other, [`confirmed-target-${id}`]: url })).toMatchObject({
      notices,
    });
  });

  it('is asked about beside what is wrong elsewhere', () => {
    const text = { 'target-line1': 'instagram.com/embeds.js' };
    expect(change('continue', text)).toMatchObject({
      problems: [{ field: 'target-line0', key: 'target-missing' }],
      notices: [{ key: 'fillAllFields' }, ...notices],
    });
  });

  it('is added by the builder once it was asked about', () => {
    const form = {
      platform: 'instagram',
      service: 'followers',
      package: 'ig-followers-1000',
      target: 'instagram.com/embeds.js',
      quantity: '1',
    };
    const empty = { ...cart, lines: [] };
    expect(change('add', form, empty)).toEqual({ ok: false, problems: [], notices });
    const added = change('add', { ...form, 'confirmed-target': url }, empty);
    expect(added.ok && targetsOf(added.cart)).toEqual([url]);
    expect(change('add', { ...form, 'confirmed-target': kept }, empty).ok).toBe(false);
  });
});
