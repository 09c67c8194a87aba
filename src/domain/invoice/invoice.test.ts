import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import {
  type InvoiceSnapshot,
  makeCreditNote,
  makeInvoice,
  makePartialCreditNote,
} from './invoice.ts';
import { quoteCart } from '#domain/catalogue/pricing.ts';
import { catalogue, offering } from '#tests/stage/offering.ts';
import { sampleShop } from '#tests/stage/sample-order.ts';

const operator = { ...sampleShop.operator, companyId: '12345679', vatId: 'CZ12345679' };
const shop = { ...sampleShop, operator };

const consumer = {
  number: 100_001,
  locale: 'cs' as const,
  name: 'Žofie Říhová',
  email: 'zofie@example.com',
  company: null,
};
const company = {
  name: 'Pečení Říhová s. r. o.',
  companyId: '45274649',
  vatId: 'CZ45274649',
  address: 'Dlouhá 12, 110 00 Praha 1',
};
const paidAt = new Date('2026-11-21T02:12:00Z');
const issuedAt = new Date('2026-11-21T02:13:00Z');

type Items = { packageId: string; quantity: number }[];

function invoiceOf(items: Items, { vatId = operator.vatId, percent = 0 } = {}): InvoiceSnapshot {
  const { lines } = quoteCart(offering, items, { code: 'SLEVA', percent });
  return makeInvoice({
    shop: { ...shop, operator: { ...operator, vatId } },
    order: consumer,
    lines: lines.map((line) => ({ ...line, text: line.packageId })),
    number: '202600001',
    checkoutId: 'cs_test_1',
    paidAt,
    issuedAt,
  });
}

const anyItems = array(
  record({
    packageId: constantFrom(...listPackages(catalogue).map(({ id }) => id)),
    quantity: integer({ min: 1, max: 99 }),
  }),
  { minLength: 1, maxLength: 30 },
);
const anyPercent = integer({ min: 0, max: 90 });
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('any invoice of a VAT payer', () => {
  const check = (holds: (invoice: InvoiceSnapshot, items: Items, percent: number) => void) =>
    assert(
      property(anyItems, anyPercent, (items, percent) =>
        holds(invoiceOf(items, { percent }), items, percent),
      ),
    );

  it('sums to what was paid, in the rows and in the whole, to the haléř', () =>
    check((invoice, items, percent) => {
      expect(invoice.total).toBe(quoteCart(offering, items, { code: 'SLEVA', percent }).total);
      expect(invoice.base + invoice.vat).toBe(invoice.total);
      for (const column of ['base', 'vat', 'total'] as const) {
        expect(sum(invoice.rows.map((row) => row[column]))).toBe(invoice[column]);
      }
      for (const row of invoice.rows) expect(row.base + row.vat).toBe(row.total);
    }));

  it('has the VAT of the whole at the rate, rounded once', () =>
    check(({ total, vat }) => {
      expect(vat).toBe(Math.round((total * 21) / 121));
    }));

  it('keeps each row within a haléř of its own VAT', () =>
    check(({ rows }) => {
      for (const { total, vat } of rows)
        expect(Math.abs(vat - (total * 21) / 121)).toBeLessThanOrEqual(1);
    }));

  it('has prices and discounts without VAT that lead to the base, but for the rounding', () =>
    check(({ rows }) => {
      for (const { quantity, unitPrice, discount, base } of rows) {
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(Math.abs(quantity * unitPrice - discount - base)).toBeLessThanOrEqual(
          quantity / 2 + 1.5,
        );
      }
    }));

  it('is taken back whole by its credit note', () =>
    check((invoice) => {
      const note = makeCreditNote(invoice, '9202600001', new Date('2026-12-01T10:00:00Z'));
      expect(note).toMatchObject({ kind: 'credit-note', number: '9202600001' });
      expect(note.corrects).toBe(invoice.number);
      for (const column of ['base', 'vat', 'total'] as const) {
        expect(note[column] + invoice[column]).toBe(0);
        expect(sum(note.rows.map((row) => row[column]))).toBe(note[column]);
      }
      expect(JSON.parse(JSON.stringify(note))).toEqual(note);
      expect(note.seller).toEqual(invoice.seller);
      expect(note.buyer).toEqual(invoice.buyer);
    }));
});

/** The credit notes for parts of these shares, and for the rest. */
function inParts(invoice: InvoiceSnapshot, shares: number[]): InvoiceSnapshot[] {
  const notes: InvoiceSnapshot[] = [];
  for (const share of [...shares, 1]) {
    const left = invoice.total + sum(notes.map(({ total }) => total));
    const amount = Math.max(1, Math.floor(left * share));
    if (left === 0) break;
    const number = `92026${String(notes.length + 1).padStart(5, '0')}`;
    const stated = { number, amount, text: 'Vrácená část ceny', reason: 'vrácení části platby' };
    const refundedAt = new Date('2026-12-01T10:00:00Z');
    notes.push(makePartialCreditNote(invoice, notes, { ...stated, refundedAt }));
  }
  return notes;
}

describe.each(['CZ12345679', ''])('any invoice that goes back in parts (VAT id “%s”)', (vatId) => {
  it('is taken back whole by all of its notes, each right to the haléř', () =>
    assert(
      property(
        anyItems,
        array(integer({ min: 0, max: 90 }), { maxLength: 6 }),
        (items, percents) => {
          const invoice = invoiceOf(items, { vatId });
          const notes = inParts(
            invoice,
            percents.map((percent) => percent / 100),
          );
          for (const column of ['base', 'vat', 'total'] as const) {
            expect(invoice[column] + sum(notes.map((note) => note[column]))).toBe(0);
          }
          for (const { base, vat, total, rows, corrects } of notes) {
            expect(base + vat).toBe(total);
            expect(rows).toMatchObject([{ base, vat, total, discount: 0 }]);
            expect(vat).toBeLessThanOrEqual(0);
            if (vatId) expect(Math.abs(vat - (total * 21) / 121)).toBeLessThanOrEqual(1);
            else expect(vat).toBe(0);
            expect(corrects).toBe(invoice.number);
          }
        },
      ),
    ));
});

describe('any invoice of somebody who pays no VAT', () => {
  it('has none, and sums to what was paid', () =>
    assert(
      property(anyItems, anyPercent, (items, percent) => {
        const invoice = invoiceOf(items, { vatId: '', percent });
        expect(invoice).toMatchObject({ vatRate: null, vat: 0, seller: { vatId: '' } });
        expect(invoice.base).toBe(invoice.total);
        expect(sum(invoice.rows.map(({ total }) => total))).toBe(invoice.total);
        for (const { quantity, unitPrice, discount, base, vat, total } of invoice.rows) {
          expect(quantity * unitPrice - discount).toBe(total);
          expect([base, vat]).toEqual([total, 0]);
        }
      }),
    ));
});

describe('an invoice', () => {
  it('holds what § 29 asks for', () => {
    const items = [{ packageId: 'ig-followers-1000', quantity: 2 }];
    const { lines } = quoteCart(offering, items);
    const order = { ...consumer, company };
    const rows = lines.map((line) => ({ ...line, text: '1.000 sledujících (@zofie)' }));
    const number = '202600007';
    const facts = { shop, order, lines: rows, number, checkoutId: 'cs_test_1', paidAt, issuedAt };
    expect(makeInvoice(facts)).toEqual({
      kind: 'invoice',
      number,
      locale: 'cs',
      brand: 'Vzlet',
      corrects: null,
      issuedAt: '2026-11-21T02:13:00.000Z',
      suppliedAt: '2026-11-21T02:12:00.000Z',
      orderNumber: 100_001,
      checkoutId: 'cs_test_1',
      seller: { ...operator, email: 'podpora@vzlet.example' },
      buyer: { ...company, email: 'zofie@example.com' },
      rows: [
        {
          text: '1.000 sledujících (@zofie)',
          quantity: 2,
          unitPrice: 165_207,
          grossUnitPrice: 199_900,
          discount: 33_041,
          base: 297_372,
          vat: 62_448,
          total: 359_820,
        },
      ],
      vatRate: 21,
      base: 297_372,
      vat: 62_448,
      total: 359_820,
    });
  });

  it('names a consumer by name and e-mail alone', () => {
    const { buyer } = invoiceOf([{ packageId: 'ig-likes-100', quantity: 1 }]);
    expect(buyer).toEqual({
      name: 'Žofie Říhová',
      email: 'zofie@example.com',
      address: '',
      companyId: '',
      vatId: '',
    });
  });

  it('stays as it was when its operator changes', () => {
    const changing = { ...shop, operator: { ...operator } };
    const days = { paidAt, issuedAt };
    const facts = { order: consumer, lines: [], number: '202600001', checkoutId: '', ...days };
    const invoice = makeInvoice({ ...facts, shop: changing });
    changing.operator.name = 'Jiný obchod a. s.';
    expect(invoice.seller.name).toBe('Vzlet Demo s. r. o.');
  });
});
