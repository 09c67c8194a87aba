import { noteChange } from '#database/audit.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { findEnquiry, insertEnquiry } from '#database/enquiries.ts';
import { findIntent } from '#database/intents.ts';
import { findOrderByNumber } from '#database/order-desk.ts';
import { addEntries } from '#database/order-work.ts';
import { type Order, type OrderRow, findOrder, lockOrder } from '#database/orders.ts';
import { notePromise, noteShortEnd } from '#database/promised-end.ts';
import {
  type WithdrawalRow,
  findWithdrawal,
  holdOrder,
  tieToOrder,
} from '#database/withdrawals.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { deliveredAt } from '#domain/order/open-value.ts';
import { readOrderNumber } from '#domain/order/order.ts';
import { type TiedEffect, tiedEffects, tiedOutcome } from '#domain/order/withdrawal-sum.ts';
import { meantLines } from '#domain/order/withdrawn-lines.ts';
import { isErased } from '#domain/people/erasure.ts';
import { isUuid } from '#domain/uuid.ts';
import { withdrawalCustomer } from '#emails/order/withdrawal-customer.tsx';
import { withdrawalFacts } from '#emails/order/withdrawal-facts.ts';
import type { Services } from '#flows/services.ts';
import { undoOfWithdrawal } from './read-withdrawal.ts';
import { wishLater } from './under-lock.ts';

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
  const made = { shop: services.shop, messageId: '' };
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
    number: typed,
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
  const number = readOrderNumber(typed);
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
  const intent = isUuid(formId) ? await findIntent(db, formId) : undefined;
  const isSame = intent?.about === 'order' && intent.orderId === order.id;
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
    await notePromise(tx, orderId);
    await noteShortEnd(tx, orderId);
  }
  const { settledAt, person, note } = before;
  const closed = settledAt ? { at: settledAt.toISOString(), person, note } : undefined;
  const undoCare = await undoOfWithdrawal(tx, order, { id, act: 'tied', closed });
  const wish = { kind: 'withdrawal', undoCare } as const;
  await wishLater(tx, { id: formId, orderId, operator, wish, at });
  await noteChange(tx, {
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
    const known = await findEnquiry(tx, id);
    if (known) return { ok: true, number: known.number };
    const { locale, name, email, number: service, part, reason } = declared;
    const message = [part, reason].filter((words) => words !== '').join('\n\n');
    const nothing = { phone: '', company: '' };
    const thread = { id, kind: 'withdrawal', locale, name, email, service, message } as const;
    const at = clock();
    await insertEnquiry(tx, { ...thread, ...nothing, createdAt: at });
    const subject = declared.orderId ?? id;
    const after = { withdrawal: id };
    const answered = { action: 'withdrawal-answered', subject, after, at } as const;
    await noteChange(tx, { operatorId: operator.id, ...answered });
    const opened = await findEnquiry(tx, id);
    return opened ? { ok: true, number: opened.number } : { ok: false, problem: 'row-gone' };
  });
}
