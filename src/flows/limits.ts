import { mailboxOf } from '#domain/customer/email-address.ts';

/**
 * What is limited (decisions/0009): every form that is posted, reads that cost us or the provider work,
 * and, per hour or longer, actions that cost more than they seem to.
 */
export type LimitName =
  | 'post'
  /** What a cart may still post where others behind its address have used that up; and all such carts. */
  | 'post-own'
  | 'post-reserve'
  /** What operators take back. */
  | 'post-undo'
  /** Posts that do nothing. */
  | 'post-stray'
  /** Reads of the database that the page cache does not answer. */
  | 'table-read'
  | 'article-search'
  /** Questions to the payment provider that views of a page cause. */
  | 'ask-provider'
  /** Orders of one client: who tries stolen cards makes many small ones. */
  | 'order'
  /** Canceling and answering on the page of an order, and opening its checkout again. */
  | 'order-page'
  | 'order-pay'
  /** Asking for the link of an order again. */
  | 'order-link'
  /** E-mails that anybody can have sent to a mailbox: links of orders, and reminders of unpaid ones. */
  | 'order-link-sent'
  | 'reminder-sent'
  /** E-mails of one order that operators send again. */
  | 'email-again'
  /** Copies of messages that anybody can have sent to a mailbox. */
  | 'message-copy-sent'
  /** Writing the review of an invitation, and declining further ones. */
  | 'review'
  /** Declarations of withdrawal; and their acknowledgements to a mailbox where no order fits. */
  | 'withdrawal'
  | 'withdrawal-sent'
  /** Discount codes that do not hold. */
  | 'wrong-code'
  | 'company-look-up'
  | 'message'
  /** Guesses at the doors of the operator's section: by address, and by the account that they are for. */
  | 'operator-sign-in'
  | 'operator-password'
  | 'operator-code-from'
  | 'operator-code'
  | 'operator-code-day'
  | 'operator-proof-from'
  | 'operator-proof'
  /** Links that let somebody in once, by address; what a passkey is to sign; forms that are kept. */
  | 'operator-link'
  | 'operator-challenge'
  | 'operator-kept-form'
  /** Calls of programs (rules 73): those of one token that read and that change, and refused ones by address. */
  | 'program-read'
  | 'program-change'
  | 'program-refused'
  /** Texts and pictures that a program or an operator has made by a call. */
  | 'generate'
  /** In the name of one mailbox: of one client, and of all. */
  | 'order-email'
  | 'order-mailbox'
  | 'withdrawal-email'
  | 'withdrawal-mailbox'
  | 'order-link-email'
  | 'order-link-mailbox'
  | 'message-email'
  | 'message-mailbox';

export type Allowance = { ok: true } | Refused;

interface Refused {
  ok: false;
  retryAfterSeconds: number;
}

/** What a flow answers to somebody who has done too much lately (decisions/0009). */
export interface TooOften extends Refused {
  problem: 'too-often';
}

/** A refusal as the answer of a flow. */
export function tooOften({ retryAfterSeconds }: Refused): TooOften {
  return { ok: false, problem: 'too-often', retryAfterSeconds };
}

/** Counts over all replicas of the shop. */
export interface Limits {
  /**
   * Counts one more use of `limitName` for somebody: a client as `ShopContext.client` names it, or a
   * mailbox. It never fails; while the common count is not available, it counts in this replica.
   * @returns with `taken`, how many uses there are by now
   */
  take(limitName: LimitName, somebody: string): Promise<{ ok: true; taken: number } | Refused>;
  /** Takes back a use that was counted and that does not count after all. It never fails. */
  giveBack(limitName: LimitName, somebody: string): Promise<void>;
}

/** What each allows, in order; the first that refuses decides, and those behind it are not counted. */
async function takeAll(
  limits: Limits,
  asked: readonly (readonly [LimitName, string])[],
): Promise<Allowance> {
  for (const [limitName, somebody] of asked) {
    const allowance = await limits.take(limitName, somebody);
    if (!allowance.ok) return allowance;
  }
  return { ok: true };
}

/** What a client may do in the name of a mailbox however often others have done so. */
const NEVER_REFUSED = 2;

/**
 * Whether a client may still order or write in the name of a mailbox. Anybody can type anybody's address,
 * so each client is counted alone first. The count of all clients leaves out the first two uses of each
 * client and refuses only later ones: strangers cannot lock the owner of a mailbox out.
 * @param email as it was typed
 */
export async function takeInNameOf(
  limits: Limits,
  what: 'order' | 'order-link' | 'withdrawal' | 'message',
  { client, email }: { client: string; email: string },
): Promise<Allowance> {
  const allowance = await limits.take(what, client);
  if (!allowance.ok) return allowance;
  const mailbox = mailboxOf(email);
  const own = await limits.take(`${what}-email`, `${mailbox} ${client}`);
  return own.ok && own.taken > NEVER_REFUSED ? limits.take(`${what}-mailbox`, mailbox) : own;
}

/**
 * Whether the wizard may still be posted. Where an address has used its own up, by one of those who share
 * it, each cart may go on for a while, for as long as there are not too many of them.
 * @param cartId empty where there is no cart yet: all of those count as one
 */
export async function takeWizardPost(
  limits: Limits,
  client: string,
  cartId: string,
): Promise<Allowance> {
  const allowance = await limits.take('post', client);
  if (allowance.ok) return allowance;
  const more = await takeAll(limits, [
    ['post-own', `${client} ${cartId}`],
    ['post-reserve', client],
  ]);
  return more.ok ? more : allowance;
}
