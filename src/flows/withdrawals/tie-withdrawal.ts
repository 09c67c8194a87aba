import { recordChange } from '#database/audit/audit.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { findMessageById, insertMessage } from '#database/messages/form-messages.ts';
import { findPendingAction } from '#database/admin/pending-actions.ts';
import { findOrderByNumber } from '#database/orders/admin-order.ts';
import { addEntries } from '#database/orders/order-work.ts';
import { type Order, type OrderRow, findOrder, lockOrder } from '#database/orders/orders.ts';
import { recordPromise, recordShortEnd } from '#database/orders/promised-end.ts';
import {
  type WithdrawalRow,
  findWithdrawal,
  holdOrder,
  tieToOrder,
} from '#database/orders/withdrawals.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { deliveredAt } from '#domain/payments/open-value.ts';
import { readOrderNumber } from '#domain/order/order.ts';
import { type TiedEffect, tiedEffects, tiedOutcome } from '#domain/withdrawals/withdrawal-sum.ts';
import { meantLines } from '#domain/withdrawals/withdrawn-lines.ts';
import { isErased } from '#domain/people/erasure.ts';
import { isUuid } from '#domain/uuid.ts';
import { withdrawalCustomer } from '#emails/order/withdrawal-customer.tsx';
import { withdrawalFacts } from '#emails/order/withdrawal-facts.ts';
import type { Services } from '#flows/services.ts';
import { undoOfWithdrawal } from './read-withdrawal.ts';
import { scheduleAction } from '#flows/orders/under-lock.ts';

/** What would follow if a declaration were tied to an order. */
export interface TiedPreview {
  number: number;
  outcome: ReturnType<typeof tiedOutcome>;
  /** What is paid for of each line (`deliveredAt`). */
  performed: number[];
  effects: readonly TiedEffect[];
  /** What is withdrawn from; undefined where a person has to read its words first. */
  lines: Order['lines'] | undefined;
  /** The acknowledgement that would go out anew. */
  email: { subject: string; to: string; text: string };
}

/** Shows what tying a declaration to an order does, before it is done: nothing is changed. */
async function previewTied(
  services: Pick<Services, 'shop' | 'clock'>,
  declared: WithdrawalRow,
  order: Order,
): Promise<TiedPreview> {
  const outcome = tiedOutcome(order, declared);
  const performed = deliveredAt(order, declared.declaredAt);
  const withdrawal = { ...declared, orderId: order.id, outcome, performed };
  const tied = { ...order, withdrawals: [...order.withdrawals, withdrawal] };
  const facts = withdrawalFacts(services, { withdrawal, order: tied });
  const made = { shop: services.shop, messageIdHeader: '' };
  const { subject, to, text } = await withdrawalCustomer.render(facts, made);
  const { number, lines } = order;
  const email = { subject, to: to.address, text };
  const effects = tiedEffects(tied, declared, outcome);
  return { number, outcome, performed, effects, lines: meantLines(withdrawal, lines), email };
}

export type TiedWithdrawal =
  | { ok: true; number: number }
  /** What would follow, which has not been seen. */
  | { ok: false; problem: 'not-shown'; shown: TiedPreview }
  | { ok: false; problem: 'row-gone' | 'tied-already' | 'order-unknown' | 'intent-unknown' };

interface Tying {
  declared: WithdrawalRow;
  formId: string;
  outcome: TiedPreview['outcome'];
  performed: number[];
  operator: Pick<Operator, 'id' | 'name'>;
  at: Date;
}

/**
 * Ties a declaration that fitted no order to the one that an operator has found for it (rules 51). What follows is what
 * would have followed at once, but that nothing is canceled by itself: delivery is held, and a person returns the
 * money. The acknowledgement goes out anew, for it now says what becomes of it; until then all of it can be taken back.
 * Nothing is done but what was shown: what would follow by now is asked under the order's lock (rules 91).
 */
export async function tieWithdrawal(
  services: Pick<Services, 'db' | 'clock' | 'shop'>,
  {
    id,
    formId,
    number: input,
    isShown,
    operator,
  }: {
    id: string;
    /** Of the form that was sent, under which it can be taken back. A UUID. */
    formId: string;
    number: string;
    isShown: (follows: TiedPreview) => boolean;
    operator: Pick<Operator, 'id' | 'name'>;
  },
): Promise<TiedWithdrawal> {
  const { db, clock } = services;
  const declared = isUuid(id) ? await findWithdrawal(db, id) : undefined;
  if (!declared) return { ok: false, problem: 'row-gone' };
  const number = readOrderNumber(input);
  const found = number === undefined ? undefined : await findOrderByNumber(db, number);
  if (declared.outcome !== 'unknown') return tiedBefore(db, { declared, formId, order: found });
  if (!found) return { ok: false, problem: 'order-unknown' };
  return db.transaction(async (tx): Promise<TiedWithdrawal> => {
    const order = await lockOrder(tx, found.id);
    if (!order || isErased(order)) return { ok: false, problem: 'order-unknown' };
    const whole = await findOrder(tx, order.id);
    if (!whole) return { ok: false, problem: 'order-unknown' };
    const shown = await previewTied(services, declared, whole);
    if (!isShown(shown)) return { ok: false, problem: 'not-shown', shown };
    if (!isUuid(formId)) return { ok: false, problem: 'intent-unknown' };
    const { outcome, performed } = shown;
    const tying = { declared, formId, operator, outcome, performed, at: clock() };
    const isTied = await writeTied(tx, order, tying);
    if (isTied) return { ok: true, number: order.number };
    const now = await findWithdrawal(tx, id);
    return now
      ? tiedBefore(tx, { declared: now, formId, order })
      : { ok: false, problem: 'row-gone' };
  });
}

/** The same form once more has done what it says; another one finds it done. */
async function tiedBefore(
  db: Queryable,
  {
    declared,
    formId,
    order,
  }: {
    declared: WithdrawalRow;
    formId: string;
    order: Pick<OrderRow, 'id' | 'number'> | undefined;
  },
): Promise<TiedWithdrawal> {
  if (!order || declared.orderId !== order.id) return { ok: false, problem: 'row-gone' };
  const pendingAction = isUuid(formId) ? await findPendingAction(db, formId) : undefined;
  const isSame = pendingAction?.about === 'order' && pendingAction.orderId === order.id;
  return isSame ? { ok: true, number: order.number } : { ok: false, problem: 'tied-already' };
}

/** @returns false where somebody tied it before */
async function writeTied(
  tx: Transaction,
  order: OrderRow,
  { declared, formId, outcome, performed, operator, at }: Tying,
): Promise<boolean> {
  const { id, declaredAt, part: text } = declared;
  const { id: orderId } = order;
  const before = await tieToOrder(tx, id, { orderId, outcome, performed });
  if (!before) return false;
  // Whoever follows the changes of orders asks what came after the last one: it is new to this order now.
  await addEntries(tx, [
    { orderId, kind: 'withdrawal', actor: 'customer', text, at: declaredAt },
    { orderId, kind: 'withdrawal-tied', actor: 'operator', person: operator.name, at },
  ]);
  if (outcome === 'held') {
    await holdOrder(tx, orderId, at);
    await recordPromise(tx, orderId);
    await recordShortEnd(tx, orderId);
  }
  const { resolvedAt, person, note } = before;
  const closed = resolvedAt ? { at: resolvedAt.toISOString(), person, note } : undefined;
  const reopen = await undoOfWithdrawal(tx, order, { id, act: 'tied', closed });
  const request = { kind: 'withdrawal', reopen } as const;
  await scheduleAction(tx, { id: formId, orderId, operator, request, at });
  await recordChange(tx, {
    operatorId: operator.id,
    action: 'withdrawal-tied',
    subject: orderId,
    after: { withdrawal: id, outcome },
    at,
  });
  return true;
}

export type WithdrawalThread = { ok: true; number: number } | { ok: false; problem: 'row-gone' };

/**
 * Opens the thread in which a declaration of withdrawal is answered: a message with all that was written, once for
 * each declaration, whose id it has.
 */
export async function answerWithdrawal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  operator: Pick<Operator, 'id'>,
): Promise<WithdrawalThread> {
  return db.transaction(async (tx): Promise<WithdrawalThread> => {
    const declared = isUuid(id) ? await findWithdrawal(tx, id, 'for update') : undefined;
    if (!declared) return { ok: false, problem: 'row-gone' };
    const known = await findMessageById(tx, id);
    if (known) return { ok: true, number: known.number };
    const { locale, name, email, number: service, part, reason } = declared;
    const message = [part, reason].filter((words) => words !== '').join('\n\n');
    const nothing = { phone: '', company: '' };
    const thread = { id, kind: 'withdrawal', locale, name, email, service, message } as const;
    const at = clock();
    await insertMessage(tx, { ...thread, ...nothing, createdAt: at });
    const subject = declared.orderId ?? id;
    const after = { withdrawal: id };
    const answered = { action: 'withdrawal-answered', subject, after, at } as const;
    await recordChange(tx, { operatorId: operator.id, ...answered });
    const opened = await findMessageById(tx, id);
    return opened ? { ok: true, number: opened.number } : { ok: false, problem: 'row-gone' };
  });
}
