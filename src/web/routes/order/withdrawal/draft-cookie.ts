import { z } from 'zod';
import { addresses } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { MAX_LINES } from '#domain/order/cart.ts';
import { declarationLimits } from '#domain/order/withdrawal.ts';
import { KEPT } from '#domain/retention.ts';
import type { CookieNaming } from '#web/cookies/cookie-naming.ts';
import { readJsonCookie, writeJsonCookie } from '#web/cookies/json-cookie.ts';

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
export function writeDraft(
  draft: WithdrawalDraft,
  locale: Locale,
  naming: CookieNaming,
): string | undefined {
  const order = draft.order.slice(0, TOKEN_MOST);
  return writeJsonCookie(optionsIn(locale), { ...draft, order }, naming);
}

/** The draft of a Cookie header, or undefined. */
export function readDraft(
  header: string | null,
  locale: Locale,
  naming: CookieNaming,
): WithdrawalDraft | undefined {
  return draftShape.safeParse(readJsonCookie(header, optionsIn(locale), naming)).data;
}
