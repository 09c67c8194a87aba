import { z } from 'zod';
import { formatMoney } from '#domain/money.ts';
import { announceEvent } from './events.ts';
import type { Action, KeyedCall } from './idempotency.ts';
import { claimKey } from './idempotency.ts';
import type { StoredRefund, StoredSession } from './objects.ts';
import { chargeObject, newId, refundObject, totalOf } from './objects.ts';
import type { refundListRequest } from './parameters.ts';
import { checkParameters, refundRequest } from './parameters.ts';
import { findSession } from './sessions.ts';
import type { Store } from '#test-checkout/store.ts';
import { run } from '#test-checkout/store.ts';
import type { FormFields } from './wire.ts';
import { Refusal } from './wire.ts';

/** Prepares the refund of a payment or of a part of it. @throws Refusal where less is left than is asked */
export async function newRefund(
  store: Store,
  call: KeyedCall,
  fields: FormFields,
): Promise<Action> {
  const {
    payment_intent: paymentId,
    amount: asked,
    metadata,
  } = checkParameters(refundRequest, fields);
  const session = await findSession(store, { paymentId });
  if (!session) {
    throw new Refusal(`No such payment_intent: '${paymentId}'`, {
      status: 404,
      code: 'resource_missing',
      param: 'payment_intent',
    });
  }
  const amount = refundable(session, paymentId, asked);
  const refund = { id: newId('re'), paymentId, amount, metadata: metadata ?? {} };
  const answer = refundObject(refund);
  return { answer, commit: () => storeRefund(store, call, session, refund) };
}

/**
 * How much to refund for the sum that is asked for, or for none.
 * @throws Refusal
 */
function refundable(session: StoredSession, paymentId: string, asked: number | undefined): number {
  if (session.paymentState !== 'succeeded') {
    throw new Refusal(`PaymentIntent ${paymentId} does not have a successful charge to refund.`);
  }
  const left = totalOf(session.request) - session.refunded;
  if (left <= 0) {
    throw new Refusal(`Charge of ${paymentId} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = asked ?? left;
  if (amount <= left) return amount;
  const [much, most] = [amount, left].map((haler) => formatMoney('en', haler));
  throw new Refusal(
    `Refund amount (${much}) is greater than unrefunded amount on charge (${most})`,
    {
      param: 'amount',
    },
  );
}

/** Makes the refund unless the key is taken, or the session has changed since what is left was counted. */
async function storeRefund(
  store: Store,
  call: KeyedCall,
  session: StoredSession,
  refund: StoredRefund,
): Promise<boolean> {
  const { id, paymentId, amount, metadata } = refund;
  const charge = chargeObject({ ...session, refunded: session.refunded + amount });
  const made = await run(
    store.sql,
    (bind) => `with counted as (
        update test_checkout.session set version = version + 1
        where id = ${bind(session.id)} and version = ${bind(session.version)} returning id
      ), ${claimKey(bind, store, call, refundObject(refund), 'counted')}, changed as (
        insert into test_checkout.refund (id, payment_id, amount, metadata)
        select ${bind(id)}::text, ${bind(paymentId)}::text, ${bind(amount)}::bigint,
          ${bind(JSON.stringify(metadata))}::jsonb
        from claimed returning id
      ), ${announceEvent(bind, store, 'charge.refunded', charge)}
      select id from changed`,
  );
  return made.length > 0;
}

const refundRow = z.object({
  id: z.string(),
  amount: z.coerce.number(),
  metadata: z.record(z.string(), z.string()),
});

/** The refunds of a payment, the newest first. */
export async function listRefunds(
  store: Store,
  { payment_intent: paymentId, limit = 10 }: z.infer<typeof refundListRequest>,
): Promise<object> {
  const rows = await run(
    store.sql,
    (bind) => `select id, amount, metadata from test_checkout.refund
      where payment_id = ${bind(paymentId)} order by seq desc limit ${bind(limit + 1)}`,
  );
  const refunds = rows.map((row) => ({ ...refundRow.parse(row), paymentId }));
  return {
    object: 'list',
    url: '/v1/refunds',
    has_more: refunds.length > limit,
    data: refunds.slice(0, limit).map(refundObject),
  };
}
