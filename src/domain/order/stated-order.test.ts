import { describe, expect, it } from 'vitest';
import {
  type MadeOrder,
  type StatedOrder,
  findAdditions,
  findContradictions,
} from './stated-order.ts';
import type { Target } from '#domain/target/target.ts';

const profile: Target = {
  platform: 'instagram',
  kind: 'profile',
  label: '@zofie',
  url: 'https://www.instagram.com/zofie/',
};
const other: Target = { ...profile, label: '@jina', url: 'https://www.instagram.com/jina/' };
const company = { name: 'X s. r. o.', companyId: '45274649', address: 'Y' };
const line = { position: 0, packageId: 'ig-likes-100', quantity: 1, targetUrl: null };
const item = { packageId: 'ig-likes-100', quantity: 1, target: null };

/** An order that knows as little as a call can say. */
const bare: MadeOrder = {
  name: 'Žofie',
  phone: '',
  note: '',
  company: null,
  discountCode: null,
  expressConsent: false,
  lines: [line],
};
const full: MadeOrder = {
  ...bare,
  phone: '+420777123456',
  note: 'Večer.',
  company,
  discountCode: 'JARO',
  expressConsent: null,
  lines: [{ ...line, targetUrl: profile.url }],
};
const little: StatedOrder = {
  name: 'Žofie',
  phone: '',
  note: '',
  company: undefined,
  discountCode: '',
  expressConsent: undefined,
  items: [item],
};
const much: StatedOrder = {
  ...little,
  phone: '+420777123456',
  note: 'Večer.',
  company,
  discountCode: 'JARO',
  items: [{ ...item, target: profile }],
};

describe('what a call says of an order', () => {
  it('contradicts nothing and adds nothing where it leaves out or repeats what the order knows', () => {
    for (const stated of [little, much]) {
      expect(findContradictions(full, stated)).toEqual([]);
      expect(findAdditions(full, stated)).toEqual({ facts: {}, targets: [] });
    }
  });

  it('is added where the order does not know it', () => {
    const stated = { ...much, discountCode: '' };
    expect(findContradictions(bare, stated)).toEqual([]);
    expect(findAdditions(bare, stated)).toEqual({
      facts: { phone: '+420777123456', note: 'Večer.', company, expressConsent: null },
      targets: [{ position: 0, target: profile }],
    });
    const asks = { ...little, expressConsent: true };
    expect(findAdditions(bare, asks).facts).toEqual({ expressConsent: true });
    expect(findAdditions(full, asks).facts).toEqual({});
  });

  it.each<[Partial<StatedOrder>, string[]]>([
    [{ name: 'Jana' }, ['name']],
    [{ phone: '+420602000000' }, ['phone']],
    [{ note: 'Ráno.' }, ['note']],
    [{ discountCode: 'LETO' }, ['discountCode']],
    [{ company: null }, ['companyInvoice']],
    [
      { company: { name: 'Z', companyId: '1', vatId: 'CZ1', address: 'Z' } },
      ['companyName', 'companyId', 'vatId', 'address'],
    ],
    [{ items: [] }, ['orderItems']],
    [{ items: [{ ...item, packageId: 'ig-likes-500' }] }, ['orderItems.0.package']],
    [{ items: [{ ...item, quantity: 2 }] }, ['orderItems.0.quantity']],
    [{ items: [{ ...item, target: other }] }, ['orderItems.0.target']],
  ])('contradicts it with %j', (stated, fields) => {
    expect(findContradictions(full, { ...little, ...stated })).toEqual(fields);
  });

  it('takes back no request for an early start, neither by itself nor with a company', () => {
    const asked = { ...bare, expressConsent: true };
    expect(findContradictions(asked, { ...little, expressConsent: false })).toEqual([
      'expressConsent',
    ]);
    expect(findContradictions(asked, { ...little, company })).toEqual(['companyInvoice']);
  });

  it('cannot bring a code for an order that was made without one', () => {
    expect(findContradictions(bare, { ...little, discountCode: 'JARO' })).toEqual(['discountCode']);
  });
});
