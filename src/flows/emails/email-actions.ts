import { recordChange } from '#database/audit/audit.ts';
import {
  findEmail,
  enqueueAgain,
  enqueueSentAgain,
  setEmailAside,
} from '#database/emails/emails.ts';
import { addEntries } from '#database/orders/order-work.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { readEmail } from '#domain/customer/email-address.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { hasRight } from '#domain/admin/rights.ts';
import { mayBeSentAgain } from '#domain/emails/email-kind.ts';
import { isUuid } from '#domain/uuid.ts';
import { isOrderEmail } from '#emails/registry.ts';
import type { Services } from '#flows/services.ts';
import {
  type OrderChange,
  type OrderUnknown,
  underLock,
  scheduleAction,
} from '#flows/orders/under-lock.ts';

type Done = { ok: true } | { ok: false; problem: 'row-gone' };

/**
 * Tries an e-mail again that was refused, or that has not left the house for long. It was owed before anybody
 * pressed the button, so it goes at once; the same row is sent, under the same Message-ID.
 */
export async function retryEmail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  operator: Pick<Operator, 'id'>,
): Promise<Done> {
  if (!isUuid(id)) return { ok: false, problem: 'row-gone' };
  return db.transaction(async (tx): Promise<Done> => {
    const email = await findEmail(tx, id);
    if (!email || !(await enqueueAgain(tx, id))) return { ok: false, problem: 'row-gone' };
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'email-retried',
      subject: email.orderId ?? id,
      before: { isRefused: email.refusal !== null },
      after: { email: id, kind: email.kind },
      at: clock(),
    });
    return { ok: true };
  });
}

/**
 * Notes that an e-mail that has not gone out need not be sent any more: the customer was told in another way.
 * @param reason why, in the words of that person; null where nobody asks for any
 */
export async function leaveEmail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  operator: Pick<Operator, 'id'>,
  reason: string | null = null,
): Promise<Done> {
  if (!isUuid(id)) return { ok: false, problem: 'row-gone' };
  return db.transaction(async (tx): Promise<Done> => {
    const at = clock();
    const email = await findEmail(tx, id);
    if (!email || !(await setEmailAside(tx, id, { at, reason })))
      return { ok: false, problem: 'row-gone' };
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'email-set-aside',
      subject: email.orderId ?? id,
      after: { email: id, kind: email.kind },
      ...(reason !== null && { personalAfter: { reason } }),
      at,
    });
    return { ok: true };
  });
}

export type SentAnyAgain =
  | { ok: true; id: string }
  | { ok: false; problem: 'row-gone' | 'email-too-often' };

/**
 * Sends an e-mail about a message or a withdrawal once more, to whom it was for: under a Message-ID of its own, or
 * a mail server would take it for the one that it has. It tells nothing that was not told before, so it goes at once. One e-mail has 20 a day.
 */
export async function sendAnyAgain(
  { db, clock, limits }: Pick<Services, 'db' | 'clock' | 'limits'>,
  id: string,
  operator: Pick<Operator, 'id'>,
): Promise<SentAnyAgain> {
  const found = isUuid(id) ? await findEmail(db, id) : undefined;
  if (!found || !mayBeSentAgain(found)) return { ok: false, problem: 'row-gone' };
  const allowance = await limits.take('email-again', id);
  if (!allowance.ok) return { ok: false, problem: 'email-too-often' };
  return db.transaction(async (tx): Promise<SentAnyAgain> => {
    const sent = await enqueueSentAgain(tx, id);
    if (sent === undefined) return { ok: false, problem: 'row-gone' };
    const after = { email: sent, kind: found.kind };
    const change = { action: 'email-sent-again', subject: sent, after } as const;
    await recordChange(tx, { operatorId: operator.id, ...change, at: clock() });
    return { ok: true, id: sent };
  });
}

export type SentAgain =
  | { ok: true }
  | OrderUnknown
  | {
      ok: false;
      /** `email-waits`: it is still to be sent for the first time. */
      problem:
        | 'email-unknown'
        | 'email-invalid'
        | 'email-waits'
        | 'email-too-often'
        /** Its private link would go to another mailbox than the customer's. */
        | 'email-elsewhere';
    };

export interface SendingAgain extends Omit<OrderChange, 'seen' | 'operator'> {
  operator: Pick<Operator, 'id' | 'name' | 'role'>;
  /** Of the form that was sent, under which the e-mail waits that can be taken back. A UUID. */
  id: string;
  /** The e-mail that went out, or was refused. */
  emailId: string;
  /** Another mailbox, as it was typed; empty for the usual one. */
  to: string;
}

/**
 * Sends an e-mail of an order once more, to its mailbox or to another one: the facts are those of today. It
 * waits for some seconds in which it can be taken back; the history says who sent it, for the shop alone. An
 * order has 20 a day. Who reads it holds the link that acts as the customer, money included, so to another mailbox
 * than the customer's it is sent by who decides on money.
 */
export async function sendAgain(
  services: Pick<Services, 'db' | 'clock' | 'limits'>,
  { id, emailId, to: input, ...change }: SendingAgain,
): Promise<SentAgain> {
  const { db, limits } = services;
  const { orderId, operator } = change;
  const found = isUuid(emailId) ? await findEmail(db, emailId) : undefined;
  if (!found || found.orderId !== orderId || !isOrderEmail(found.kind))
    return { ok: false, problem: 'email-unknown' };
  const { kind } = found;
  if (!found.sentAt && found.refusal === null) return { ok: false, problem: 'email-waits' };
  const address = cleanText(input);
  const to = address === '' ? (found.toAddress ?? undefined) : readEmail(address);
  if (address !== '' && to === undefined) return { ok: false, problem: 'email-invalid' };
  const allowance = await limits.take('email-again', orderId);
  if (!allowance.ok) return { ok: false, problem: 'email-too-often' };
  return underLock(services, { ...change, seen: undefined }, async (tx, { order, at }) => {
    const isElsewhere = address !== '' && to !== order.email;
    if (isElsewhere && !hasRight(operator.role, 'money'))
      return { ok: false, problem: 'email-elsewhere' } as const;
    const { isNew } = await scheduleAction(tx, {
      id,
      orderId,
      operator,
      request: {
        kind: 'emails',
        emails: [kind],
        refundId: found.refundId ?? undefined,
        aboutId: found.aboutId ?? undefined,
        to,
        repeat: 'copy',
        needs: isElsewhere ? 'money' : undefined,
      },
      at,
    });
    if (isNew) {
      const by = { actor: 'operator', person: operator.name, at } as const;
      await addEntries(tx, [{ orderId, kind: 'email-again', text: kind, ...by }]);
    }
    return { ok: true };
  });
}
