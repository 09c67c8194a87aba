import { and, eq, ne, notInArray } from 'drizzle-orm';
import type { DiscountCode } from '#domain/catalogue/pricing.ts';
import { bareCode } from '#domain/discounts/take-off.ts';
import type { Locale } from '#domain/locale.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { discountCodes } from '#database/schema/offering.ts';
import { bare } from '#database/schema/columns.ts';
import { orders } from '#database/schema/orders.ts';

type CodeRow = typeof discountCodes.$inferSelect;

/** The use of a code: the moment, the cart that it is for, and who uses it. */
export interface CodeUse {
  now: Date;
  cartId: string;
  edition: Locale;
  /** The hash of the mailbox (`mailboxHash`); undefined where it is not known yet. */
  mailbox: string | undefined;
}

/**
 * Why a code is not given: there is none that holds, it is for the other edition, it is used up, or this
 * customer has used it as often as one may (rules 72).
 */
export type CodeProblem =
  | 'discount-code-unknown'
  | 'discount-code-edition'
  | 'discount-code-used'
  | 'discount-code-repeated';

export type FoundCode = { ok: true; code: DiscountCode } | { ok: false; problem: CodeProblem };

/**
 * A discount code that holds at this moment and is not used up, however it is written. Orders from the
 * same cart do not use it up: one cart has one order, and may come back to it.
 */
export async function findDiscountCode(
  db: Queryable,
  input: string,
  use: CodeUse,
): Promise<FoundCode> {
  const [row] = await select(db, input);
  const problem = await problemOf(db, row, use);
  if (problem !== undefined || !row) {
    return { ok: false, problem: problem ?? 'discount-code-unknown' };
  }
  return { ok: true, code: worthOf(row) };
}

/**
 * Why a code is not given by now, or undefined where it holds, which then stays so until the transaction
 * ends: of many who order with its last use at once, one gets it.
 */
export async function holdDiscountCode(
  tx: Transaction,
  code: string,
  use: CodeUse,
): Promise<CodeProblem | undefined> {
  const [row] = await select(tx, code).for('update');
  return problemOf(tx, row, use);
}

/** What a stored code takes off. */
function worthOf(row: CodeRow): DiscountCode {
  const { code, percent, amount, least, platform, service } = row;
  return {
    code,
    percent: percent ?? 0,
    ...(amount !== null && { amount }),
    ...(least !== null && { least }),
    ...(platform !== null && { platform }),
    ...(service !== null && { service }),
  };
}

function select(db: Queryable, input: string) {
  return db
    .select()
    .from(discountCodes)
    .where(eq(bare(discountCodes.code), bareCode(input)))
    .limit(1);
}

async function problemOf(
  db: Queryable,
  row: CodeRow | undefined,
  { now, cartId, edition, mailbox }: CodeUse,
): Promise<CodeProblem | undefined> {
  if (!row || row.endedAt) return 'discount-code-unknown';
  const { code, validFrom, validUntil, mostUses, mostPerCustomer } = row;
  if ((validFrom && validFrom > now) || (validUntil && validUntil <= now))
    return 'discount-code-unknown';
  if (row.edition !== null && row.edition !== edition) return 'discount-code-edition';
  if (mostUses !== null && (await countUses(db, { code, cartId })) >= mostUses)
    return 'discount-code-used';
  if (mostPerCustomer === null || mailbox === undefined) return undefined;
  const uses = await countUses(db, { code, cartId, mailbox });
  return uses >= mostPerCustomer ? 'discount-code-repeated' : undefined;
}

/**
 * How many orders of other carts use a code, of one mailbox where it is named. An order takes its use when
 * it is placed and gives it back when it ends unpaid or is canceled (rules 72).
 */
function countUses(
  db: Queryable,
  { code, cartId, mailbox }: { code: string; cartId: string; mailbox?: string },
): Promise<number> {
  return db.$count(
    orders,
    and(
      eq(orders.discountCode, code),
      mailbox === undefined ? undefined : eq(orders.discountMailbox, mailbox),
      ne(orders.cartId, cartId),
      notInArray(orders.state, ['canceled', 'expired']),
    ),
  );
}
