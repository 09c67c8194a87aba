import type { Transaction } from '#database/client.ts';
import { findOrderRowByToken, listOrderLines } from '#database/orders.ts';
import { addJob } from '#database/queue/jobs.ts';
import { findWithdrawal, insertWithdrawal } from '#database/withdrawals.ts';
import type { Locale } from '#domain/locale.ts';
import { readOrderNumber } from '#domain/order/order.ts';
import type { Declaration } from '#domain/order/withdrawal.ts';
import { type TooOften, takeInNameOf, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';

export type Declared =
  | { ok: true; declaredAt: Date }
  /** This client, or somebody in the name of this mailbox, has declared too much lately (decisions/0009). */
  | TooOften;

/** A declaration as its form was confirmed. */
interface Confirmed {
  /** Of the form, a UUID: confirmed twice it is one declaration. */
  id: string;
  declaration: Declaration;
  /** The positions of the lines that were ticked, of the order whose page the customer came from. */
  lines: readonly number[];
  locale: Locale;
  /** From where it comes, as limits count it. */
  client: string;
  /** Of the order's page, where the customer came from there; it shows that the order is theirs. */
  token: string;
}

/**
 * Takes a declaration of withdrawal: it is stored with the moment at which it came, whatever it is worth
 * (rules 51). Its order is looked up by a job, so neither the answer nor its time tells whether there is one.
 */
export async function declareWithdrawal(
  { db, limits, clock }: Pick<Services, 'db' | 'limits' | 'clock'>,
  { id, declaration, lines, locale, client, token }: Confirmed,
): Promise<Declared> {
  const { email, number } = declaration;
  const stored = await findWithdrawal(db, id);
  if (stored) return { ok: true, declaredAt: stored.declaredAt };
  const allowance = await takeInNameOf(limits, 'withdrawal', { client, email });
  if (!allowance.ok) return tooOften(allowance);
  const known = await findOrderRowByToken(db, token);
  const orderId = known?.number === readOrderNumber(number) ? (known?.id ?? null) : null;
  const declaredAt = clock();
  const isNew = await db.transaction(async (tx) => {
    const meant = orderId === null ? [] : await linesOf(tx, { orderId, lines, ...declaration });
    const row = { ...declaration, id, locale, declaredAt, orderId, lines: meant };
    if (!(await insertWithdrawal(tx, row))) return false;
    await addJob(tx, 'take-withdrawal', { withdrawalId: id }, { key: `withdrawal-${id}` });
    return true;
  });
  const earlier = isNew ? undefined : await findWithdrawal(db, id);
  return { ok: true, declaredAt: earlier?.declaredAt ?? declaredAt };
}

/** Those of the ticked lines that the order has, each once; none where its words name the whole order. */
async function linesOf(
  tx: Transaction,
  { orderId, lines, part }: { orderId: string; lines: readonly number[]; part: string },
): Promise<number[]> {
  if (part === '') return [];
  const ordered = await listOrderLines(tx, orderId);
  return ordered.map(({ position }) => position).filter((position) => lines.includes(position));
}
