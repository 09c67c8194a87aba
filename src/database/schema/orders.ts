import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type Company, customerFields } from '#domain/customer/customer.ts';
import { mapRecord } from '#domain/records.ts';
import type { DiscountSource } from '#domain/catalogue/pricing.ts';
import type { HoldReason } from '#domain/delivery/hold.ts';
import type { EventKind } from '#domain/order/order-event.ts';
import type { Span } from '#domain/catalogue/price-list.ts';
import { type Actor, type OrderState, type PaidHow, orderStates } from '#domain/order/order.ts';
import { isByHand, isFree, isPaid } from '#database/orders/paid-orders.ts';
import type { Locale } from '#domain/locale.ts';
import type { TargetKind } from '#domain/target/target.ts';
import type { LineWork } from '#domain/delivery/progress.ts';
import { haler, isOneOf, moment } from './columns.ts';

const customerColumns = mapRecord(customerFields, (field) => text(field).notNull());

/** Orders with the prices they were made at; nothing in them changes when the price list does. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** What customers and operators call the order. A sequence gives it, so no two can collide. */
    number: integer('number').notNull().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    /** The unguessable part of the private link (rules 13). */
    token: text('token').notNull().unique(),
    state: text('state').$type<OrderState>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The cart it was made from: one cart has one order that can be paid. */
    cartId: text('cart_id').notNull(),
    /** Hash of everything ordered and by whom; the same again is the same order. */
    fingerprint: text('fingerprint').notNull(),

    ...customerColumns,
    company: jsonb('company').$type<Company>(),

    subtotal: haler('subtotal').notNull(),
    discountPercent: integer('discount_percent').notNull(),
    discountSource: text('discount_source').$type<DiscountSource>().notNull(),
    discountCode: text('discount_code'),
    /** A hash of the mailbox that used it, by which the uses of one customer are counted (rules 72). */
    discountMailbox: text('discount_mailbox'),
    discount: haler('discount').notNull(),
    total: haler('total').notNull(),

    /** Whether the consumer asked for an early start (rules 16); null for companies. */
    expressConsent: boolean('express_consent'),
    consentVersion: text('consent_version'),
    /** When that was said, which may be later than the order (`completeOrder`, `askEarlyStart`). */
    consentAt: moment('consent_at'),
    termsVersion: text('terms_version').notNull(),
    /** Whether the customer may be asked for a review: told of it before the order, and not declined (rules 17). */
    mayInvite: boolean('may_invite').notNull().default(false),

    /** Which of its checkouts counts: that of the last attempt, or the one that was paid. */
    checkoutAttempt: integer('checkout_attempt').notNull().default(1),
    checksDone: integer('checks_done').notNull().default(0),

    /** How it is paid: at a checkout, or where an operator entered it by transfer or not at all. */
    paidHow: text('paid_how').$type<PaidHow>().notNull().default('checkout'),
    paymentId: text('payment_id'),
    invoiceNumber: text('invoice_number').unique(),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    /** Since when nothing of it is delivered, because its customer has withdrawn (rules 51). */
    heldAt: moment('held_at'),
    /** Since when its customer, for whom it ended short, has agreed to something else than money (rules 89). */
    shortAgreedAt: moment('short_agreed_at'),
    /** Haléře of the price of what is missing that have not gone back; none where it did not end short (rules 89). */
    shortOpen: haler('short_open').notNull().default(0),
    /** When everything is to be delivered at the latest (`promisedEnd`); null while that is not known. */
    promisedAt: moment('promised_at'),
    /** When it is to begin at the latest (`promisedStart`); null once it has, and while that is not known. */
    startBy: moment('start_by'),
  },
  (table) => [
    check('orders_paid_how', sql`${table.paidHow} in ('checkout', 'transfer', 'free')`),
    check('orders_state', isOneOf(table.state, orderStates)),
    check(
      'orders_consent',
      sql`${table.expressConsent} is null or num_nulls(${table.consentVersion}, ${table.consentAt}) = 0`,
    ),
    check('orders_total', sql`${table.total} = ${table.subtotal} - ${table.discount}`),
    check('orders_money', sql`${table.total} >= 0 and ${table.discount} >= 0`),
    index('orders_short_open')
      .on(table.id)
      .where(sql`${table.shortOpen} > 0`),
    uniqueIndex('orders_number').on(table.number),
    uniqueIndex('orders_one_pending_per_cart')
      .on(table.cartId)
      .where(sql`${table.state} = 'pending'`),
    index('orders_cart').on(table.cartId, table.createdAt),
    index('orders_edition').on(table.locale, table.id),
    index('orders_state_age').on(table.state, table.createdAt),
    // What programs read page by page, of one state or of all (rules 73).
    index('orders_state_made').on(table.state, table.createdAt, table.number),
    index('orders_made').on(table.createdAt, table.number),
    index('orders_promised_open')
      .on(table.promisedAt)
      .where(sql`${table.state} in ('paid', 'delivering')`),
    index('orders_discount_code')
      .on(table.discountCode, table.number, table.state)
      .where(sql`${table.discountCode} is not null`),
    index('orders_discount_mailbox')
      .on(table.discountCode, table.discountMailbox)
      .where(sql`${table.discountMailbox} is not null`),
    index('orders_email').on(sql`lower(${table.email})`),
    // Not unique: a repetition must not keep money from being noted. The order of its checkout says whose it is.
    index('orders_payment')
      .on(table.paymentId)
      .where(sql`${table.paymentId} is not null`),
    index('orders_page_age')
      .on(sql`coalesce(${table.paidAt}, ${table.createdAt})`)
      .where(sql`${table.token} not like 'closed-%'`),
    index('orders_account_age').on(sql`coalesce(${table.paidAt}, ${table.createdAt})`),
    index('orders_takings')
      .on(table.paidAt, table.total, table.locale)
      .where(sql`${isPaid} and not ${isFree}`),
    index('orders_free_of_charge')
      .on(table.paidAt, table.locale)
      .where(sql`${isPaid} and ${isFree}`),
    index('orders_by_hand')
      .on(table.paidAt, table.locale)
      .where(sql`${isPaid} and ${isByHand}`),
    index('orders_to_start')
      .on(table.paidAt)
      .where(sql`${table.state} = 'paid' and ${table.heldAt} is null`),
  ],
);

/** What was ordered, one row for one package and target. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    packageId: text('package_id').notNull(),
    quantity: integer('quantity').notNull(),
    unitPrice: haler('unit_price').notNull(),
    subtotal: haler('subtotal').notNull(),
    discount: haler('discount').notNull(),
    total: haler('total').notNull(),
    /** Null where it was ordered without a target, which the order page asks for (rules 25). */
    targetKind: text('target_kind').$type<TargetKind>(),
    targetLabel: text('target_label'),
    targetUrl: text('target_url'),
    /** What was promised with it (`LinePromise`); null where its package was not on sale when its order was rebuilt. */
    bonus: integer('bonus'),
    delivery: jsonb('delivery').$type<Span>(),
    guaranteeDays: integer('guarantee_days'),
    /** How far the work on it is (rules 50). */
    work: text('work').$type<LineWork>().notNull().default('waiting'),
    /** What the profile or post had when the delivery began, as far as it is known. */
    startCount: integer('start_count'),
    /** Pieces delivered so far, the bonus included. */
    delivered: integer('delivered').notNull().default(0),
    startedAt: moment('started_at'),
    completedAt: moment('completed_at'),
    /** Why nothing more of it is delivered for now, and what the customer is told; a mark, no state. */
    holdReason: text('hold_reason').$type<HoldReason>(),
    holdText: text('hold_text'),
    heldAt: moment('held_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_on_hold')
      .on(table.heldAt)
      .where(sql`${table.heldAt} is not null`),
    index('order_lines_completed').on(table.completedAt),
    index('order_lines_short')
      .on(table.orderId)
      .where(
        sql`${table.work} = 'completed'
        and ${table.delivered} < derived.count_units(${table.packageId}, ${table.quantity}, ${table.bonus})`,
      ),
    index('order_lines_goal')
      .on(sql`derived.goal_of(${table.packageId}, ${table.targetKind}, ${table.targetUrl})`)
      .where(sql`${table.work} <> 'completed'`),
    index('order_lines_package').on(table.packageId, table.orderId),
    check('order_lines_work', sql`${table.work} in ('waiting', 'delivering', 'completed')`),
    check(
      'order_lines_moments',
      sql`(${table.work} = 'completed' or (${table.work} = 'waiting') = (${table.startedAt} is null))
        and (${table.work} = 'completed') = (${table.completedAt} is not null)`,
    ),
    check('order_lines_delivered', sql`${table.delivered} >= 0 and ${table.startCount} >= 0`),
    check(
      'order_lines_held',
      sql`num_nonnulls(${table.holdReason}, ${table.holdText}, ${table.heldAt}) in (0, 3)`,
    ),
    check('order_lines_quantity', sql`${table.quantity} between 1 and 99`),
    check(
      'order_lines_target',
      sql`num_nonnulls(${table.targetKind}, ${table.targetLabel}, ${table.targetUrl}) in (0, 3)`,
    ),
    check(
      'order_lines_promise',
      sql`num_nonnulls(${table.bonus}, ${table.delivery}, ${table.guaranteeDays}) in (0, 3)`,
    ),
  ],
);

/** The history of an order, for its timeline: which state, since when, by whom, and money that came or went. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null where the order stayed in the state that it had. */
    state: text('state').$type<OrderState>(),
    /** What happened beside the state; null for changes of state, money, and targets that were given. */
    kind: text('kind').$type<EventKind>(),
    /** The position of the line that it is about, where it is about one. */
    line: integer('line'),
    /** How its target was shown at that moment, and what it became by the entry: neither follows a later one. */
    target: text('target'),
    newTarget: text('new_target'),
    actor: text('actor').$type<Actor>().notNull(),
    /** The name of that person, where it is one of the shop's. */
    person: text('person'),
    /** Haléře that came with it; negative where they went back. */
    amount: haler('amount'),
    /** Why, in that person's words. */
    text: text('text'),
    /** Why a line was held, in entries of that kind: only waiting for the customer moves the promised end. */
    holdReason: text('hold_reason').$type<HoldReason>(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('order_events_order').on(table.orderId, table.id),
    // In the sequence of their changes (rules 73).
    index('order_events_age').on(table.at, table.id),
  ],
);
