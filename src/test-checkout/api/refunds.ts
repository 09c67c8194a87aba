import { z } from 'zod';
import { announce } from './events.ts';
import type { Deed, KeyedCall } from './idempotency.ts';
import { claim } from './idempotency.ts';
import { chargeObject, newId, refundObject } from './objects.ts';
import type { refundListRequest } from './parameters.ts';
import { checked, refundRequest } from './parameters.ts';
import { findSession } from './sessions.ts';
import type { Ledger } from '#test-checkout/store.ts';
import { run } from '#test-checkout/store.ts';
import type { FormFields } from './wire.ts';
import { Refusal } from './wire.ts';

/** Prepares the refund of a whole payment. @throws Refusal where there is nothing to give back */
export async function newRefund(
  ledger: Ledger,
  call: KeyedCall,
  fields: FormFields,
): Promise<Deed> {
  const { payment_intent: paymentId } = checked(refundRequest, fields);
  const session = await findSession(ledger, { paymentId });
  if (!session) {
    throw new Refusal(`No such payment_intent: '${paymentId}'`, {
      status: 404,
      code: 'resource_missing',
      param: 'payment_intent',
    });
  }
  if (session.paymentState !== 'succeeded') {
    throw new Refusal(`PaymentIntent ${paymentId} does not have a successful charge to refund.`);
  }
  if (session.refunded) {
    throw new Refusal(`Charge of ${paymentId} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const id = newId('re');
  const answer = refundObject(id, session);
  return {
    answer,
    async commit() {
      const made = await run(
        ledger.sql,
        (bind) => `with ${claim(bind, ledger, call, answer)}, changed as (
            insert into test_checkout.refund (id, payment_id)
            select ${bind(id)}::text, ${bind(paymentId)}::text from claimed returning id
          ), ${announce(bind, ledger, 'charge.refunded', chargeObject({ ...session, refunded: true }))}
          select id from changed`,
      );
      return made.length > 0;
    },
  };
}

const refundRow = z.object({ id: z.string() });

/** The refund of a payment, in a list of one, or an empty list. */
export async function listRefunds(
  ledger: Ledger,
  { payment_intent: paymentId }: z.infer<typeof refundListRequest>,
): Promise<object> {
  const session = await findSession(ledger, { paymentId });
  const rows = await run(
    ledger.sql,
    (bind) => `select id from test_checkout.refund where payment_id = ${bind(paymentId)}`,
  );
  return {
    object: 'list',
    url: '/v1/refunds',
    has_more: false,
    data: session ? rows.map((row) => refundObject(refundRow.parse(row).id, session)) : [],
  };
}
