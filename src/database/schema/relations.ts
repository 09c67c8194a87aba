import { relations } from 'drizzle-orm';
import { complaints, lateOffers, refills, withdrawals } from './after-sales.ts';
import { orderEvents, orderLines, orders } from './orders.ts';
import { checkouts, refunds } from './payments.ts';

/** What belongs to an order, so that one statement can read it whole. */
export const orderRelations = relations(orders, ({ many, one }) => ({
  /** The one that counts. */
  checkout: one(checkouts, {
    fields: [orders.id, orders.checkoutAttempt],
    references: [checkouts.orderId, checkouts.attempt],
  }),
  lines: many(orderLines),
  events: many(orderEvents),
  refunds: many(refunds),
  withdrawals: many(withdrawals),
  complaints: many(complaints),
  refills: many(refills),
  lateOffers: many(lateOffers),
}));

export const orderLineRelations = relations(orderLines, ({ one }) => ({
  order: one(orders, { fields: [orderLines.orderId], references: [orders.id] }),
}));

export const orderEventRelations = relations(orderEvents, ({ one }) => ({
  order: one(orders, { fields: [orderEvents.orderId], references: [orders.id] }),
}));

export const refundRelations = relations(refunds, ({ one }) => ({
  order: one(orders, { fields: [refunds.orderId], references: [orders.id] }),
}));

export const withdrawalRelations = relations(withdrawals, ({ one }) => ({
  order: one(orders, { fields: [withdrawals.orderId], references: [orders.id] }),
}));

export const complaintRelations = relations(complaints, ({ one }) => ({
  order: one(orders, { fields: [complaints.orderId], references: [orders.id] }),
}));

export const refillRelations = relations(refills, ({ one }) => ({
  order: one(orders, { fields: [refills.orderId], references: [orders.id] }),
}));

export const lateOfferRelations = relations(lateOffers, ({ one }) => ({
  order: one(orders, { fields: [lateOffers.orderId], references: [orders.id] }),
}));
