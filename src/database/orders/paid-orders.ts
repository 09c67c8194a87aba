import { sql } from 'drizzle-orm';

// What every count of orders means by its words (rules 69): conditions on the table of orders, which its
// indexes repeat.

/** Paid, or with nothing to pay, whatever became of it since. */
export const isPaid = sql`paid_at is not null`;

/** Nothing had to be paid for it. */
export const isFree = sql`(paid_how = 'free' or total = 0)`;

/** Entered by an operator: it never was on the way through the shop. A free one that came that way has a code. */
export const isByHand = sql`(paid_how = 'transfer' or (paid_how = 'free' and discount_code is null))`;
