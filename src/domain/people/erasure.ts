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

/**
 * A regular expression of PostgreSQL that finds an address in any text, also as a part of an address of the web
 * or of JSON or behind an escaped byte, and not within a longer address; to be compared without regard to case.
 */
export function addressPattern(address: string): string {
  const letters = [...address].map((letter) => {
    if (/[\p{L}\p{N}]/u.test(letter)) return letter;
    const encoded = encodeURIComponent(letter);
    return `(?:\\${letter}|${encoded === letter ? `%${hex(letter)}` : encoded})`;
  });
  return `(?:(?<![[:alnum:]._-])|(?<=\\\\(?:[nrt]|[0-7]{3}|u[[:xdigit:]]{4})))${letters.join('')}(?![[:alnum:]-]|\\.[[:alnum:]])`;
}

function hex(letter: string): string {
  return letter.charCodeAt(0).toString(16).toUpperCase();
}
