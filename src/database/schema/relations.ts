import { relations } from 'drizzle-orm';
import { orderEvents, orderLines, orders } from './orders.ts';

/** What belongs to an order, so that one statement can read it whole. */
export const orderRelations = relations(orders, ({ many }) => ({
  lines: many(orderLines),
  events: many(orderEvents),
}));

export const orderLineRelations = relations(orderLines, ({ one }) => ({
  order: one(orders, { fields: [orderLines.orderId], references: [orders.id] }),
}));

export const orderEventRelations = relations(orderEvents, ({ one }) => ({
  order: one(orders, { fields: [orderEvents.orderId], references: [orders.id] }),
}));
