import {
  type InvoiceSnapshot,
  makeCreditNote,
  makePartialCreditNote,
} from '#domain/invoice/invoice.ts';
import { sayCalculation } from '#documents/withdrawal/calculation-text.ts';
import type { Haler } from '#domain/money.ts';
import type { WithdrawalCalculation } from '#domain/order/withdrawal-sum.ts';
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
  /** Set where the money did not go back by the shop to the original payment method. */
  returned?: InvoiceSnapshot['returned'];
  /** Of one that settles a withdrawal. */
  calculation?: WithdrawalCalculation | undefined;
}

/**
 * The credit note of a refund, with every value that it prints: one that takes all of the invoice back
 * repeats its rows, one that takes a part has a row for it. So has one of the whole for which somebody
 * gave a reason: the row is where words of any length stand.
 * @param earlier the credit notes that the invoice has
 */
export function writeCreditNote(
  invoice: InvoiceSnapshot,
  earlier: readonly InvoiceSnapshot[],
  { number, refundedAt, amount, isRest, reason, returned, calculation: reckoned }: CreditedRefund,
): InvoiceSnapshot {
  const isWhole = amount === invoice.total;
  if (isWhole && reason === '') return { ...makeCreditNote(invoice, number, refundedAt), returned };
  const { whole, rest, part } = invoiceWords[invoice.locale];
  const said = isWhole ? whole : part;
  const words = isRest && !isWhole ? rest : { text: said.text(reason), reason: said.reason };
  const calculation = reckoned && sayCalculation(invoice.locale, reckoned);
  const facts = { number, refundedAt, amount, calculation, returned };
  return makePartialCreditNote(invoice, earlier, { ...facts, ...words });
}
