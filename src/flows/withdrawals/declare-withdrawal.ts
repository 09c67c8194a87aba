import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '#database/client.ts';
import { enqueueWithdrawalEmails } from '#database/emails/emails.ts';
import { addEntries } from '#database/orders/order-work.ts';
import { findOrderOfMailbox } from '#database/order-lookups.ts';
import {
  type OrderWithCheckout,
  findOrder,
  findOrderRow,
  findOrderRowByToken,
  listOrderLines,
  lockOrder,
} from '#database/orders/orders.ts';
import { recordPromise, recordShortEnd } from '#database/orders/promised-end.ts';
import { addJob } from '#database/jobs/jobs.ts';
import {
  type WithdrawalRow,
  findWithdrawal,
  holdOrder,
  insertWithdrawal,
  recordWithdrawalOutcome,
} from '#database/orders/withdrawals.ts';
import { mailboxOf } from '#domain/customer/email-address.ts';
import type { Locale } from '#domain/locale.ts';
import { readOrderNumber } from '#domain/order/order.ts';
import {
  type Declaration,
  type WithdrawalOutcome,
  effectOf,
} from '#domain/withdrawals/withdrawal.ts';
import { type TooOften, takeInNameOf, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';
import { type Cancellation, cancelFound } from '#flows/orders/cancel-order.ts';

/** A declaration as it was stored, whatever else came of it since. */
export type StoredDeclaration = Declaration & Pick<WithdrawalRow, 'id' | 'declaredAt' | 'lines'>;

export type Declared =
  | { ok: true; stored: StoredDeclaration }
  /** This client, or somebody in the name of this mailbox, has declared too much lately (decisions/0009). */
  | TooOften;

/** A declaration as its form was confirmed. */
interface Confirmed {
  /** Of the form, a UUID: confirmed twice it is one declaration. Another's gets an id of its own. */
  id: string;
  declaration: Declaration;
  /** The positions of the lines that were ticked, of the order whose page the customer came from. */
  lines: readonly number[];
  locale: Locale;
  /** From where it comes, as limits count it. */
  client: string;
  /** Of the order's page, where the customer came from there; it shows that the order is theirs. */
  token: string;
}

/**
 * Takes a declaration of withdrawal: it is stored with the moment at which it came, whatever it is worth
 * (rules 51). Its order is looked up by a job, so neither the answer nor its time tells whether there is one.
 */
export async function declareWithdrawal(services: Needed, confirmed: Confirmed): Promise<Declared> {
  const { id, declaration } = confirmed;
  const form = JSON.stringify([id, whose(declaration)]);
  const running =
    inProgress.get(form) ?? storeOnce(services, confirmed).finally(() => inProgress.delete(form));
  inProgress.set(form, running);
  return running;
}

/** What is being stored: the same form sent many times at once is counted and stored once. */
const inProgress = new Map<string, Promise<Declared>>();

/** Who declares, and from what: where these differ it is another declaration, whatever id it bears. */
function whose({ name, number, email }: Declaration): string[] {
  return [name, number, mailboxOf(email)];
}

type Needed = Pick<Services, 'db' | 'limits' | 'clock'>;

async function storeOnce({ db, limits, clock }: Needed, confirmed: Confirmed): Promise<Declared> {
  const { id, declaration, lines, locale, client, token } = confirmed;
  const { email, number } = declaration;
  const isThis = (stored: Declaration) => isDeepStrictEqual(whose(stored), whose(declaration));
  const anew = () => storeOnce({ db, limits, clock }, { ...confirmed, id: randomUUID() });
  const known = await findWithdrawal(db, id);
  if (known) return isThis(known) ? { ok: true, stored: known } : anew();
  const allowance = await takeInNameOf(limits, 'withdrawal', { client, email });
  if (!allowance.ok) {
    // Another replica may have stored it meanwhile.
    const since = await findWithdrawal(db, id);
    return since && isThis(since) ? { ok: true, stored: since } : tooOften(allowance);
  }
  const ordered = await findOrderRowByToken(db, token);
  const orderId = ordered?.number === readOrderNumber(number) ? (ordered?.id ?? null) : null;
  const declaredAt = clock();
  const written = await db.transaction(async (tx) => {
    const meant = orderId === null ? [] : await linesOf(tx, { orderId, lines, ...declaration });
    const row = { ...declaration, id, locale, declaredAt, orderId, lines: meant };
    if (await insertWithdrawal(tx, row))
      await addJob(tx, 'take-withdrawal', { withdrawalId: id }, { key: `withdrawal-${id}` });
    return row;
  });
  const stored = (await findWithdrawal(db, id)) ?? written;
  return isThis(stored) ? { ok: true, stored } : anew();
}

/** Those of the ticked lines that the order has, each once; none where its words name the whole order. */
async function linesOf(
  tx: Transaction,
  { orderId, lines, part }: { orderId: string; lines: readonly number[]; part: string },
): Promise<number[]> {
  if (part === '') return [];
  const ordered = await listOrderLines(tx, orderId);
  return ordered.map(({ position }) => position).filter((position) => lines.includes(position));
}

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
  { number: input, email }: WithdrawalRow,
): Promise<string | undefined> {
  const number = readOrderNumber(input);
  return number === undefined ? undefined : findOrderOfMailbox(db, { number, email });
}

/** Anybody can type anybody's address, so acknowledgements of nothing are counted (decisions/0009). */
async function takeWithoutOrder({ db, limits }: Taking, declared: WithdrawalRow): Promise<void> {
  const allowance = await limits.take('withdrawal-sent', mailboxOf(declared.email));
  await db.transaction(async (tx) => {
    const isFirst = await recordWithdrawalOutcome(tx, declared.id, {
      orderId: null,
      outcome: 'unknown',
    });
    if (!isFirst) return;
    const toSender = allowance.ok ? (['withdrawal-customer'] as const) : [];
    await enqueueWithdrawalEmails(tx, declared.id, [...toSender, 'withdrawal-shop']);
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
  if (!(await recordWithdrawalOutcome(tx, id, { orderId, outcome }))) return;
  // Whoever follows the changes of orders asks what came after the last one.
  await addEntries(tx, [{ orderId, kind: 'withdrawal', actor: 'customer', text: part, at }]);
  if (outcome === 'held') {
    await holdOrder(tx, orderId, declaredAt);
    await recordPromise(tx, orderId);
    await recordShortEnd(tx, orderId);
  }
  await enqueueWithdrawalEmails(tx, id, ['withdrawal-customer', 'withdrawal-shop']);
}
