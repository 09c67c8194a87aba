import type { Customer } from '#domain/customer/customer.ts';
import type { Locale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import type { Shop } from '#domain/shop/shop.ts';

/**
 * An invoice, or a credit note that takes it back or a part of it. Each kind has a series of its own
 * (decisions/0007).
 */
export type InvoiceKind = 'invoice' | 'credit-note';

/** A party of an invoice as it is printed; empty texts are left out. */
export interface InvoiceParty {
  name: string;
  address: string;
  companyId: string;
  vatId: string;
  email: string;
  country?: string;
}

/** One printed row. Every amount belongs to the whole row but the unit prices. */
export interface InvoiceRow {
  text: string;
  quantity: number;
  /** Of one unit, before the discount; without VAT where VAT is printed. */
  unitPrice: Haler;
  /** The same as it was ordered, VAT included. */
  grossUnitPrice: Haler;
  /** Without VAT where VAT is printed. */
  discount: Haler;
  /** Without VAT where VAT is printed; the bases of all rows sum to the base of the invoice. */
  base: Haler;
  vat: Haler;
  total: Haler;
}

/**
 * Every value that an invoice prints, kept as it was on the day: later changes of the operator's name, of a
 * price or of the VAT rate do not change issued invoices. Amounts of a credit note are negative.
 */
export interface InvoiceSnapshot {
  kind: InvoiceKind;
  number: string;
  locale: Locale;
  brand: string;
  /** Number of the invoice that a credit note takes back. */
  corrects: string | null;
  /** Why a credit note was issued; absent where it takes all of an invoice back by repeating its rows. */
  reason?: string;
  /** Of a credit note: set where the money did not go back by the shop to the original payment method. */
  returned?: 'by-bank' | 'by-hand' | undefined;
  /** Of a credit note for a withdrawal: how its sum was reckoned. */
  calculation?: string[] | undefined;
  /** ISO 8601 moments; printed as days of Prague. */
  issuedAt: string;
  /** Of an invoice the day of taxable supply, which is that of payment; of a credit note that of refund. */
  suppliedAt: string;
  orderNumber: number;
  /** The provider's id of the checkout, or what says by hand how it was paid. */
  checkoutId: string;
  seller: InvoiceParty & { register: string; phone: string };
  buyer: InvoiceParty;
  rows: InvoiceRow[];
  /** Whole percent; null where the operator pays no VAT. */
  vatRate: number | null;
  base: Haler;
  vat: Haler;
  total: Haler;
}

/** The Czech standard rate in percent, which electronic and promotion services fall under. */
const VAT_RATE = 21;

/** What an invoice needs of a paid order. */
export interface InvoicedOrder extends Pick<Customer, 'name' | 'email' | 'company'> {
  number: number;
  locale: Locale;
}

/** An ordered row with the name it is printed under; prices include VAT. */
export interface InvoicedLine {
  text: string;
  quantity: number;
  unitPrice: Haler;
  subtotal: Haler;
  total: Haler;
}

export interface InvoiceFacts {
  shop: Shop;
  order: InvoicedOrder;
  lines: readonly InvoicedLine[];
  number: string;
  /** What customers call the payment. */
  checkoutId: string;
  paidAt: Date;
  issuedAt: Date;
}

/**
 * The invoice of a paid order; the day of payment is that of supply. The VAT within the whole is rounded to the
 * haléř once and shared out among the rows, so that every column sums exactly; an operator without VAT
 * id pays none (§ 29 and § 37 of the VAT Act; decisions/0007).
 */
export function makeInvoice(facts: InvoiceFacts): InvoiceSnapshot {
  const { shop, order, lines, number, checkoutId, paidAt, issuedAt } = facts;
  const vatRate = shop.operator.vatId === '' ? null : VAT_RATE;
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const vat = includedVat(total, vatRate);
  const shares = shareVat(vat, lines, vatRate);
  return {
    kind: 'invoice',
    number,
    locale: order.locale,
    brand: shop.brand,
    corrects: null,
    issuedAt: issuedAt.toISOString(),
    suppliedAt: paidAt.toISOString(),
    orderNumber: order.number,
    checkoutId,
    seller: { ...shop.operator, email: shop.supportMail },
    buyer: buyerOf(order),
    rows: lines.map((line, index) => makeRow(line, shares[index] ?? 0, vatRate)),
    vatRate,
    base: total - vat,
    vat,
    total,
  };
}

/** The credit note that takes a whole invoice back: the same values, every amount negative. */
export function makeCreditNote(
  invoice: InvoiceSnapshot,
  number: string,
  refundedAt: Date,
): InvoiceSnapshot {
  return {
    ...invoice,
    kind: 'credit-note',
    number,
    corrects: invoice.number,
    issuedAt: refundedAt.toISOString(),
    suppliedAt: refundedAt.toISOString(),
    rows: invoice.rows.map((row) => ({
      ...row,
      unitPrice: 0 - row.unitPrice,
      grossUnitPrice: 0 - row.grossUnitPrice,
      discount: 0 - row.discount,
      base: 0 - row.base,
      vat: 0 - row.vat,
      total: 0 - row.total,
    })),
    base: 0 - invoice.base,
    vat: 0 - invoice.vat,
    total: 0 - invoice.total,
  };
}

export interface PartialCreditNote extends Pick<InvoiceSnapshot, 'calculation' | 'returned'> {
  number: string;
  refundedAt: Date;
  /** VAT included; positive. */
  amount: Haler;
  /** The printed row. */
  text: string;
  reason: string;
}

/**
 * The credit note for a part of an invoice, or for all of it, in one row. Its VAT is the VAT of everything
 * refunded including this part, less the VAT of what was refunded before. So it is within a haléř of its
 * own VAT (§ 37), and the notes of a whole invoice sum to the invoice in every column.
 * @param earlier the credit notes that the invoice has
 */
export function makePartialCreditNote(
  invoice: InvoiceSnapshot,
  earlier: readonly Pick<InvoiceSnapshot, 'vat' | 'total'>[],
  { refundedAt, amount, text, ...stated }: PartialCreditNote,
): InvoiceSnapshot {
  const before = earlier.reduce((sum, { total }) => sum - total, 0);
  const vatBefore = earlier.reduce((sum, note) => sum - note.vat, 0);
  const vat = includedVat(before + amount, invoice.vatRate) - vatBefore;
  const base = amount - vat;
  const sums = { base: 0 - base, vat: 0 - vat, total: 0 - amount };
  const row = { text, quantity: 1, unitPrice: 0 - base, grossUnitPrice: 0 - amount, discount: 0 };
  return {
    ...invoice,
    ...stated,
    kind: 'credit-note',
    corrects: invoice.number,
    issuedAt: refundedAt.toISOString(),
    suppliedAt: refundedAt.toISOString(),
    rows: [{ ...row, ...sums }],
    ...sums,
  };
}

/** The file formats of an invoice: `isdoc` is what bookkeeping programs of companies read. */
export type InvoiceFormat = 'pdf' | 'isdoc';

/** The formats of an invoice, the one for everybody first. */
export function formatsOf({ buyer }: Pick<InvoiceSnapshot, 'buyer'>): InvoiceFormat[] {
  return buyer.companyId === '' ? ['pdf'] : ['pdf', 'isdoc'];
}

/** A consumer gives no address and needs none: § 28 asks for a tax document for businesses alone. */
function buyerOf({ name, email, company }: InvoicedOrder): InvoiceParty {
  if (!company) return { name, email, address: '', companyId: '', vatId: '' };
  return { ...company, vatId: company.vatId ?? '', email };
}

function makeRow(line: InvoicedLine, vat: Haler, vatRate: number | null): InvoiceRow {
  const { text, quantity, unitPrice, subtotal, total } = line;
  const base = total - vat;
  return {
    text,
    quantity,
    unitPrice: unitPrice - includedVat(unitPrice, vatRate),
    grossUnitPrice: unitPrice,
    discount: subtotal === total ? 0 : subtotal - includedVat(subtotal, vatRate) - base,
    base,
    vat,
    total,
  };
}

/** The VAT that a price holds, rounded to the haléř (§ 37). */
function includedVat(price: Haler, vatRate: number | null): Haler {
  return vatRate === null ? 0 : Math.round((price * vatRate) / (100 + vatRate));
}

/** Shares the VAT of the whole out by the method of largest remainders. */
function shareVat(
  vat: Haler,
  lines: readonly InvoicedLine[],
  vatRate: number | null,
): readonly Haler[] {
  if (vatRate === null) return [];
  const exact = lines.map(({ total }) => total * vatRate);
  const shares = exact.map((amount) => Math.floor(amount / (100 + vatRate)));
  const rest = vat - shares.reduce((sum, share) => sum + share, 0);
  const rounded = exact
    .map((amount, index) => ({ index, remainder: amount % (100 + vatRate) }))
    .toSorted((a, b) => b.remainder - a.remainder)
    .slice(0, rest);
  for (const { index } of rounded) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
