import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/time/calendar.ts';
import { listOrders, onlyOrder, query } from '#tests/stage/books.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Page } from '#tests/stage/visitor.ts';

let now: Date;
let shop: TestShop;

beforeEach(async () => {
  now = new Date();
  shop = await createTestShop({ clock: () => now });
});
afterEach(() => shop.close());

async function keep(at: Date, isCompared = true): Promise<void> {
  now = at;
  await query(shop, `delete from reconciliations`);
  const compared = `insert into reconciliations select 'checkouts of thirty days', $1 where $2`;
  await query(shop, compared, [at, isCompared]);
  await query(shop, `select graphile_worker.add_job('keep-retention')`);
  await shop.workOnce();
}

async function countOf(table: string): Promise<number> {
  return (await query(shop, `select from ${table}`)).length;
}

async function visit(address: string): Promise<Page> {
  const visitor = shop.visitor();
  return visitor.follow(await visitor.get(address));
}

async function paidOrder(): Promise<string> {
  const visitor = shop.visitor();
  await pay(visitor, await placeOrder(visitor));
  await shop.workOnce();
  return (await onlyOrder(shop)).id;
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
const plus = (days: number) => (at: Date) => later(at, days * DAY_MS);
const years = (count: number) => (at: Date) =>
  new Date(new Date(at).setUTCFullYear(at.getUTCFullYear() + count));

interface Kind {
  /** Makes a record of this moment. */
  make(at: Date): Promise<unknown>;
  /** The last moment at which it is still kept. */
  until(at: Date): Date;
  /** Records that are left. */
  left(): Promise<number>;
}

const message = (at: Date) =>
  query(
    shop,
    `with made as (
      insert into messages (id, kind, locale, name, email, phone, company, service, message, created_at, changed_at, opened_at)
      values (gen_random_uuid(), 'contact', 'cs', 'Jana', 'jana@example.cz', '', '', '', 'Dobrý den', $1, $1, $1)
      returning id)
    insert into emails (id, message_id, kind, sent_at)
    select gen_random_uuid(), id, 'order-paid-shop', now() from made`,
    [at],
  );

const kinds: Record<string, Kind> = {
  'an order that nobody paid': {
    async make(at) {
      await placeOrder(shop.visitor());
      await query(
        shop,
        `with ended as (update checkouts set expires_at = $1)
        update orders set state = 'expired', created_at = $1`,
        [at],
      );
    },
    until: plus(30),
    left: async () => Math.max(await countOf('orders'), await countOf('order_lines')),
  },
  'an old unpaid order whose checkout was open until lately': {
    async make(at) {
      await placeOrder(shop.visitor());
      await query(
        shop,
        `with ended as (update checkouts set expires_at = $1)
        update orders set created_at = $1::timestamptz - interval '90 days'`,
        [at],
      );
    },
    until: plus(3),
    left: () => countOf('orders'),
  },
  'the page of an order': {
    async make(at) {
      await paidOrder();
      await query(shop, 'update orders set created_at = $1, paid_at = $1', [at]);
    },
    until: years(2),
    left: () => countOf('order_events'),
  },
  'an enquiry': { make: message, until: years(2), left: () => countOf('messages') },
  'the note of a sent e-mail': {
    async make(at) {
      const orderId = await paidOrder();
      await query(shop, `delete from emails where kind <> 'order-paid-shop'`);
      await query(shop, 'update emails set sent_at = $1', [at]);
      await query(shop, 'update orders set paid_at = $2 where id = $1', [orderId, years(1)(at)]);
    },
    until: years(2),
    left: () => countOf('emails'),
  },
  'an e-mail in the outbox': {
    async make(at) {
      await paidOrder();
      await query(shop, 'update outbox.email set kept_at = $1', [at]);
      await query(shop, 'update orders set paid_at = $1', [years(1)(at)]);
    },
    until: years(2),
    left: () => countOf('outbox.email'),
  },
  'a notification of the provider': {
    make: (at) => query(shop, `insert into payment_events values ('evt_1', $1)`, [at]),
    until: plus(90),
    left: () => countOf('payment_events'),
  },
  'a limit': {
    make: (at) => query(shop, `insert into rate_limits values ('k', 1, $1)`, [at.getTime()]),
    until: (at) => at,
    left: () => countOf('rate_limits'),
  },
};

describe('what is no longer needed', () => {
  it.each(Object.entries(kinds))('goes, and not a moment sooner: %s', async (_, kind) => {
    const at = new Date('2026-02-10T10:00:00.500Z');
    await kind.make(at);
    const until = kind.until(at);
    await keep(until);
    expect(await kind.left()).toBeGreaterThan(0);
    await keep(later(until, 1));
    expect(await kind.left()).toBe(0);
  });

  it('goes however much there is of it', async () => {
    await query(
      shop,
      `insert into payment_events select 'evt_' || i, now() from generate_series(1, 10700) i`,
    );
    await keep(later(now, 91 * DAY_MS));
    expect(await countOf('payment_events')).toBe(0);
  });
});

describe('what is needed stays', () => {
  it('an unpaid order with money that did not fit', async () => {
    await placeOrder(shop.visitor());
    await query(
      shop,
      `insert into payment_anomalies (kind, order_id, checkout_id, detail, noticed_at)
       select 'wrong-amount', order_id, checkout_id, '', now() from checkouts`,
    );
    await keep(later(now, 300 * DAY_MS));
    expect(await countOf('orders')).toBe(1);
  });

  it('an unpaid order of a restored shop, until the provider was asked for its payment', async () => {
    await placeOrder(shop.visitor());
    await keep(later(now, 300 * DAY_MS), false);
    expect(await countOf('orders')).toBe(1);
    await keep(now);
    expect(await countOf('orders')).toBe(0);
  });

  it('a paid order that was canceled, and every other that was ever paid', async () => {
    await paidOrder();
    for (const state of ['paid', 'delivering', 'completed', 'canceled', 'refunded']) {
      await query(shop, 'update orders set state = $1', [state]);
      await keep(later(now, 31 * DAY_MS));
      expect(await countOf('order_events')).toBeGreaterThan(0);
    }
  });

  it('the accounts of an order whose page is closed', async () => {
    await paidOrder();
    const { token, total } = await onlyOrder(shop);
    const address = `/objednavky/${token}`;
    expect((await visit(address)).status).toBe(200);
    await keep(later(now, 2 * 366 * DAY_MS));
    expect((await visit(address)).status).toBe(404);
    expect(await onlyOrder(shop)).toMatchObject({
      total,
      name: 'Žofie Říhová',
      phone: '',
      note: '',
      token: expect.stringMatching(/^closed-/),
    });
    expect(await query(shop, 'select target_label, target_url from order_lines')).toEqual([
      { target_label: '', target_url: '' },
    ]);
    expect(await countOf('invoices')).toBe(1);
    expect((await visit(`/objednavky/${(await onlyOrder(shop)).token}`)).status).toBe(404);
  });
});

describe('orders and invoices', () => {
  /** An order of a moment long ago, with its invoice; the trigger goes by the clock of the database. */
  async function account(at: string, creditNoteAt?: string): Promise<void> {
    await paidOrder();
    await query(shop, 'alter table invoices disable trigger user');
    await query(shop, 'update invoices set issued_at = $1', [at]);
    await query(shop, 'update orders set created_at = $1, paid_at = $1', [at]);
    if (creditNoteAt) {
      await query(
        shop,
        `insert into invoices (number, kind, order_id, issued_at, snapshot)
         select 'C1', 'credit-note', order_id, $1, snapshot from invoices`,
        [creditNoteAt],
      );
    }
    await query(shop, 'alter table invoices enable trigger user');
  }
  const left = async () => [(await listOrders(shop)).length, await countOf('invoices')];

  it('are kept for ten years after the end of their year in Prague', async () => {
    await account('2015-03-01T12:00:00Z');
    await keep(new Date('2025-12-31T22:59:59.999Z'));
    expect(await left()).toEqual([1, 1]);
    expect(await countOf('storage.file')).toBe(1);
    await keep(new Date('2025-12-31T23:00:00Z'));
    expect(await left()).toEqual([0, 0]);
    expect(await countOf('storage.file')).toBe(0);
  });

  it.each([
    ['2015-12-31T22:59:59.999Z', 0],
    ['2015-12-31T23:00:00Z', 1],
  ])('of the turn of a year belong to the year of Prague: %s', async (at, kept) => {
    await account(at);
    await keep(new Date('2026-06-01T12:00:00Z'));
    expect(await left()).toEqual([kept, kept]);
  });

  it('stay together until the latest of them may go', async () => {
    await account('2015-12-30T12:00:00Z', '2016-01-02T12:00:00Z');
    await keep(new Date('2026-06-01T12:00:00Z'));
    expect(await left()).toEqual([1, 2]);
  });
});
