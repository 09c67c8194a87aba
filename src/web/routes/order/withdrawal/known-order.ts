import type { RouterContextProvider } from 'react-router';
import { countedLineName } from '#content/catalogue/package-name.ts';
import { type Order, findOrderByToken } from '#database/orders.ts';
import type { Declaration } from '#domain/order/withdrawal.ts';
import { isForPerson } from '#domain/order/settling.ts';
import { endsLines, meantLines } from '#domain/order/withdrawn-lines.ts';
import { shopOf } from '#web/frame/context.ts';
import { noteAway } from '#web/frame/failure.ts';
import type { Locale } from '#domain/locale.ts';
import type { LineChoices } from './chosen-lines.ts';

export interface KnownOrder {
  /** The form with what the order says. */
  typed: Declaration;
  /** What was ordered, row by row. */
  items: string[];
  number: number;
  /** Those of its lines that nobody has withdrawn from yet. */
  choices: LineChoices;
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
      items: lines.map((line) => countedLineName(line, locale)),
      number,
      choices: choicesOf(order, locale),
      withdrawnAt: withdrawals.at(-1)?.declaredAt,
    };
  } catch (error) {
    noteAway(context, error);
    return undefined;
  }
}

/** A declaration that names lines, or all of them, and waits or has ended them, leaves nothing of them. */
function choicesOf({ lines, withdrawals }: Order, locale: Locale): LineChoices {
  const gone = new Set(
    withdrawals
      .filter((each) => endsLines(each) || (each.settlement === null && isForPerson(each.outcome)))
      .flatMap((each) => meantLines(each, lines) ?? []),
  );
  const left = lines.filter((line) => !gone.has(line));
  return {
    lines: left.map((line) => ({ position: line.position, name: countedLineName(line, locale) })),
    isWhole: left.length === lines.length,
  };
}
