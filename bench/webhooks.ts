import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type Socket, createServer } from 'node:net';
import { pino } from 'pino';
import { openDatabase } from '#database/client.ts';
import { webhookEvents } from '#domain/webhooks/event.ts';
import { addReceiver } from '#flows/webhooks/keep-receivers.ts';
import { WebhookSender } from '#main/services/webhook-sender.ts';
import { query } from '#tests/stage/books.ts';
import type { TestShop } from '#tests/stage/shop.ts';
import { startTestServer } from '#tests/stage/test-server.ts';
import { enqueueMany } from '#tests/stage/webhooks.ts';
import { type Pace, compareInTurn, describePace, keepBusy } from './pace.ts';
import { note, report } from './report.ts';
import { openSaleSteps } from './sale-steps.ts';

const AT_ONCE = 16;
const WARM_UP = 200;
/** An odd number has a median of its own. */
const ROUNDS = 7;
const ORDERS_PER_ROUND = 300;
const DUE_PER_MINUTE = 1000;
const DUE_EVERY_MS = 240;
const LEAST_SHARE = 0.9;
/** As many as the shop gives to its sender. */
const CONNECTIONS = 2;

/**
 * Whether a receiver of webhooks that never answers keeps customers waiting: orders are settled in a shop without
 * receivers and in one whose only receiver hangs while a thousand webhooks a minute fall due to it, the two in turn.
 */
export async function measureWebhooks(): Promise<void> {
  const server = await startTestServer({ durable: true });
  try {
    const alone = await openSettling(server.url);
    const beside = await openSettling(server.url);
    const hanging = await openHangingReceiver();
    const id = await addTo(beside.shop, hanging.url);
    await alone.prepare();
    await beside.prepare();
    let held = 0;
    const { ours, theirs, share } = await compareInTurn(
      ROUNDS,
      async () => {
        const stop = await keepCalling(beside.shop, id, hanging);
        const pace = await beside.settle();
        held = Math.max(held, hanging.held());
        hanging.letGo();
        await stop();
        return pace;
      },
      alone.settle,
    );
    note('settled orders, nobody else is told', describePace(theirs));
    note(`settled orders beside ${held} calls that hang`, describePace(ours));
    report(
      `settled orders beside a receiver that hangs, at ${DUE_PER_MINUTE} webhooks a minute, at least ${LEAST_SHARE}`,
      share.toFixed(2),
      share >= LEAST_SHARE && held > 0,
    );
    await hanging.close();
    await alone.shop.close();
    await beside.shop.close();
  } finally {
    await server.stop();
  }
}

interface Settling {
  shop: TestShop;
  /** Places and pays the orders of all rounds, and settles some to warm up. */
  prepare(): Promise<void>;
  /** Settles the orders of one round, each told of twice; the pace is that of orders. */
  settle(): Promise<Pace>;
}

async function openSettling(postgresUrl: string): Promise<Settling> {
  const { shop, placeOrder, openCheckout, pay, takeNotifications, notify } =
    await openSaleSteps(postgresUrl);
  let notifications: Request[] = [];
  const settle = async (orders: number) => {
    const told = await keepBusy(notifications.splice(0, 2 * orders), AT_ONCE, notify);
    return { ...told, perSecond: told.perSecond / 2 };
  };
  return {
    shop,
    async prepare() {
      await keepBusy(Array(WARM_UP + ROUNDS * ORDERS_PER_ROUND), AT_ONCE, async () => {
        await pay(await openCheckout((await placeOrder()).orderId));
      });
      notifications = await takeNotifications();
      await settle(WARM_UP);
    },
    settle: () => settle(ORDERS_PER_ROUND),
  };
}

async function addTo(shop: TestShop, url: string): Promise<string> {
  const fields = { name: 'Účetní program', url, events: webhookEvents };
  const added = await addReceiver(shop.services, {
    form: randomUUID(),
    by: { id: randomUUID() },
    fields,
  });
  if (!added.ok) throw new Error(added.problem);
  return added.id;
}

/**
 * Owes webhooks steadily and sends them as the shop does, with connections of its own, to a receiver that is still
 * believed in: after some failures nothing but a probe would be sent.
 * What is not delivered stays due, more and more of it with each round.
 * @returns ends it, once the calls under way have ended
 */
async function keepCalling(
  shop: TestShop,
  id: string,
  hanging: HangingReceiver,
): Promise<() => Promise<void>> {
  await query(
    shop,
    'update webhook_receivers set failures = 0, opened_at = null, probe_at = null where id = $1',
    [id],
  );
  const { webhooks, clock } = shop.services;
  const { db, pool } = openDatabase(shop.databaseUrl, () => {}, undefined, CONNECTIONS);
  const sender = new WebhookSender({ db, webhooks, clock }, pino({ level: 'silent' }));
  let owing = enqueueMany(shop, 1);
  const timer = setInterval(() => {
    owing = owing.then(() => enqueueMany(shop, (DUE_PER_MINUTE * DUE_EVERY_MS) / 60_000));
  }, DUE_EVERY_MS);
  const called = hanging.called();
  sender.start();
  await called;
  return async () => {
    clearInterval(timer);
    await owing;
    await sender.stop();
    await pool.end();
  };
}

/** Takes connections and everything that is sent, and never answers. */
interface HangingReceiver {
  url: string;
  /** Calls that wait for an answer. */
  held(): number;
  /** Ends with the next call that comes. */
  called(): Promise<unknown>;
  /** Breaks off the calls that wait. */
  letGo(): void;
  close(): Promise<void>;
}

async function openHangingReceiver(): Promise<HangingReceiver> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => void open.delete(socket));
    socket.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  return {
    url: `http://127.0.0.1:${address.port}/orders`,
    held: () => open.size,
    called: () => once(server, 'connection'),
    letGo: () => open.forEach((socket) => void socket.destroy()),
    async close() {
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
