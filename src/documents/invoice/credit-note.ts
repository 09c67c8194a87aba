import {
  type InvoiceSnapshot,
  makeCreditNote,
  makePartialCreditNote,
} from '#domain/invoice/invoice.ts';
import type { Haler } from '#domain/money.ts';
import { invoiceWords } from './invoice-words.ts';

/** A refund as far as its credit note tells of it. */
export interface CreditedRefund {
  number: string;
  refundedAt: Date;
  amount: Haler;
  /** Whether it takes back whatever the earlier notes have left. */
  isRest: boolean;
  /** Why, in the words of the person who decided it. */
  reason: string;
}

/**
 * The credit note of a refund, with every value that it prints: one that takes all of the invoice back
 * repeats its rows, one that takes a part has a row for it.
 * @param earlier the credit notes that the invoice has
 */
export function writeCreditNote(
  invoice: InvoiceSnapshot,
  earlier: readonly InvoiceSnapshot[],
  { number, refundedAt, amount, isRest, reason }: CreditedRefund,
): InvoiceSnapshot {
  if (amount === invoice.total) return makeCreditNote(invoice, number, refundedAt);
  const { rest, part } = invoiceWords[invoice.locale];
  const words = isRest ? rest : { text: part.text(reason), reason: part.reason };
  return makePartialCreditNote(invoice, earlier, { number, refundedAt, amount, ...words });
}
