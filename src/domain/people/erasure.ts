import { readEmail } from '#domain/customer/email-address.ts';
import type {
  EnquiryEmailKind,
  OrderEmailKind,
  WithdrawalEmailKind,
} from '#domain/order/email-kind.ts';

/**
 * How far an erasure is: under way, waiting until nothing stands in its way any more, or done. It waits where a
 * restored backup brought back something that is not finished (rules 76).
 */
export type ErasureState = 'running' | 'waiting' | 'done';

/** What keeps a person's data from being erased for now, in the sequence in which it is told. */
export const obstacleKinds = [
  'unpaid',
  'undelivered',
  'dispute',
  'complaint',
  'refill',
  'withdrawal',
  'refund',
  'intent',
  'email',
] as const;
export type ObstacleKind = (typeof obstacleKinds)[number];

/** One thing that is not finished, and the order where somebody finishes it; null where it has none. */
export interface Obstacle {
  kind: ObstacleKind;
  orderNumber: number | null;
}

/**
 * E-mails that the law or the accounts want the customer or the shop to have: while one of them has not left,
 * nobody is erased. All others that have not left are canceled with the person.
 */
export const emailsThatMustLeave: readonly (
  | OrderEmailKind
  | EnquiryEmailKind
  | WithdrawalEmailKind
)[] = [
  'order-paid-customer',
  'order-paid-shop',
  'order-canceled-customer',
  'order-refunded-customer',
  'order-refunded-shop',
  'order-complaint-customer',
  'order-settled-customer',
  'order-withdrawn-customer',
  'order-released-customer',
  'withdrawal-customer',
];

/** An address as people are found by it: without spaces around it, in small letters; undefined where it is none. */
export function readPersonAddress(typed: string): string | undefined {
  return readEmail(typed.trim())?.toLowerCase();
}

/** Whether the customer of an order has been erased: every other order has its address. */
export function isErased({ email }: { email: string }): boolean {
  return email === '';
}
