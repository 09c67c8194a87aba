import type { EmailKind } from './email-kind.ts';

/** A file that left with an e-mail, as it is known again. */
export interface SentFile {
  name: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  sha256: string;
  bytes: number;
}

/**
 * What customers may have to be shown again as they got it: the contract and what was asked of it, its end, complaints,
 * withdrawals, and money that went back (rules 77).
 */
const keptKinds: ReadonlySet<EmailKind> = new Set<EmailKind>([
  'order-paid-customer',
  'order-express-customer',
  'order-completed-customer',
  'order-short-customer',
  'order-canceled-customer',
  'order-refunded-customer',
  'order-complaint-customer',
  'order-settled-customer',
  'order-withdrawn-customer',
  'order-released-customer',
  'withdrawal-customer',
]);

/** Whether an e-mail is kept word for word as it leaves. */
export function isKeptAsSent(kind: EmailKind): boolean {
  return keptKinds.has(kind);
}
