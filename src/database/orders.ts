import { type SQL, and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { type OrderState, isOrderId, mayFollow } from '#domain/order/order.ts';
import type { Queryable, Transaction } from './client.ts';
import { orderEvents, orderLines, orders } from '#database/schema/orders.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;
export type Actor = OrderEventRow['actor'];

export type NewOrder = typeof orders.$inferInsert & {
  /** Given by the sequence, unless the order was there before. */
  number?: number;
};
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'orderId' | 'position'>;

/** An order with everything its page shows. */
export interface Order extends OrderRow {
  lines: OrderLineRow[];
  events: OrderEventRow[];
}

/**
 * Stores a new order with its lines and the first entry of its history, in one statement: a way to the
 * database and back costs more than what is done there.
 */
export async function insertOrder(
  tx: Transaction,
  order: NewOrder,
  lines: NewOrderLine[],
): Promise<OrderRow> {
  const ordered = tx.$with('ordered').as(
    tx
      .insert(orderLines)
      .values(lines.map((line, position) => ({ ...line, orderId: order.id, position })))
      .returning({ orderId: orderLines.orderId }),
  );
  const noted = withEvent(tx, order, { actor: 'customer', at: order.createdAt });
  const [row] = await tx
    .with(ordered, noted)
    .insert(orders)
    .overridingSystemValue()
    .values(order)
    .returning();
  if (!row) throw new Error('The order was not stored.');
  return row;
}

/** Held while a number is put in by hand, so that the sequence never goes back. */
const NUMBER_LOCK = 7_190_532;

/**
 * Stores an order that was there before, with the number that it had where that is free. New orders
 * go on behind it.
 */
export async function insertRebuiltOrder(
  tx: Transaction,
  { number, ...order }: NewOrder & { number: number },
  lines: NewOrderLine[],
): Promise<OrderRow> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NUMBER_LOCK})`);
  const isTaken = (await tx.$count(orders, eq(orders.number, number))) > 0;
  if (isTaken) return insertOrder(tx, order, lines);
  await tx.execute(sql`
    select setval('orders_number_seq', greatest(last_value, ${number})) from orders_number_seq
    where last_value < ${number}`);
  return insertOrder(tx, { ...order, number }, lines);
}

/** Whether a cart has an order that can still be paid. */
export async function hasPendingOrder(db: Queryable, cartId: string): Promise<boolean> {
  return (await db.$count(orders, and(eq(orders.cartId, cartId), eq(orders.state, 'pending')))) > 0;
}

/** What tokens are made of; not everything that stands in an address can be asked of a database. */
const TOKEN = /^[\w-]{32}$/;

/** The order behind a private link, or undefined. */
export async function findOrderByToken(db: Queryable, token: string): Promise<Order | undefined> {
  return TOKEN.test(token) ? findWhole(db, eq(orders.token, token)) : undefined;
}

/** The same without its lines and history. */
export async function findOrderRowByToken(
  db: Queryable,
  token: string,
): Promise<OrderRow | undefined> {
  return TOKEN.test(token) ? findRow(db, eq(orders.token, token)) : undefined;
}

/** An order by its id, with its lines and history. */
export async function findOrder(db: Queryable, id: string): Promise<Order | undefined> {
  return findWhole(db, eq(orders.id, id));
}

/** The same without its lines and history. */
export async function findOrderRow(db: Queryable, id: string): Promise<OrderRow | undefined> {
  return findRow(db, eq(orders.id, id));
}

/** Those orders of a list of ids, which may hold others' ids as well. */
export async function listOrdersById(db: Queryable, ids: readonly string[]): Promise<OrderRow[]> {
  const ours = ids.filter(isOrderId);
  return ours.length === 0 ? [] : db.select().from(orders).where(inArray(orders.id, ours));
}

/** The order that a payment was made for. */
export async function findOrderByPayment(
  db: Queryable,
  paymentId: string,
): Promise<OrderRow | undefined> {
  return findRow(db, eq(orders.paymentId, paymentId));
}

/** Locks an order until the transaction ends, so that two settlements take turns. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row;
}

/**
 * Makes everybody who orders from this cart take turns until the transaction ends: a double click
 * and two tabs then find the order of the first.
 * @returns its latest orders, newest first, locked as they stand: none of them is paid meanwhile
 */
export async function lockCart(tx: Transaction, cartId: string): Promise<OrderRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${cartId}, 0))`);
  return selectOrdersOfCart(tx, cartId).for('update');
}

/** The latest orders made from a cart, newest first; a cart has few. */
export async function listOrdersOfCart(db: Queryable, cartId: string): Promise<OrderRow[]> {
  return selectOrdersOfCart(db, cartId);
}

function selectOrdersOfCart(db: Queryable, cartId: string) {
  return db
    .select()
    .from(orders)
    .where(eq(orders.cartId, cartId))
    .orderBy(desc(orders.createdAt))
    .limit(20);
}

/**
 * Moves an order to another state and writes its history.
 * @param order as it was read under the lock of its row
 * @throws Error where no order may go that way (rules 12): a mistake of the program, nothing is written
 */
export async function changeState(
  tx: Transaction,
  order: OrderRow,
  state: OrderState,
  by: { actor: Actor; at: Date },
  facts: Partial<NewOrder> = {},
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
  return row;
}

/** Notes facts beside the state, for example the checkout that was opened. */
export async function noteOnOrder(
  db: Queryable,
  id: string,
  facts: Partial<Omit<NewOrder, 'id' | 'state'>>,
): Promise<void> {
  await db.update(orders).set(facts).where(eq(orders.id, id));
}

/**
 * Notes the checkout that an attempt has opened.
 * @returns false where the order was paid, canceled or tried anew meanwhile
 */
export async function noteCheckout(
  db: Queryable,
  { id, checkoutAttempt }: Pick<OrderRow, 'id' | 'checkoutAttempt'>,
  facts: { checkoutId: string; checkoutUrl: string; checkoutProvider: string },
): Promise<boolean> {
  const noted = await db
    .update(orders)
    .set(facts)
    .where(
      and(
        eq(orders.id, id),
        eq(orders.state, 'pending'),
        eq(orders.checkoutAttempt, checkoutAttempt),
      ),
    )
    .returning({ id: orders.id });
  return noted.length > 0;
}

/** Counts one more look at an unpaid order and returns the order. */
export async function countCheck(db: Queryable, id: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .update(orders)
    .set({ checksDone: sql`${orders.checksDone} + 1` })
    .where(eq(orders.id, id))
    .returning();
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

async function findRow(db: Queryable, which: SQL): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(which).limit(1);
  return row;
}

async function findWhole(db: Queryable, which: SQL): Promise<Order | undefined> {
  return db.query.orders.findFirst({
    where: which,
    with: {
      lines: { orderBy: asc(orderLines.position) },
      events: { orderBy: asc(orderEvents.id) },
    },
  });
}

/** The part of a statement that writes the history of the order it stores or changes. */
function withEvent(
  tx: Transaction,
  { id: orderId, state }: Pick<NewOrder, 'id' | 'state'>,
  by: { actor: Actor; at: Date },
) {
  return tx.$with('noted').as(
    tx
      .insert(orderEvents)
      .values({ orderId, state, ...by })
      .returning({ id: orderEvents.id }),
  );
}
