import type { Locale } from './locale.ts';
import type { Haler } from './money.ts';

/** An invoice, or a credit note that takes one back. Each kind has a series of its own (research: domain §4). */
export type InvoiceKind = 'invoice' | 'credit-note';

/** A party of an invoice as it is printed; empty texts are left out. */
export interface InvoiceParty {
  name: string;
  address: string;
  companyId: string;
  vatId: string;
}

/** One printed row. Every amount belongs to the whole row but the unit price. */
export interface InvoiceRow {
  text: string;
  quantity: number;
  /** Of one piece, before the discount; without VAT where VAT is printed. */
  unitPrice: Haler;
  /** Without VAT where VAT is printed. */
  discount: Haler;
  /** Without VAT where VAT is printed; the bases of all rows sum to the base of the invoice. */
  base: Haler;
  vat: Haler;
  total: Haler;
}

/**
 * Every value that an invoice prints, kept as it was on the day: a later change of the operator's name,
 * of a price or of the rate of VAT leaves what was issued alone. Amounts of a credit note are negative.
 */
export interface InvoiceSnapshot {
  kind: InvoiceKind;
  number: string;
  locale: Locale;
  /** Number of the invoice that a credit note takes back. */
  corrects: string | null;
  /** ISO 8601 moments; printed as days of Prague. */
  issuedAt: string;
  /** Day of taxable supply: the day of payment (§ 29; research: payments A8). */
  suppliedAt: string;
  orderNumber: number;
  paymentId: string | null;
  seller: InvoiceParty & { register: string; email: string; phone: string };
  buyer: InvoiceParty & { email: string };
  rows: InvoiceRow[];
  /** Whole percent; null where the operator pays no VAT. */
  vatRate: number | null;
  base: Haler;
  vat: Haler;
  total: Haler;
}
