import type { EmailRow } from '#database/emails/emails.ts';
import type { Order } from '#database/orders/orders.ts';
import type { RefundRow } from '#database/payments/refunds.ts';
import { type SentEmailRow, findSentEmail } from '#database/emails/email-list.ts';
import type { Email } from '#domain/emails/email.ts';
import type { OrderEmailKind } from '#domain/emails/email-kind.ts';
import type { HoldReason } from '#domain/delivery/hold.ts';
import { leftToRefund } from '#domain/payments/refund.ts';
import { type LineMove, movedLine, wholeMove } from '#domain/delivery/work.ts';
import type { EmailSources } from '#emails/define-email.ts';
import type { OrderEmailRow } from '#emails/order/define-order-email.tsx';
import { orderFacts } from '#emails/order/order-facts.ts';
import { type RefundTold, refundedCustomer } from '#emails/order/refunded.tsx';
import { emailDefinition, orderEmails } from '#emails/registry.ts';

/**
 * An order as it would be once its last line is completed, for the e-mail that tells of it.
 * @param moves how lines end; each other that is being delivered ends with everything
 */
export function previewCompleted(order: Order, at: Date, moves: readonly LineMove[] = []): Order {
  const lines = order.lines.map((line) => {
    if (line.work !== 'delivering') return line;
    const move = moves.find(({ position }) => position === line.position) ?? wholeMove(line);
    return { ...line, ...movedLine(line, move), completedAt: at };
  });
  const completed = {
    id: 0,
    orderId: order.id,
    state: 'completed',
    kind: null,
    line: null,
    target: null,
    newTarget: null,
    actor: 'operator',
    person: null,
    amount: null,
    holdReason: null,
    text: null,
    at,
  } as const;
  return { ...order, state: 'completed', lines, events: [...order.events, completed] };
}

/** An order as it would be once a line of it is held. */
export function previewHeld(
  order: Order,
  { position, reason, text }: { position: number; reason: HoldReason; text: string },
  at: Date,
): Order {
  const hold = { holdReason: reason, holdText: text, heldAt: at };
  return {
    ...order,
    lines: order.lines.map((line) => (line.position === position ? { ...line, ...hold } : line)),
  };
}

/** An order as it would be once a declaration of withdrawal from it is resolved so that delivery goes on. */
export function previewReleased(
  order: Order,
  { withdrawalId, answer }: { withdrawalId: string; answer: string },
): Order {
  const withdrawals = order.withdrawals.map((each) =>
    each.id === withdrawalId ? { ...each, resolution: 'released' as const, answer } : each,
  );
  const isHeld = withdrawals.some((each) => each.outcome === 'held' && !each.resolution);
  return { ...order, withdrawals, heldAt: isHeld ? order.heldAt : null };
}

/** An order as it would be once it is canceled: everything that is left of its payment goes back. */
export function previewCanceled(order: Order, at: Date): Order {
  const amount = leftToRefund(order);
  const refund: RefundRow = {
    id: order.id,
    orderId: order.id,
    paymentId: order.paymentId ?? '',
    checkoutId: '',
    kind: 'canceled',
    amount,
    reason: '',
    actor: 'operator',
    person: null,
    state: 'owed',
    providerRefundId: null,
    creditNote: null,
    createdAt: at,
    doneAt: null,
    aboutId: null,
    askedAt: null,
    lines: [],
    isForDelivered: false,
    tries: 0,
    refusal: null,
  };
  const refunds = amount > 0 ? [...order.refunds, refund] : order.refunds;
  return { ...order, state: 'canceled', refunds };
}

/** An e-mail as a person of the shop sees it before or after it has left. */
export interface EmailPreview {
  kind: OrderEmailKind;
  subject: string;
  /** Where it goes. */
  to: string;
  text: string;
  /** Only to be shown where nothing in it can do anything. */
  html: string;
  /** The numbers of the documents that go with it; of one that has left, its files by name and hash. */
  enclosed: string[];
  /** Whether it is shown word for word as it left. */
  isAsSent?: boolean;
}

/**
 * Writes an e-mail for the eyes of the shop, as it will leave: by the same definition, from an order as it is
 * or as it would be. One that has left is shown as it left, where that is kept.
 * @returns undefined where what it tells of is no longer stored
 */
export async function previewEmail(
  sources: EmailSources,
  order: Order,
  { kind, ...row }: Partial<OrderEmailRow> & { kind: OrderEmailKind },
): Promise<EmailPreview | undefined> {
  const sent = row.id === undefined ? undefined : await findSentEmail(sources.db, row.id);
  if (sent) return previewOfSent(kind, sent);
  const enqueued = { id: order.id, refundId: null, aboutId: null, toAddress: null, ...row };
  const written = await orderEmails[kind].writeOf(sources, order, enqueued);
  if (written === 'gone') return undefined;
  const { email, invoice } = written;
  const { subject, to, text, html } = email;
  return { kind, subject, to: to.address, text, html, enclosed: invoice ? [invoice.number] : [] };
}

function previewOfSent(
  kind: OrderEmailKind,
  { subject, toAddress: to, text, html, files }: SentEmailRow,
): EmailPreview {
  const enclosed = files.map(({ name, sha256 }) => `${name} (SHA-256 ${sha256})`);
  return { kind, subject, to, text, html, enclosed, isAsSent: true };
}

/**
 * Any stored e-mail for the eyes of the shop: as it left, where that is kept, else written from the facts of today.
 * Those to people of the shop hold what is theirs alone, such as a link of one use, so nobody else reads them.
 * @returns undefined of those, and where what it tells of is no longer stored
 */
export async function previewAnyEmail(
  sources: EmailSources,
  row: EmailRow,
): Promise<(Pick<Email, 'subject' | 'text' | 'html'> & { isAsSent: boolean }) | undefined> {
  if (row.operatorId !== null) return undefined;
  const sent = await findSentEmail(sources.db, row.id);
  if (sent) return { ...sent, isAsSent: true };
  const email = await writeToShow(sources, row);
  return email && { ...email, isAsSent: false };
}

/** Writes a stored e-mail from the facts of today, only to be looked at; undefined where they are no longer stored. */
export async function writeToShow(
  sources: EmailSources,
  row: EmailRow,
): Promise<Email | undefined> {
  const written = (await emailDefinition(row.kind)?.write(sources, row, true)) ?? 'gone';
  return typeof written === 'string' ? undefined : written.email;
}

/** The e-mail that the customer of an order would get about a refund; nothing is stored or sent. */
export function previewRefund(
  { shop }: Pick<EmailSources, 'shop'>,
  order: Order,
  refund: RefundTold,
  { hasCreditNote }: { hasCreditNote: boolean },
): Promise<Pick<Email, 'subject' | 'text' | 'to'>> {
  const enclosed = hasCreditNote ? 'preview' : null;
  const facts = { order: orderFacts(order, shop), refund };
  return refundedCustomer.render(facts, { shop, messageIdHeader: '<preview>', enclosed });
}
