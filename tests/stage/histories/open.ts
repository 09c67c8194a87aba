import type { Order } from '#database/orders/orders.ts';
import { findOrder } from '#database/orders/orders.ts';
import type { AnomalyRow } from '#database/payments/anomalies.ts';
import { listAnomaliesOf } from '#database/orders/admin-order.ts';
import { type OrderAfterSales, listAfterSales } from '#database/orders/after-sales.ts';
import { type PendingActionRow, listPendingActions } from '#database/admin/pending-actions.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { Locale } from '#domain/locale.ts';
import type { Random } from '#tests/hostile/random.ts';
import { query } from '#tests/stage/books.ts';
import { keepSignedIn } from '#tests/stage/busy-acts.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type Program, openProgram } from '#tests/stage/programs.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';
import { type TestReceiver, openReceiver } from '#tests/stage/webhook-receiver.ts';
import { addTo } from '#tests/stage/webhooks.ts';

/** A shop in which one random history after the other is played. */
export interface HistoryShop {
  shop: TestShop;
  time: TestClock;
  owner: SignedIn;
  receiver: TestReceiver;
  close(): Promise<void>;
}

/** The order of a history. */
export interface PlayedOrder {
  id: string;
  number: number;
  /** Of the page of its customer. */
  token: string;
  locale: Locale;
}

/** A history as it is played. */
export interface Playing {
  stage: HistoryShop;
  random: Random;
  order: PlayedOrder;
  /** A program with a token, whose reads and changes nobody else has counted. */
  program: Program;
}

/** Later than any moment at which the tests run: what is planned by the clock of the shop is due once that has come. */
const FIRST_DAY = Date.UTC(2031, 0, 7, 9);
/** Days from one history to the next in the same shop: longer than any lasts. */
const DAYS_BETWEEN = 500;
const DAY_MS = 86_400_000;

export async function openHistoryShop(): Promise<HistoryShop> {
  const time = createClock(new Date(FIRST_DAY));
  const { clock } = time;
  const shop = await createTestShop({ clock, testCheckout: { clock } });
  const receiver = await openReceiver();
  receiver.clock = clock;
  await addTo(shop, receiver);
  await query(
    shop,
    `insert into discount_codes (code, percent, amount) values
       ('ZDARMA', 100, null), ('TRETINA', 33, null), ('DVESTE', null, 20000)`,
  );
  return {
    shop,
    time,
    owner: await signIn(shop, { name: 'Jana Malá' }),
    receiver,
    async close() {
      await shop.close();
      await receiver.close();
    },
  };
}

/** Moves the clock to the day on which a history begins, which does not depend on what was played before it. */
export async function moveToBegin({ shop, time }: HistoryShop, place: number): Promise<void> {
  const beginAt = FIRST_DAY + (place * DAYS_BETWEEN + (place % 7)) * DAY_MS;
  await time.pass(shop, (beginAt - time.clock().getTime()) / 60_000);
  await shop.workOnce();
  await shop.workOnce();
}

/** A token for one history. */
export function newProgram({ shop }: HistoryShop): Promise<Program> {
  return openProgram(shop, { name: 'Sklad' });
}

/** Somebody of the shop as flows know who acts, signed in and proved just now. */
export async function operatorOf({ stage }: Playing): Promise<Operator> {
  const { shop, owner } = stage;
  await keepSignedIn(shop, owner);
  return {
    id: owner.id,
    name: owner.name,
    email: `${owner.id}@example.com`,
    role: 'owner',
    language: 'cs',
    hasShortcuts: true,
    sessionId: owner.sessionId,
    provedAt: shop.services.clock(),
  };
}

/** Everything of an order as the books have it at this moment. */
export interface Books {
  order: Order;
  afterSales: OrderAfterSales;
  /** What still waits to leave the house, or could not leave. */
  intents: PendingActionRow[];
  /** What did not fit its payment, settled or not. */
  anomalies: AnomalyRow[];
  /** The ids of declarations that its customer has made under a wrong number, as long as they are of no order. */
  stray: string[];
  now: Date;
}

/** The number that its customer takes for that of an order by a slip. */
export const wrongNumber = ({ number }: PlayedOrder) => `9${number}`;

export async function readBooks({ stage, order }: Playing): Promise<Books> {
  const { id } = order;
  const { db, clock } = stage.shop.services;
  const found = await findOrder(db, id);
  if (!found) throw new Error(`Order ${id} is gone.`);
  const stray = await query<{ id: string }>(
    stage.shop,
    'select id from withdrawals where order_id is null and order_number = $1',
    [wrongNumber(order)],
  );
  return {
    order: found,
    afterSales: await listAfterSales(db, id),
    intents: await listPendingActions(db, id),
    anomalies: await listAnomaliesOf(db, id),
    stray: stray.map((declared) => declared.id),
    now: clock(),
  };
}
