import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { countedLineName } from '#content/catalogue/package-name.ts';
import { type Order, findOrderByToken } from '#database/orders/orders.ts';
import { type Declaration, declarationLimits } from '#domain/withdrawals/withdrawal.ts';
import { isForPerson } from '#domain/after-sales/complaint.ts';
import { endsLines, meantLines } from '#domain/withdrawals/withdrawn-lines.ts';
import { shopOf } from '#web/frame/context.ts';
import { recordAway } from '#web/frame/failure.ts';
import type { Locale } from '#domain/locale.ts';
import { findWithdrawal } from '#database/orders/withdrawals.ts';
import { isUuid } from '#domain/uuid.ts';
import { addresses } from '#domain/addresses.ts';
import { MAX_LINES } from '#domain/order/cart.ts';
import { KEPT } from '#domain/shop/retention.ts';
import type { CookieNaming } from '#web/cookies/cookie-naming.ts';
import { readJsonCookie, writeJsonCookie } from '#web/cookies/json-cookie.ts';
import type { LineChoices } from './view.ts';

export interface KnownOrder {
  /** The form with what the order says. */
  input: Declaration;
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
      input: { name, email, number: String(number), part: '', reason: '' },
      items: lines.map((line) => countedLineName(line, locale)),
      number,
      choices: choicesOf(order, locale),
      withdrawnAt: withdrawals.at(-1)?.declaredAt,
    };
  } catch (error) {
    recordAway(context, error);
    return undefined;
  }
}

/** A declaration that names lines, or all of them, and waits or has ended them, leaves nothing of them. */
function choicesOf({ lines, withdrawals }: Order, locale: Locale): LineChoices {
  const gone = new Set(
    withdrawals
      .filter((each) => endsLines(each) || (each.resolution === null && isForPerson(each.outcome)))
      .flatMap((each) => meantLines(each, lines) ?? []),
  );
  const left = lines.filter((line) => !gone.has(line));
  return {
    lines: left.map((line) => ({ position: line.position, name: countedLineName(line, locale) })),
    isWhole: left.length === lines.length,
  };
}

/**
 * Whether a declaration of this id has come: anybody may open the address of the last step, and whoever reads there
 * that it has come relies on it. Where nobody can be asked, the id speaks for it: the answer to the form brought it.
 */
export async function isDeclared(
  context: Readonly<RouterContextProvider>,
  id: string | null,
): Promise<boolean> {
  if (id === null || !isUuid(id)) return false;
  try {
    return (await findWithdrawal(shopOf(context).services.db, id)) !== undefined;
  } catch (error) {
    recordAway(context, error);
    return true;
  }
}

/** More than any token has; what is longer was made by hand. */
const TOKEN_MOST = 64;

const { name, number, email, part, reason } = declarationLimits;

const draftShape = z.object({
  id: z.uuid(),
  /** The token of the order's page, where the customer came from there; empty elsewhere. */
  order: z.string().max(TOKEN_MOST),
  name: z.string().max(name),
  number: z.string().max(number),
  email: z.string().max(email),
  part: z.string().max(part),
  reason: z.string().max(reason),
  /** The positions of the lines that were ticked. */
  lines: z.array(z.int().nonnegative()).max(MAX_LINES),
  /** When it was confirmed, as milliseconds; null until then. */
  declaredAt: z.number().nullable(),
});

/** A declaration on its way from the form to the confirmation, and to the page that says it has come. */
export type WithdrawalDraft = z.infer<typeof draftShape>;

/** It lies with the browser alone until it is confirmed (decisions/0016). */
const optionsIn = (locale: Locale) => ({
  name: 'withdrawal',
  path: addresses.withdrawal.path[locale],
  maxAge: KEPT.withdrawalDraftHours * 60 * 60,
  isForServer: true,
});

/** The cookie line that keeps a draft; undefined where it is too large for one. */
export function writeWithdrawalDraft(
  draft: WithdrawalDraft,
  locale: Locale,
  naming: CookieNaming,
): string | undefined {
  const order = draft.order.slice(0, TOKEN_MOST);
  return writeJsonCookie(optionsIn(locale), { ...draft, order }, naming);
}

/** The draft of a Cookie header, or undefined. */
export function readWithdrawalDraft(
  header: string | null,
  locale: Locale,
  naming: CookieNaming,
): WithdrawalDraft | undefined {
  return draftShape.safeParse(readJsonCookie(header, optionsIn(locale), naming)).data;
}
