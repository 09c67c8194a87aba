import type { Database } from '#database/client.ts';
import type { OrderLineRow } from '#database/orders.ts';
import type { OrderLetterKind } from '#database/schema/orders.ts';
import type { ReceivedEnquiry } from '#domain/customer/enquiry.ts';
import type { InvoiceFormat, InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import type { LetterOrder } from '#domain/order/letter.ts';
import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';
import type { Letter, Mail } from '#ports/mail/port.ts';
import type { Payments } from '#ports/payments/port.ts';
import type { Registry } from '#ports/registry/port.ts';
import type { Storage } from '#ports/storage/port.ts';
import type { Limits } from './limits.ts';

/** Turns a letter about an order that is owed into one that can be sent; the pages' components do it. */
export type RenderLetter = (
  kind: OrderLetterKind,
  order: LetterOrder,
  messageId: string,
) => Promise<Letter>;

/** The same for the letter that carries an enquiry to the shop. */
export type RenderEnquiryLetter = (enquiry: ReceivedEnquiry, messageId: string) => Promise<Letter>;

/** How an invoice becomes a file. */
export interface InvoiceForm {
  contentType: string;
  /** Under which the reader keeps it: faktura-202600001.pdf. */
  fileName: (invoice: InvoiceSnapshot) => string;
  render: (invoice: InvoiceSnapshot) => Promise<Uint8Array>;
}

/** Everything a deed may need. Made once at start and handed on; a flow names what it uses. */
export interface Services {
  shop: Shop;
  db: Database;
  payments: Payments;
  mail: Mail;
  registry: Registry;
  storage: Storage;
  limits: Limits;
  renderLetter: RenderLetter;
  renderEnquiryLetter: RenderEnquiryLetter;
  /** What an ordered row is called where it is paid and on its invoice, in the order's language. */
  lineName: (line: OrderLineRow, locale: Locale) => string;
  invoiceForms: Record<InvoiceFormat, InvoiceForm>;
  /** The private link of an order (decision 13), absolute. */
  orderUrl: (order: { locale: Locale; token: string }) => string;
  /** Spends the operator's one-time key; true for the first who shows it (decision 21). */
  spendOperatorKey: (key: string) => boolean;
  clock: () => Date;
}
