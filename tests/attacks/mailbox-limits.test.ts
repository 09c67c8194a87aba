import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrders } from '#tests/stage/books.ts';
import { createClient } from '#tests/stage/calling.ts';
import { readForm } from '#tests/stage/html.ts';
import { fillCart, oneWish, openDetails, pressDetails, someone } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { expectAskedToWait, freshEmail, order } from '#tests/stage/wire/limited.ts';

/** Orders of one network in the name of one mailbox. */
const MOST = 3;
/** Those that a network has whatever others have ordered in the same name. */
const FIRST = 2;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ env: { ORDERS_PER_EMAIL: String(MOST) } });
});
afterAll(() => shop.close());

/** Orders in the name of a mailbox until it is refused, and says how often it was not. */
async function orderUntilRefused(email: string, visitor = shop.visitor()): Promise<number> {
  for (let made = 0; ; made += 1) {
    const { status } = await order(visitor, { email });
    if (status === 429) return made;
    expect(status).toBe(303);
  }
}

describe('orders in the name of one mailbox', () => {
  it('are limited for each network, however the address is written', async () => {
    const visitor = shop.visitor();
    const email = freshEmail();
    const [name = '', host = ''] = email.split('@');
    for (const written of [email, `${name}+2@${host}`, email.toUpperCase()]) {
      expect((await order(visitor, { email: written })).status).toBe(303);
    }
    const before = await listOrders(shop);
    for (const written of [email, email.toUpperCase(), `${name}+3@${host}`]) {
      const refused = await order(visitor, { email: written, note: 'Prosím pomalu' });
      expectAskedToWait(refused, [50, 60], /Zkoušíte to příliš často.*min\./);
      expect(readForm(refused.html, 'order').fields).toMatchObject({
        ...someone,
        email: written,
        note: 'Prosím pomalu',
      });
    }
    expect(await listOrders(shop)).toEqual(before);
    expect((await order(visitor, { email: freshEmail() })).status).toBe(303);
  });

  it('made by a stranger keep nobody else from ordering', async () => {
    const email = freshEmail();
    expect(await orderUntilRefused(email)).toBe(MOST);
    expect((await order(shop.visitor(), { email })).status).toBe(303);
  });

  it('made by strangers from many networks leave each other network its first two', async () => {
    const email = freshEmail();
    const made: number[] = [];
    do made.push(await orderUntilRefused(email));
    while (made.at(-1) === MOST && made.length < 20);
    expect(made.at(-1)).toBe(FIRST);
    expect(made.length).toBeLessThan(20);
    expect(await orderUntilRefused(email)).toBe(FIRST);
  }, 60_000);

  it('are counted also while orders that wait for one another hold all their connections', async () => {
    const visitor = shop.visitor();
    const email = freshEmail();
    expect(await orderUntilRefused(email, visitor)).toBe(MOST);
    fillCart(visitor, oneWish);
    const details = await openDetails(visitor);
    const { pool } = shop.database;
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const pressed = pressDetails(visitor, details, { ...someone, email });
    // Longer than anybody waits for a count.
    await delay(1000);
    for (const connection of held) connection.release();
    expect((await pressed).status).toBe(429);
  });
});

describe('messages in the name of one mailbox', () => {
  it('are limited for each network, and those of a stranger keep nobody from writing', async () => {
    const message = { ...question, email: freshEmail() };
    const stranger = createClient(shop);
    const answers = [];
    for (let i = 0; i < 6; i += 1) {
      const another = { ...message, message: `${message.message} ${i}` };
      answers.push((await stranger.call(CONTACT, another)).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await createClient(shop).call(CONTACT, message)).status).toBe(200);
  });
});

const CONTACT = 'send-contact-email';
const question = {
  name: someone.name,
  phone: 'CZ:777123456',
  service: 'instagram',
  message: 'Kolik to stojí?',
};
