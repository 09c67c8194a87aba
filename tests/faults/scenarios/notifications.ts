import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { buyAndLeave, order, press } from '#tests/faults/customers.ts';
import { type Scenario, sentinel } from '#tests/faults/scenario.ts';
import { type Stage, everythingTold } from '#tests/faults/stage.ts';

const COMPLETED = 'checkout.session.completed';
const EXPIRED = 'checkout.session.expired';

interface Event extends Record<string, unknown> {
  data: { object: Record<string, unknown> };
}

/** What the provider has said so far, oldest first. */
async function listEvents({ providerRows }: Stage, type: string): Promise<Event[]> {
  const rows = await providerRows(
    'select body from test_checkout.event where type = $1 order by seq',
    [type],
  );
  return rows.map(({ body }) => body as Event);
}

/** Another message about the same checkout. */
function alike(event: Event, type: string, change: object = {}): string {
  const object = { ...event.data.object, ...change };
  return JSON.stringify({ ...event, id: `evt_${randomUUID()}`, type, data: { object } });
}

const expiry = { status: 'expired', payment_status: 'unpaid', payment_intent: null };

const tenfold: Scenario = {
  fault: 'F12',
  name: 'each notification ten times at once, the newest first',
  async run({ provider, customers }) {
    await provider.control({ duplicates: 9, reorder: true, hold: true });
    await Promise.all(customers(6).map(buyAndLeave));
    await provider.control({ hold: false });
    return { tries: 60, sales: 6 };
  },
};

const expiredAfterPaid: Scenario = {
  fault: 'F12',
  name: 'the expiry is told after the payment',
  async run(stage) {
    await Promise.all(stage.customers(3).map(buyAndLeave));
    const events = await listEvents(stage, COMPLETED);
    for (const event of events) {
      const body = alike(event, EXPIRED, expiry);
      assert.equal(await stage.provider.forge({ body }), 200);
    }
    return { tries: events.length, sales: 3 };
  },
};

const expiredBeforePaid: Scenario = {
  fault: 'F12',
  name: 'the expiry is told before the payment',
  async run(stage) {
    const { provider, books } = stage;
    await provider.control({ hold: true });
    await Promise.all(stage.customers(3).map(buyAndLeave));
    const events = await listEvents(stage, COMPLETED);
    for (const event of events) {
      assert.equal(await provider.forge({ body: alike(event, EXPIRED, expiry) }), 200);
    }
    assert.deepEqual(await books('select distinct state from orders'), [{ state: 'expired' }]);
    await provider.control({ hold: false });
    return { tries: events.length, sales: 3 };
  },
};

const refundBeforePayment: Scenario = {
  fault: 'F12',
  name: 'a refund is told before its payment; the hourly comparison finds it',
  async run(stage) {
    const { provider } = stage;
    await provider.control({ hold: true });
    await Promise.all(stage.customers(2).map(buyAndLeave));
    const payments = await stage.providerRows('select payment_id from test_checkout.session');
    for (const { payment_id: id } of payments) {
      const response = await fetch(`${provider.origin}/v1/refunds`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${provider.env['STRIPE_SECRET_KEY']}` },
        body: new URLSearchParams({ payment_intent: String(id) }),
      });
      assert.equal(response.status, 200);
    }
    await provider.control({ reorder: true, hold: false });
    await everythingTold(stage);
    await stage.compareLists();
    const anomalies = payments.map(() => 'refunded-elsewhere');
    return { tries: payments.length, sales: 2, refunds: 2, anomalies };
  },
};

const DAYS = 3;

const late: Scenario = {
  fault: 'F12',
  name: `the payment is told ${DAYS} days late, and nobody has asked`,
  async run(stage) {
    const { provider, books, providerRows } = stage;
    await provider.control({ hold: true });
    await Promise.all(stage.customers(2).map(buyAndLeave));
    const past = `- interval '${DAYS} days'`;
    await books(`with placed as (update orders set created_at = created_at ${past})
      update checkouts set expires_at = expires_at ${past}`);
    await providerRows(`update test_checkout.session set created_at = created_at ${past},
      expires_at = expires_at ${past}`);
    await provider.control({ hold: false });
    return { tries: 2, sales: 2 };
  },
};

const never: Scenario = {
  fault: 'F12',
  name: 'no notification ever comes; the look at the order finds the payment',
  async run({ provider, customers, passTime }) {
    await provider.control({ hold: true });
    await Promise.all(customers(4).map(buyAndLeave));
    await passTime();
    return { tries: 4, sales: 4, held: true };
  },
};

const forged: Scenario = {
  fault: 'F13',
  name: 'forged: another secret, an old signature, the other mode, no JSON, an unknown event',
  async run(stage) {
    const { provider, books } = stage;
    const honest = stage.customer();
    await buyAndLeave(honest);
    await everythingTold(stage);
    const [event] = await listEvents(stage, COMPLETED);
    assert.ok(event);
    const customer = stage.customer();
    const hosted = await order(customer);
    const id = hosted.split('/').at(-1);
    const [row] = await books(
      'select id, total from orders join checkouts on order_id = id where checkout_id = $1',
      [id],
    );
    const session = { id, client_reference_id: row?.['id'], payment_intent: 'pi_forged' };
    const lie = alike(event, COMPLETED, session);
    const live = JSON.stringify({ ...JSON.parse(lie), livemode: true });
    const seen = await books('select event_id from payment_events');
    assert.equal(await provider.forge({ body: lie, secret: 'whsec_guessed' }), 400);
    assert.equal(await provider.forge({ body: lie, secondsAgo: 400 }), 400);
    assert.equal(await provider.forge({ body: live }), 422);
    assert.equal(await provider.forge({ body: 'no JSON' }), 422);
    assert.equal(await provider.forge({ body: '{"object":"event"}' }), 422);
    assert.deepEqual(await books('select event_id from payment_events'), seen);
    const unknown = { object: { object: 'customer', id: 'cus_1' } };
    const news = { ...event, id: 'evt_news', type: 'customer.created', data: unknown };
    assert.equal(await provider.forge({ body: JSON.stringify(news) }), 200);
    const [order_] = await books('select state from orders where id = $1', [row?.['id']]);
    assert.equal(order_?.['state'], 'pending');
    await press(customer, hosted);
    return { tries: 6, sales: 2 };
  },
};

export const notifications: readonly Scenario[] = [
  sentinel(tenfold),
  expiredAfterPaid,
  expiredBeforePaid,
  refundBeforePayment,
  late,
  never,
  forged,
];
