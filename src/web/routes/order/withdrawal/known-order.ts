import type { RouterContextProvider } from 'react-router';
import { lineName } from '#content/catalogue/package-name.ts';
import { findOrderByToken } from '#database/orders.ts';
import type { Declaration } from '#domain/order/withdrawal.ts';
import { shopOf } from '#web/frame/context.ts';
import { noteAway } from '#web/frame/failure.ts';

export interface KnownOrder {
  /** The form with what the order says. */
  typed: Declaration;
  /** What was ordered, row by row. */
  items: string[];
  number: number;
  /** When the latest withdrawal from it came; undefined where none has. */
  withdrawnAt: Date | undefined;
}

/**
 * The order behind a private link, whose owner need not type what it says. Undefined where there is none,
 * or nobody can be asked: the form works without it.
 */
export async function findKnownOrder(
  context: Readonly<RouterContextProvider>,
  token: string,
): Promise<KnownOrder | undefined> {
  if (token === '') return undefined;
  const { services, locale } = shopOf(context);
  try {
    const order = await findOrderByToken(services.db, token);
    if (!order) return undefined;
    const { name, email, number, lines, withdrawals } = order;
    return {
      typed: { name, email, number: String(number), part: '', reason: '' },
      items: lines.map((line) => `${line.quantity}\u00a0× ${lineName(line, locale)}`),
      number,
      withdrawnAt: withdrawals.at(-1)?.declaredAt,
    };
  } catch (error) {
    noteAway(context, error);
    return undefined;
  }
}
