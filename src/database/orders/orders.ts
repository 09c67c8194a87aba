import { type SQL, and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { type Actor, type OrderState, mayFollow } from '#domain/order/order.ts';
import { isLinkToken } from '#domain/addresses/private-links.ts';
import { isUuid } from '#domain/uuid.ts';
import { enqueueAtState } from './completion.ts';
import type { CheckoutRow, NewCheckout } from '#database/payments/checkouts.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import type { RefundRow } from '#database/payments/refunds.ts';
import { orderEvents, orderLines, orders } from '#database/schema/orders.ts';
import { checkouts, refunds } from '#database/schema/payments.ts';
import { withdrawals } from '#database/schema/after-sales.ts';
import type { WithdrawalRow } from './withdrawals.ts';
import { locks } from '#database/locks.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;

/** Who changed the state of an order, and what else the history records. */
export interface Mover {
  actor: Actor;
  at: Date;
  /** The name of that person, where it is one of the shop's. */
  person?: string;
  /** Why, in that person's words. */
  text?: string;
  /** Haléře that came with it. */
  amount?: number;
}

type OrderFacts = typeof orders.$inferInsert & {
  /** Given by the sequence, unless the order was there before. */
  number?: number;
};
/** An order with its first checkout, and by whom where that is not its customer. */
export type NewOrder = OrderFacts & { checkout: NewCheckout; by?: Mover };
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'orderId' | 'position'>;

/** An order with the checkout that counts. */
export interface OrderWithCheckout extends OrderRow {
  checkout: CheckoutRow;
}

/** An order with everything its page shows. */
export interface Order extends OrderWithCheckout {
  lines: OrderLineRow[];
  events: OrderEventRow[];
  refunds: RefundRow[];
  /** Declarations of withdrawal, oldest first. */
  withdrawals: WithdrawalRow[];
}

/**
 * Stores a new order with its lines, its first checkout and the first entry of its history, in one
 * statement: a way to the database and back costs more than what is done there.
 */
export async function insertOrder(
  tx: Transaction,
  { checkout, by, ...order }: NewOrder,
  lines: NewOrderLine[],
): Promise<OrderRow> {
  const ordered = tx.$with('ordered').as(
    tx
      .insert(orderLines)
      .values(lines.map((line, position) => ({ ...line, orderId: order.id, position })))
      .returning({ orderId: orderLines.orderId }),
  );
  const opened = tx.$with('opened').as(
    tx
      .insert(checkouts)
      .values({ ...checkout, orderId: order.id, attempt: 1 })
      .returning({ orderId: checkouts.orderId }),
  );
  const noted = withEvent(tx, order, by ?? { actor: 'customer', at: order.createdAt });
  const [row] = await tx
    .with(ordered, opened, noted)
    .insert(orders)
    .overridingSystemValue()
    .values(order)
    .returning();
  if (!row) throw new Error('The order was not stored.');
  return row;
}

/**
 * Stores again an order that was lost, with its old number where that is free. New orders get higher
 * numbers.
 */
export async function insertRebuiltOrder(
  tx: Transaction,
  { number, ...order }: NewOrder & { number: number },
  lines: NewOrderLine[],
): Promise<OrderRow> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.orderNumber})`);
  const isTaken = (await tx.$count(orders, eq(orders.number, number))) > 0;
  if (isTaken) return insertOrder(tx, order, lines);
  await tx.execute(sql`
    select setval('orders_number_seq', greatest(last_value, ${number})) from orders_number_seq
    where last_value < ${number}`);
  return insertOrder(tx, { ...order, number }, lines);
}

/** What an order is read with, each in its sequence. */
export const wholeOrder = {
  checkout: true as const,
  lines: { orderBy: asc(orderLines.position) },
  events: { orderBy: asc(orderEvents.id) },
  refunds: { orderBy: [asc(refunds.createdAt), asc(refunds.id)] },
  withdrawals: { orderBy: asc(withdrawals.declaredAt) },
};

/** The order behind a private link, or undefined. */
export async function findOrderByToken(db: Queryable, token: string): Promise<Order | undefined> {
  return isLinkToken(token) ? findWhole(db, eq(orders.token, token)) : undefined;
}

/** The same without its lines, history and refunds. */
export async function findOrderRowByToken(
  db: Queryable,
  token: string,
): Promise<OrderWithCheckout | undefined> {
  return isLinkToken(token) ? findRow(db, eq(orders.token, token)) : undefined;
}

/** An order by its id, with its lines, history and refunds. */
export async function findOrder(db: Queryable, id: string): Promise<Order | undefined> {
  return findWhole(db, eq(orders.id, id));
}

/** The same without them. */
export async function findOrderRow(
  db: Queryable,
  id: string,
): Promise<OrderWithCheckout | undefined> {
  return findRow(db, eq(orders.id, id));
}

/** The orders among these ids; texts that cannot be ids of ours are ignored. */
export async function listOrdersById(
  db: Queryable,
  ids: readonly string[],
): Promise<OrderWithCheckout[]> {
  const ours = ids.filter(isUuid);
  if (ours.length === 0) return [];
  return db.query.orders.findMany({ where: inArray(orders.id, ours), with: { checkout: true } });
}

/** The order that a payment was made for. */
export async function findOrderByPayment(
  db: Queryable,
  paymentId: string,
): Promise<OrderWithCheckout | undefined> {
  return findRow(db, eq(orders.paymentId, paymentId));
}

/** Locks an order until the transaction ends, so that two settlements take turns. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row;
}

/**
 * Moves an order to another state and writes its history; e-mail, invitation (rules 14 and 17) and event (rules 74)
 * are owed with it. `by-caller` where the caller lets e-mail and event wait (`scheduleAction`), or has owed them before.
 * @param order as read under the lock of its row
 * @throws Error where no order may go that way (rules 12): a mistake of the program, nothing is written
 */
export async function changeState(
  tx: Transaction,
  order: OrderRow,
  state: OrderState,
  by: Mover,
  facts: Partial<OrderFacts> = {},
  enqueued: 'now' | 'by-caller' = 'now',
): Promise<OrderRow> {
  if (!mayFollow(order.state, state)) {
    throw new Error(`Order ${order.id} is ${order.state} and may not become ${state}.`);
  }
  const [row] = await tx
    .with(withEvent(tx, { id: order.id, state }, by))
    .update(orders)
    .set({ ...facts, state })
    .where(eq(orders.id, order.id))
    .returning();
  if (!row) throw new Error(`Order ${order.id} vanished.`);
  await enqueueAtState(tx, row, by.at, enqueued);
  return row;
}

/** Notes facts beside the state, for example what another call adds. */
export async function addToOrderHistory(
  db: Queryable,
  id: string,
  facts: Partial<Omit<OrderFacts, 'id' | 'state'>>,
): Promise<void> {
  await db.update(orders).set(facts).where(eq(orders.id, id));
}

/** Counts one more check of an unpaid order and returns the order. */
export async function countCheck(
  db: Queryable,
  id: string,
): Promise<OrderWithCheckout | undefined> {
  const [row] = await db
    .update(orders)
    .set({ checksDone: sql`${orders.checksDone} + 1` })
    .from(checkouts)
    .where(
      and(
        eq(orders.id, id),
        eq(checkouts.orderId, orders.id),
        eq(checkouts.attempt, orders.checkoutAttempt),
      ),
    )
    .returning({ ...getTableColumns(orders), checkout: checkouts });
  return row;
}

/** The rows of an order as they were ordered. */
export async function listOrderLines(db: Queryable, orderId: string): Promise<OrderLineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
}

async function findRow(db: Queryable, which: SQL): Promise<OrderWithCheckout | undefined> {
  return db.query.orders.findFirst({ where: which, with: { checkout: true } });
}

async function findWhole(db: Queryable, which: SQL): Promise<Order | undefined> {
  return db.query.orders.findFirst({ where: which, with: wholeOrder });
}

/** The part of a statement that writes the history of the order it stores or changes. */
function withEvent(
  tx: Transaction,
  { id: orderId, state }: Pick<NewOrder, 'id' | 'state'>,
  by: Mover,
) {
  return tx.$with('noted').as(
    tx
      .insert(orderEvents)
      .values({ orderId, state, ...by })
      .returning({ id: orderEvents.id }),
  );
}
