import { listPackages } from '#domain/catalogue/catalogue.ts';
import { type InvoiceSnapshot, type InvoicedOrder, makeInvoice } from '#domain/invoice/invoice.ts';
import { type QuoteItem, quoteCart } from '#domain/catalogue/pricing.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { sampleOffering, sampleShop } from './sample-order.ts';
import { lineName } from '#content/catalogue/package-name.ts';

const { catalogue } = sampleOffering;

export const company: NonNullable<InvoicedOrder['company']> = {
  name: 'Pečení Říhová s. r. o.',
  companyId: '45274649',
  vatId: 'CZ45274649',
  address: 'Dlouhá 12, 110 00 Praha 1',
};

export interface Sample extends Partial<InvoicedOrder> {
  items?: QuoteItem[];
  targetLabel?: string;
  operator?: Partial<Shop['operator']>;
}

/** An invoice of three rows with the discount for five items, for the tests of its files. */
export function sampleInvoice(changes: Sample = {}): InvoiceSnapshot {
  const { items = threeRows, targetLabel = '@zofie.pece', operator, ...order } = changes;
  const locale = order.locale ?? 'cs';
  return makeInvoice({
    shop: { ...sampleShop, operator: { ...sampleShop.operator, ...operator } },
    order: { ...consumer, ...order },
    lines: quoteCart(sampleOffering, items).lines.map((line) => {
      const text = lineName({ packageId: line.packageId, targetLabel }, locale);
      return { ...line, text };
    }),
    number: '202600042',
    checkoutId: 'cs_test_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V2w3X4y5Z6a7B8c9',
    paidAt: new Date('2026-11-21T23:30:00Z'),
    issuedAt: new Date('2026-11-21T23:30:00Z'),
  });
}

const consumer: InvoicedOrder = {
  number: 100_001,
  locale: 'cs',
  name: 'Žofie Říhová',
  email: 'zofie@example.com',
  company: null,
};

const threeRows: QuoteItem[] = [
  { packageId: 'ig-followers-10000', quantity: 1 },
  { packageId: 'tt-likes-500', quantity: 3 },
  { packageId: 'ig-followers-1000', quantity: 1 },
];

/** Every package of the price list, once. */
export const everyPackage: QuoteItem[] = listPackages(catalogue).map(({ id }) => ({
  packageId: id,
  quantity: 1,
}));
