import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDeliveries, listDueReceivers } from '#database/webhooks/webhook-sending.ts';
import { RETRY_SECONDS } from '#domain/webhooks/sending.ts';
import { keepRetention } from '#flows/people/keep-retention.ts';
import { pauseReceiver, removeReceiver, resumeReceiver } from '#flows/webhooks/keep-receivers.ts';
import { replayEvents } from '#flows/webhooks/send-due.ts';
import { emailsOf, query } from '#tests/stage/books.ts';
import { signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';
import { type TestReceiver, openReceiver, status } from '#tests/stage/webhook-receiver.ts';
import { addTo, deliveriesOf, enqueueMany } from '#tests/stage/webhooks.ts';

let time: TestClock;
let shop: TestShop;
let receiver: TestReceiver;
let id: string;
beforeEach(async () => {
  time = createClock();
  shop = await createTestShop({ clock: time.clock });
  receiver = await openReceiver();
  receiver.clock = time.clock;
  id = await addTo(shop, receiver);
});
afterEach(async () => {
  await shop.close();
  await receiver.close();
});

const by = { id: randomUUID() };
const one = async () => (await deliveriesOf(shop))[0];

describe('what becomes of a delivery', () => {
  it('is tried again after each pause, and then given up', async () => {
    receiver.answer = status(503);
    await enqueueMany(shop, 1);
    await shop.workOnce();
    for (const seconds of RETRY_SECONDS) await time.pass(shop, seconds / 60);
    expect(await one()).toMatchObject({ state: 'failed', tries: RETRY_SECONDS.length + 1 });
    await time.pass(shop, 60 * 48);
    expect(receiver.heard).toHaveLength(RETRY_SECONDS.length + 1);
    expect(new Set(receiver.heard.map((heard) => heard.id)).size).toBe(1);
  });

  it.each([400, 404, 410, 302])('ends with an answer %i', async (code) => {
    receiver.answer = status(code, { location: '/elsewhere' });
    await enqueueMany(shop, 1);
    await shop.workOnce();
    await time.pass(shop, 60 * 48);
    expect(await one()).toMatchObject({ state: 'refused', tries: 1, status: code });
    expect(receiver.heard).toHaveLength(1);
  });

  it('waits as long as 429 asks for, an hour at most', async () => {
    receiver.answer = status(429, { 'retry-after': '600' });
    await enqueueMany(shop, 1);
    await shop.workOnce();
    await time.pass(shop, 9);
    expect(receiver.heard).toHaveLength(1);
    receiver.answer = status(429, { 'retry-after': '999999' });
    await time.pass(shop, 2);
    await time.pass(shop, 61);
    expect(receiver.heard).toHaveLength(3);
  });

  it('comes once more, under the same id, where the program was killed in between', async () => {
    await enqueueMany(shop, 1);
    // As a program does that ends before it has noted the answer.
    const [taken] = await claimDeliveries(shop.services.db, id, time.clock());
    await shop.workOnce();
    expect(receiver.heard).toEqual([]);
    await time.pass(shop, 1);
    expect(receiver.heard).toMatchObject([{ id: taken?.event.id }]);
    expect(await one()).toMatchObject({ state: 'delivered', tries: 1 });
  });
});

describe('a receiver that fails', () => {
  it('is left in peace after ten failures, and gets everything in its sequence when it answers', async () => {
    const owner = await signIn(shop);
    receiver.answer = status(500);
    await enqueueMany(shop, 25);
    await shop.workOnce();
    const tried = receiver.heard.length;
    expect([10, 11]).toContain(tried);
    await time.pass(shop, 5);
    expect(receiver.heard).toHaveLength(tried);
    expect(await emailsOf(shop, 'webhook-away')).toHaveLength(1);
    const page = await owner.visitor.get('/ad/queues/receivers');
    expect(page.text).toContain('Účetní program');
    await time.pass(shop, 11);
    expect(receiver.heard).toHaveLength(tried + 1);
    receiver.answer = status(204);
    receiver.heard.length = 0;
    await time.pass(shop, 16);
    expect((await deliveriesOf(shop)).filter(({ state }) => state !== 'delivered')).toEqual([]);
    expect(receiver.heard).toHaveLength(25);
    const enqueued = await query<{ id: string }>(
      shop,
      'select id from webhook_events order by created_at',
    );
    // Two may be under way at once, so a neighbour may overtake.
    receiver.heard.forEach((heard, place) => {
      expect(Math.abs(enqueued.findIndex((event) => event.id === heard.id) - place)).toBeLessThan(
        3,
      );
    });
    expect((await owner.visitor.get('/ad')).text).not.toContain('Webhooky, které selhávají');
  });

  it('never has more than two calls at once, whoever sends', async () => {
    let [open, most] = [0, 0];
    receiver.answer = (response) => {
      most = Math.max(most, (open += 1));
      setTimeout(() => {
        open -= 1;
        response.end();
      }, 5);
    };
    await enqueueMany(shop, 20);
    await Promise.all([shop.workOnce(), shop.workOnce(), shop.workOnce()]);
    await shop.workOnce();
    expect(receiver.done.size).toBe(20);
    expect(most).toBeLessThanOrEqual(2);
  });

  it('gets nothing while it is paused, and all of it afterwards; nothing once it is removed', async () => {
    await pauseReceiver(shop.services, { id, by });
    await enqueueMany(shop, 3);
    await shop.workOnce();
    expect(receiver.heard).toEqual([]);
    await resumeReceiver(shop.services, { id, by });
    await shop.workOnce();
    expect(receiver.heard).toHaveLength(3);
    await enqueueMany(shop, 1);
    await removeReceiver(shop.services, { id, by });
    await shop.workOnce();
    expect(receiver.heard).toHaveLength(3);
    expect(await listDueReceivers(shop.services.db, time.clock())).toEqual([]);
  });
});

describe('a replay', () => {
  const asked = { by, form: randomUUID() };
  const failed = { kind: 'failed' } as const;

  it('repeats what was refused, once for each form and choice', async () => {
    receiver.answer = status(400);
    await enqueueMany(shop, 4);
    await shop.workOnce();
    receiver.answer = status(200);
    expect(await replayEvents(shop.services, { ...asked, id, choice: failed })).toEqual({
      ok: true,
    });
    expect(await replayEvents(shop.services, { ...asked, id, choice: failed })).toEqual({
      ok: true,
    });
    await shop.workOnce();
    expect(receiver.heard).toHaveLength(8);
    expect(receiver.done.size).toBe(4);
    const choice = { kind: 'one', id: 1 } as const;
    expect(await replayEvents(shop.services, { ...asked, id, choice })).toEqual({ ok: true });
    await shop.workOnce();
    expect(receiver.heard).toHaveLength(9);
  });

  it('says where there is nothing to repeat, or no time', async () => {
    const form = randomUUID();
    expect(await replayEvents(shop.services, { by, form, id, choice: failed })).toMatchObject({
      problem: 'replay-nothing',
    });
    const [from, to] = [new Date(2), new Date(1)];
    const choice = { kind: 'time', from, to } as const;
    expect(await replayEvents(shop.services, { by, form, id, choice })).toMatchObject({
      problem: 'replay-range',
    });
    // What is on its way is not owed a second time.
    receiver.answer = status(500);
    await enqueueMany(shop, 1);
    await shop.workOnce();
    const all = { kind: 'time', from: new Date(0), to: new Date(Date.now() + 1e9) } as const;
    expect(await replayEvents(shop.services, { by, form, id, choice: all })).toMatchObject({
      problem: 'replay-nothing',
    });
  });
});

it('keeps deliveries for thirty days', async () => {
  await enqueueMany(shop, 2);
  await shop.workOnce();
  await time.pass(shop, 29 * 24 * 60);
  await keepRetention(shop.services);
  expect(await deliveriesOf(shop)).toHaveLength(2);
  await time.pass(shop, 2 * 24 * 60);
  await keepRetention(shop.services);
  expect(await query(shop, 'select from webhook_events')).toEqual([]);
});
