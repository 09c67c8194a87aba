import { findEmail } from '#database/emails.ts';
import { addEntries } from '#database/order-work.ts';
import { readEmail } from '#domain/customer/email-address.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { hasRight } from '#domain/operator/rights.ts';
import { cleanText } from '#domain/clean-text.ts';
import { isOrderEmail } from '#emails/registry.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';
import { type OrderChange, type OrderUnknown, underLock } from './under-lock.ts';
import { wishLater } from './wish-later.ts';

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
  { id, emailId, to: typed, ...change }: SendingAgain,
): Promise<SentAgain> {
  const { db, limits } = services;
  const { orderId, operator } = change;
  const found = isUuid(emailId) ? await findEmail(db, emailId) : undefined;
  if (!found || found.orderId !== orderId || !isOrderEmail(found.kind))
    return { ok: false, problem: 'email-unknown' };
  const { kind } = found;
  if (!found.sentAt && found.refusal === null) return { ok: false, problem: 'email-waits' };
  const address = cleanText(typed);
  const to = address === '' ? (found.toAddress ?? undefined) : readEmail(address);
  if (address !== '' && to === undefined) return { ok: false, problem: 'email-invalid' };
  const allowance = await limits.take('email-again', orderId);
  if (!allowance.ok) return { ok: false, problem: 'email-too-often' };
  return underLock(services, { ...change, seen: undefined }, async (tx, { order, at }) => {
    const isElsewhere = address !== '' && to !== order.email;
    if (isElsewhere && !hasRight(operator.role, 'money'))
      return { ok: false, problem: 'email-elsewhere' } as const;
    const { isNew } = await wishLater(tx, {
      id,
      orderId,
      operator,
      wish: {
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
