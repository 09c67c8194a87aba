import type { Transaction } from '#database/client.ts';
import { findOrderRowByToken, listOrderLines } from '#database/orders.ts';
import { addJob } from '#database/queue/jobs.ts';
import { type WithdrawalRow, findWithdrawal, insertWithdrawal } from '#database/withdrawals.ts';
import type { Locale } from '#domain/locale.ts';
import { readOrderNumber } from '#domain/order/order.ts';
import type { Declaration } from '#domain/order/withdrawal.ts';
import { type TooOften, takeInNameOf, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';

/** A declaration as it was stored, whatever else came under its id since. */
export type StoredDeclaration = Declaration & Pick<WithdrawalRow, 'declaredAt' | 'lines'>;

export type Declared =
  | { ok: true; stored: StoredDeclaration }
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
export async function declareWithdrawal(services: Needed, confirmed: Confirmed): Promise<Declared> {
  const { id } = confirmed;
  const running =
    underWay.get(id) ?? storeOnce(services, confirmed).finally(() => underWay.delete(id));
  underWay.set(id, running);
  return running;
}

/** What is being stored, by its id: the same form sent many times at once is counted and stored once. */
const underWay = new Map<string, Promise<Declared>>();

type Needed = Pick<Services, 'db' | 'limits' | 'clock'>;

async function storeOnce(
  { db, limits, clock }: Needed,
  { id, declaration, lines, locale, client, token }: Confirmed,
): Promise<Declared> {
  const { email, number } = declaration;
  const stored = await findWithdrawal(db, id);
  if (stored) return { ok: true, stored };
  const allowance = await takeInNameOf(limits, 'withdrawal', { client, email });
  if (!allowance.ok) {
    // Another replica may have stored it meanwhile.
    const since = await findWithdrawal(db, id);
    return since ? { ok: true, stored: since } : tooOften(allowance);
  }
  const known = await findOrderRowByToken(db, token);
  const orderId = known?.number === readOrderNumber(number) ? (known?.id ?? null) : null;
  const declaredAt = clock();
  const written = await db.transaction(async (tx) => {
    const meant = orderId === null ? [] : await linesOf(tx, { orderId, lines, ...declaration });
    const row = { ...declaration, id, locale, declaredAt, orderId, lines: meant };
    if (await insertWithdrawal(tx, row))
      await addJob(tx, 'take-withdrawal', { withdrawalId: id }, { key: `withdrawal-${id}` });
    return row;
  });
  return { ok: true, stored: (await findWithdrawal(db, id)) ?? written };
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
