import { readEmail } from '#domain/customer/email-address.ts';
import type {
  MessageEmailKind,
  OrderEmailKind,
  WithdrawalEmailKind,
} from '#domain/emails/email-kind.ts';

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
  'pendingAction',
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
  | MessageEmailKind
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
export function readPersonAddress(input: string): string | undefined {
  return readEmail(input.trim())?.toLowerCase();
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
  const characters = [...address].map((character) => {
    if (/[\p{L}\p{N}]/u.test(character)) return character;
    const encoded = encodeURIComponent(character);
    return `(?:\\${character}|${encoded === character ? `%${hex(character)}` : encoded})`;
  });
  return `(?:(?<![[:alnum:]._-])|(?<=\\\\(?:[nrt]|[0-7]{3}|u[[:xdigit:]]{4})))${characters.join('')}(?![[:alnum:]-]|\\.[[:alnum:]])`;
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase();
}
