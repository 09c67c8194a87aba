import type { Transaction } from '#database/client.ts';
import { oweWithdrawalEmails } from '#database/emails.ts';
import { findOrderOfMailbox } from '#database/orders-of-mailbox.ts';
import { addEntries } from '#database/order-work.ts';
import { notePromise } from '#database/promised-end.ts';
import { noteShortEnd } from '#database/short-end.ts';
import { type OrderWithCheckout, findOrder, findOrderRow, lockOrder } from '#database/orders.ts';
import {
  type WithdrawalRow,
  findWithdrawal,
  holdOrder,
  noteOutcome,
} from '#database/withdrawals.ts';
import { mailboxOf } from '#domain/customer/email-address.ts';
import { readOrderNumber } from '#domain/order/order.ts';
import { type WithdrawalOutcome, effectOf } from '#domain/order/withdrawal.ts';
import type { Services } from '#flows/services.ts';
import { type Cancellation, cancelFound } from './cancel-found.ts';

type Taking = Pick<Services, 'db' | 'payments' | 'clock' | 'shop' | 'offering' | 'limits'>;

/**
 * Does what follows from a declaration of withdrawal (rules 51): ties it to its order, cancels that or
 * holds its delivery, and owes the acknowledgement and an e-mail to the shop. Meant for the job queue; done
 * twice it changes nothing.
 */
export async function takeWithdrawal(services: Taking, withdrawalId: string): Promise<void> {
  const { db } = services;
  const declared = await findWithdrawal(db, withdrawalId);
  if (!declared || declared.outcome !== null) return;
  const orderId = declared.orderId ?? (await orderNamedIn(services, declared));
  const order = orderId === undefined ? undefined : await findOrder(db, orderId);
  if (!order) return takeWithoutOrder(services, declared);
  const effect = effectOf(order, declared);
  const unless = effect === 'cancel' ? await cancelOrHold(services, order, declared) : undefined;
  if (unless === 'canceled') return;
  await db.transaction(async (tx) => {
    await lockOrder(tx, order.id);
    // An order that was completed meanwhile, or put back, is another matter.
    const now = await findOrder(tx, order.id);
    const effectNow = now ? effectOf(now, declared) : effect;
    const outcome = effectNow === 'cancel' ? (unless ?? 'held') : effectNow;
    await note(tx, declared, { orderId: order.id, outcome, at: services.clock() });
  });
}

async function orderNamedIn(
  { db }: Taking,
  { number: typed, email }: WithdrawalRow,
): Promise<string | undefined> {
  const number = readOrderNumber(typed);
  return number === undefined ? undefined : findOrderOfMailbox(db, { number, email });
}

/** Anybody can type anybody's address, so acknowledgements of nothing are counted (decisions/0009). */
async function takeWithoutOrder({ db, limits }: Taking, declared: WithdrawalRow): Promise<void> {
  const allowance = await limits.take('withdrawal-sent', mailboxOf(declared.email));
  await db.transaction(async (tx) => {
    const isFirst = await noteOutcome(tx, declared.id, { orderId: null, outcome: 'unknown' });
    if (!isFirst) return;
    const toSender = allowance.ok ? (['withdrawal-customer'] as const) : [];
    await oweWithdrawalEmails(tx, declared.id, [...toSender, 'withdrawal-shop']);
  });
}

/** The outcome is noted by the transaction that cancels; where that cannot be done, a person sees to it. */
async function cancelOrHold(
  services: Taking,
  { id }: OrderWithCheckout,
  declared: WithdrawalRow,
): Promise<WithdrawalOutcome> {
  const canceled: Cancellation = await cancelFound(services, {
    find: () => findOrderRow(services.db, id),
    also: (tx) => note(tx, declared, { orderId: id, outcome: 'canceled', at: services.clock() }),
  });
  if (canceled.ok) return 'canceled';
  return canceled.problem === 'order-over' ? 'over' : 'held';
}

async function note(
  tx: Transaction,
  { id, declaredAt, part }: WithdrawalRow,
  { orderId, outcome, at }: { orderId: string; outcome: WithdrawalOutcome; at: Date },
): Promise<void> {
  if (!(await noteOutcome(tx, id, { orderId, outcome }))) return;
  // Whoever follows the changes of orders asks what came after the last one.
  await addEntries(tx, [{ orderId, kind: 'withdrawal', actor: 'customer', text: part, at }]);
  if (outcome === 'held') {
    await holdOrder(tx, orderId, declaredAt);
    await notePromise(tx, orderId);
    await noteShortEnd(tx, orderId);
  }
  await oweWithdrawalEmails(tx, id, ['withdrawal-customer', 'withdrawal-shop']);
}
