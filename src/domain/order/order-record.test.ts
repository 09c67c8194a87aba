import { describe, expect, it } from 'vitest';
import { MAX_LINES } from './cart.ts';
import { customerFields } from '#domain/customer/customer.ts';
import { mapRecord } from '#domain/records.ts';
import { detailsLimits } from '#domain/customer/details-form.ts';
import { type RecordedOrder, readOrderRecord, writeOrderRecord } from './order-record.ts';
import { MAX_ADDRESS_LENGTH } from '#domain/target/target.ts';

const shop = 'https://vzlet.example';

const order: RecordedOrder = {
  id: '0b5a1c9e-8d6f-4c3b-9a2e-1f0d7c6b5a49',
  number: 100_007,
  token: 'a'.repeat(32),
  locale: 'cs',
  cartId: 'cart-1',
  fingerprint: 'f1',
  createdAt: new Date('2026-11-21T08:00:00.123Z'),
  name: 'Žofie „Žofka“ Říhová',
  email: 'zofie@example.com',
  phone: '+420777123456',
  company: { name: 'A & B, s. r. o.', companyId: '12345679', address: 'Ulice 1\u00a0, Praha' },
  note: 'První řádek\nDruhý \\ "řádek" 🙂',
  discountPercent: 10,
  discountSource: 'volume',
  discountCode: null,
  expressConsent: null,
  consentVersion: null,
  consentAt: null,
  termsVersion: '2026-11-01',
  lines: [
    {
      packageId: 'ig-likes-100',
      quantity: 2,
      unitPrice: 19_900,
      discount: 3980,
      targetKind: 'profile',
      targetLabel: '@zofie',
      targetUrl: 'https://www.instagram.com/zofie/',
    },
  ],
};

describe('the record of an order', () => {
  it('reads back as the order that it was written of', () => {
    expect(readOrderRecord(writeOrderRecord(order, shop), shop)).toEqual(order);
  });

  it('is written, and read, to the letter as it lies with payments', () => {
    const person =
      '"phone":"","company":null,"note":"","discountPercent":10,"discountSource":"volume"';
    const written = (customer: string) =>
      '{"version":1,"shop":"https://vzlet.example","order":{' +
      '"id":"0b5a1c9e-8d6f-4c3b-9a2e-1f0d7c6b5a49","number":100007,' +
      `"token":"${'a'.repeat(32)}","locale":"cs","cartId":"cart-1","fingerprint":"f1",` +
      '"createdAt":"2026-11-21T08:00:00.123Z","name":"\\u017dofie","email":"zofie@example.com",' +
      `${customer},"discountCode":null,"expressConsent":null,"consentVersion":null,` +
      '"termsVersion":"2026-11-01","lines":[["ig-likes-100",2,19900,3980,"profile","@zofie",' +
      '"https://www.instagram.com/zofie/"]]}}';
    const text = written(person);
    const known = { ...order, name: 'Žofie', phone: '', company: null, note: '' };
    expect(readOrderRecord(text, shop)).toEqual(known);
    expect(writeOrderRecord(known, shop)).toBe(text);
    const ofCompany = written(
      '"phone":"+420777123456","company":{"name":"A\\u0020&\\u0020B","companyId":"45274649",' +
        '"vatId":"CZ45274649","address":"Ulice"},"note":"a\\nb",' +
        '"discountPercent":10,"discountSource":"volume"',
    );
    const company = {
      name: 'A & B',
      companyId: '45274649',
      vatId: 'CZ45274649',
      address: 'Ulice',
    };
    const more = { ...known, phone: '+420777123456', company, note: 'a\nb' };
    expect(readOrderRecord(ofCompany, shop)).toEqual(more);
    expect(writeOrderRecord(more, shop)).toBe(ofCompany);
  });

  it('tells when the early start was asked for, where that was after the order', () => {
    const consent = { expressConsent: true, consentVersion: '2026-11-21' };
    const later = { ...order, ...consent, consentAt: new Date('2026-11-21T08:05:00.456Z') };
    expect(readOrderRecord(writeOrderRecord(later, shop), shop)).toEqual(later);
    const atOnce = { ...order, ...consent, consentAt: order.createdAt };
    const text = writeOrderRecord(atOnce, shop);
    // It is the moment of the order.
    expect(text).not.toContain('consentAt');
    expect(readOrderRecord(text, shop)).toEqual(atOnce);
  });

  it('knows lines that were ordered without a target, and none with half of one', () => {
    const without = { targetKind: null, targetLabel: null, targetUrl: null };
    const lines = order.lines.flatMap((line) => [line, { ...line, ...without }]);
    const missing = { ...order, lines };
    expect(readOrderRecord(writeOrderRecord(missing, shop), shop)).toEqual(missing);
    const half = { ...order, lines: lines.map((line) => ({ ...line, targetLabel: null })) };
    expect(readOrderRecord(writeOrderRecord(half, shop), shop)).toBeUndefined();
  });

  it('is the same to the letter, in whatever sequence the order comes', () => {
    const turned = Object.fromEntries(Object.entries(order).reverse());
    const company = { ...order.company, address: 'Ulice 1\u00a0, Praha', name: 'A & B, s. r. o.' };
    const other = { ...order, ...turned, company: { ...company, companyId: '12345679' } };
    expect(writeOrderRecord(other, shop)).toBe(writeOrderRecord(order, shop));
  });

  it('holds nothing that becomes of the order later', () => {
    const later = { ...order, state: 'paid', paidAt: new Date(), checksDone: 4 };
    expect(writeOrderRecord(later, shop)).toBe(writeOrderRecord(order, shop));
  });

  it('is printable ASCII without spaces, so that it can be cut anywhere', () => {
    expect(writeOrderRecord(order, shop)).toMatch(/^[!-~]+$/);
  });

  it('of the largest order fits what Stripe keeps: 49 pieces of 500 characters', () => {
    const full = (length: number) => 'ž'.repeat(length);
    const largest: RecordedOrder = {
      ...order,
      ...mapRecord(customerFields, (field) => full(detailsLimits[field])),
      phone: '+'.padEnd(detailsLimits.phone, '0'),
      company: {
        name: full(detailsLimits.companyName),
        companyId: '12345678',
        vatId: 'X'.repeat(detailsLimits.vatId),
        address: full(detailsLimits.address),
      },
      discountCode: full(detailsLimits.discountCode),
      consentAt: new Date(),
      lines: Array.from({ length: MAX_LINES }, () => ({
        packageId: 'x'.repeat(24),
        quantity: 99,
        unitPrice: 99_999_900,
        discount: 99_999_900,
        targetKind: 'profile' as const,
        targetLabel: 'x'.repeat(MAX_ADDRESS_LENGTH),
        targetUrl: 'x'.repeat(MAX_ADDRESS_LENGTH),
      })),
    };
    expect(writeOrderRecord(largest, shop).length).toBeLessThanOrEqual(49 * 500);
  });

  it('is not read where it is another shop’s, of another version, damaged or not one at all', () => {
    const text = writeOrderRecord(order, shop);
    const strange = [
      '',
      'null',
      '{}',
      text.slice(0, -1),
      text.replace('"version":1', '"version":2'),
      text.replace('19900', '-19900'),
      text.replace('"ig-likes-100",2,', '"ig-likes-100",0,'),
      text.replace('2026-11-21T08', '2026-11-41T08'),
      text.replace('a'.repeat(32), 'short'),
    ];
    for (const one of strange) expect(readOrderRecord(one, shop)).toBeUndefined();
    expect(readOrderRecord(text, 'https://other.example')).toBeUndefined();
  });
});
