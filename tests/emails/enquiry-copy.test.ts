import { afterEach, beforeEach, expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import { answerTime } from '#domain/shop/answer-time.ts';
import { character, post } from '#tests/stage/enquiries.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

async function copies() {
  await shop.workOnce();
  await shop.workOnce();
  return emailsOf(shop, 'message-sender');
}

it('the sender gets a copy in the language of the page, with the time of the answer', async () => {
  await post(shop.visitor(), 'home');
  await shop.visitor('en').post('/message', { ...character, where: 'faq' });
  const [cs, en, ...others] = await copies();
  expect(others).toEqual([]);
  expect(cs).toMatchObject({ to_address: character.email, locale: 'cs' });
  expect(cs?.subject).toContain('Vaši zprávu máme');
  expect(cs?.text).toContain(answerTime('cs', shop.services.shop));
  expect(cs?.text).toContain('kolik to stojí?');
  expect(en).toMatchObject({ to_address: character.email, locale: 'en' });
  expect(en?.text).toContain('within 2 hours during business hours');
});

it('nothing typed stands in its head, and nothing in it can be followed', async () => {
  const bait = 'https://evil.example/prize www.evil.example evil.example eva@evil.example';
  await post(shop.visitor(), 'home', {
    ...character,
    name: 'Vyhráli jste na evil.example',
    company: 'evil.example',
    message: `Klikněte: ${bait}\n<a href="https://evil.example">zde</a>`,
  });
  const [copy] = await copies();
  const told = `${copy?.subject} ${copy?.html} ${copy?.text}`;
  expect(told).not.toMatch(/evil/);
  expect(told).not.toContain('Vyhráli');
  expect(copy?.html).not.toMatch(/<a\s/);
  expect(copy?.text).toContain('Klikněte: [odkaz] [odkaz] [odkaz] [odkaz]');
});

it('a long message is cut in it and comes to the shop whole', async () => {
  await post(shop.visitor(), 'home', { ...character, message: `${'slovo '.repeat(700)}konec` });
  const [copy] = await copies();
  expect(copy?.text).not.toContain('konec');
  const [email] = await emailsOf(shop, 'message-shop');
  expect(email?.text).toContain('konec');
});

it('a mailbox gets five a day, however many write in its name', async () => {
  for (let i = 0; i < 8; i += 1) {
    const email = `zofie+${i}@example.com`;
    const sent = await post(shop.visitor(), 'home', { ...character, email });
    expect(sent.status).toBe(303);
  }
  expect(await copies()).toHaveLength(5);
  expect(await query(shop, 'select from messages')).toHaveLength(8);
  expect(await emailsOf(shop, 'message-shop')).toHaveLength(8);
});
