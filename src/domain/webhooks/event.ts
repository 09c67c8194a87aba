import type { Haler } from '#domain/money.ts';
import type { LineWork } from '#domain/delivery/progress.ts';
import type { OrderState } from '#domain/order/order.ts';
import type { Missing } from '#domain/after-sales/short.ts';

/** What programs of others can be told of (rules 74); each receiver chooses among them. */
export const webhookEvents = [
  'order.paid',
  /** Lines were begun, reported on or ended, and the order is not complete by that. */
  'order.progress',
  /** Once more where the rest of what ended short is delivered. */
  'order.completed',
  /** Only of orders that were paid: nobody was told of the others. */
  'order.canceled',
  /** Money has gone back. */
  'refund.created',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent by hand, to try a receiver; nobody can choose it. */
export const TEST_EVENT = 'test';
export type SentEvent = WebhookEvent | typeof TEST_EVENT;

/** A line of an order as receivers are told of it. */
export interface WebhookLine {
  position: number;
  package: string;
  quantity: number;
  /** Null where it was ordered without one. */
  target: string | null;
  work: LineWork;
  delivered: number;
  /** To be delivered, the bonus included. */
  pieces: number;
  /** It ended because its customer has withdrawn from it. */
  withdrawn: boolean;
  /** Haléře, after the discount. */
  total: Haler;
}

/** An order as it was when the event happened; of people it names no more than their targets. */
export interface WebhookOrder {
  number: number;
  state: OrderState;
  currency: string;
  /** Haléře. */
  total: Haler;
  /** What is missing of one that is completed with less than was ordered; null of any other. */
  short: Missing | null;
  lines: WebhookLine[];
}

/** What the body of a call says beside its id and its type. */
export type WebhookData =
  | { order: WebhookOrder; refund?: { id: string; amount: Haler } }
  /** Of a test. */
  | { message: string };

export interface EventFacts {
  id: string;
  type: SentEvent;
  createdAt: Date;
  /** Grows with each event of an order; null for a test. */
  sequence: number | null;
  data: WebhookData;
}

/** The body of the call that tells of an event: the same text at every try. */
export function writeBody({ id, type, createdAt, sequence, data }: EventFacts): string {
  return JSON.stringify({ id, type, createdAt: createdAt.toISOString(), sequence, data });
}

/** The event of a name; undefined where there is none. */
export function findWebhookEvent(name: string): WebhookEvent | undefined {
  return webhookEvents.find((one) => one === name);
}
