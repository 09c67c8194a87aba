import { afterEach, beforeEach, expect, it } from 'vitest';
import { listEmails, listOrders, onlyOrder, query } from '#tests/stage/books.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Visitor } from '#tests/stage/visitor.ts';

let shop: TestShop;
let visitor: Visitor;
beforeEach(async () => {
  shop = await createTestShop();
  visitor = shop.visitor();
  await pay(visitor, await placeOrder(visitor));
  await shop.workOnce();
});
afterEach(() => shop.close());

const PAGE = '/odkaz-na-objednavku';
const links = async () => {
  await shop.workOnce();
  return (await listEmails(shop)).filter(({ message_id: id }) =>
    id.includes('order-link-customer'),
  );
};
const numberOf = async () => String((await listOrders(shop))[0]?.['number']);

it('the link comes to the address of the order, in its language', async () => {
  const { token } = await onlyOrder(shop);
  const asked = await shop.visitor('en').post('/order-link', {
    number: ` no. ${await numberOf()} `,
    email: 'Zofie@Example.com',
  });
  expect(asked.status).toBe(303);
  const [email, ...others] = await links();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ to_address: 'zofie@example.com', locale: 'cs' });
  expect(email?.text).toContain(`/objednavky/${token}`);
});

it('the answer does not tell whether number and address belong together', async () => {
  const number = await numberOf();
  const answers = [];
  for (const fields of [
    { number, email: 'zofie@example.com' },
    { number, email: 'jana@example.com' },
    { number: '100999', email: 'zofie@example.com' },
    { number: '2147483647', email: 'zofie@example.com' },
  ]) {
    const asking = shop.visitor();
    const answer = await asking.post(PAGE, fields);
    const { text, status } = await asking.follow(answer);
    answers.push([answer.status, answer.location, status, text]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.[3]).toContain('Pokud číslo a e\u2011mail patří k sobě, odkaz je na cestě');
  expect(await links()).toHaveLength(1);
});

it('the request itself looks for no order, so its time does not tell either', async () => {
  const number = await numberOf();
  for (const email of ['zofie@example.com', 'jana@example.com']) {
    await shop.visitor().post(PAGE, { number, email });
  }
  const enqueued = `select from emails where kind = 'order-link-customer'`;
  expect(await query(shop, enqueued)).toEqual([]);
  const waiting = `select from graphile_worker.jobs where task_identifier = 'find-order-link'`;
  expect(await query(shop, waiting)).toHaveLength(2);
  expect(await links()).toHaveLength(1);
  expect(await query(shop, waiting)).toEqual([]);
});

it('a mailbox gets five a day, from however many networks they are asked for', async () => {
  const number = await numberOf();
  for (let asked = 0; asked < 8; asked += 1) {
    const email = asked % 2 === 0 ? 'zofie@example.com' : 'ZOFIE@example.com';
    expect((await shop.visitor().post(PAGE, { number, email })).status).toBe(303);
    await links();
  }
  expect(await links()).toHaveLength(5);
});

it('asking with wrong numbers keeps nobody from the link', async () => {
  for (let asked = 0; asked < 12; asked += 1) {
    await shop.visitor().post(PAGE, { number: '100999', email: 'zofie@example.com' });
  }
  await visitor.post(PAGE, { number: await numberOf(), email: 'zofie@example.com' });
  expect(await links()).toHaveLength(1);
});

it('the same link can be asked for again once it was sent, and waits once until then', async () => {
  const fields = { number: await numberOf(), email: 'zofie@example.com' };
  for (let round = 1; round <= 2; round += 1) {
    await visitor.post(PAGE, fields);
    await visitor.post(PAGE, fields);
    expect(await links()).toHaveLength(round);
  }
});

it.each([
  [{ number: '', email: '' }, 2],
  [{ number: 'abc', email: 'zofie@example.com' }, 1],
  [{ number: '0', email: 'zofie@example.com' }, 1],
  [{ number: '99999999999', email: 'zofie@example.com' }, 1],
  [{ number: '100001', email: 'zofie@' }, 1],
  [{ number: '100001', email: "a@b.cz\r\nBcc: x@y.cz' or 1=1" }, 1],
  [{}, 2],
])('what cannot be read is said at its field (%j)', async (fields, count) => {
  const page = await visitor.post(PAGE, fields);
  expect(page.status).toBe(422);
  expect(page.html.match(/aria-invalid="true"/g)).toHaveLength(count);
  expect(await links()).toEqual([]);
});

it('who asks too often is told so, and nothing more is sent', async () => {
  const fields = { number: await numberOf(), email: 'zofie@example.com' };
  const statuses = [];
  for (let asked = 0; asked < 12; asked += 1) {
    statuses.push((await visitor.post(PAGE, fields)).status);
  }
  expect(statuses.slice(0, 5)).toEqual([303, 303, 303, 303, 303]);
  expect(statuses.at(-1)).toBe(429);
});

it('an order whose page has closed has no link any more', async () => {
  await query(shop, `update orders set token = 'closed-' || id`);
  await visitor.post(PAGE, { number: await numberOf(), email: 'zofie@example.com' });
  expect(await links()).toEqual([]);
});

it('the page has a twin in the other edition, and leads on from pages that do not know the order', async () => {
  expect((await shop.visitor('en').get(PAGE)).location).toBe('http://en.localhost:3000/order-link');
  for (const path of ['/payment-canceled', '/payment-success', '/404']) {
    expect((await visitor.get(path)).html).toContain(`href="${PAGE}"`);
  }
});

it('the title says what the page says', async () => {
  const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
  expect(titleOf((await visitor.get(PAGE)).html)).toBe('Odkaz na objednávku | Vzlet');
  const refused = await visitor.post(PAGE, { number: '', email: '' });
  expect(titleOf(refused.html)).toBe('Chyba: Odkaz na objednávku | Vzlet');
  const sent = await visitor.get(`${PAGE}?sent=1`);
  expect(titleOf(sent.html)).toBe('Podívejte se do e\u2011mailu | Vzlet');
});

it('the subject of an e-mail may be pasted for the number', async () => {
  const number = `Re: Potvrzení objednávky č.\u00a0${await numberOf()}`;
  await visitor.post(PAGE, { number, email: 'zofie@example.com' });
  expect(await links()).toHaveLength(1);
});
