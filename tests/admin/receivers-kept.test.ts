import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { errorsOf, readForms } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';
import { type TestReceiver, openReceiver, status } from '#tests/stage/webhook-receiver.ts';
import { addTo } from '#tests/stage/webhooks.ts';

let time: TestClock;
let shop: TestShop;
let owner: SignedIn;
let receiver: TestReceiver;
beforeEach(async () => {
  time = createClock();
  shop = await createTestShop({ clock: time.clock });
  owner = await signIn(shop);
  receiver = await openReceiver();
  receiver.clock = time.clock;
});
afterEach(async () => {
  await shop.close();
  await receiver.close();
});

describe('what never arrived', () => {
  it('stands on the start page and in the outbox until it is sent again or let be', async () => {
    const id = await addTo(shop, receiver);
    receiver.answer = status(410);
    const visitor = shop.visitor();
    await pay(visitor, await placeOrder(visitor));
    await time.pass(shop, 1);
    expect((await owner.visitor.get('/ad')).text).toContain('Nedoručené webhooky');
    expect((await owner.visitor.get('/ad/outbox')).text).toContain('nedoručené: 1');
    expect((await owner.visitor.get('/ad/webhooks')).html).toMatch(/state=failed"[^>]*>1</);
    const row = await owner.visitor.get('/ad/queues/undelivered');
    expect(row.text).toContain('Nedoručeno: 1');
    expect(row.html).toContain(`/ad/webhooks/${id}?state=failed`);
    const page = await owner.visitor.get(`/ad/webhooks/${id}`);
    const form = readForms(page.html).find(({ fields }) => fields['formId']);
    await owner.visitor.post(`/ad/webhooks/${id}`, { ...form?.fields, intent: 'leave' });
    expect((await owner.visitor.get('/ad')).text).not.toContain('Nedoručené webhooky');
    expect((await owner.visitor.get('/ad/outbox')).text).not.toContain('nedoručené');
  });
});

describe('a receiver that is changed', () => {
  const change = async (id: string, fields: Record<string, string>) => {
    const { html } = await owner.visitor.get(`/ad/webhooks/${id}`);
    const form = readForms(html).find(({ fields: found }) => 'seen' in found);
    return owner.visitor.post(`/ad/webhooks/${id}`, {
      ...form?.fields,
      intent: 'change',
      ...fields,
    });
  };
  const stored = () => query(shop, 'select name, url, events, secret from webhook_receivers');

  it('keeps its secret and what waits for it, and the log has both values', async () => {
    const id = await addTo(shop, receiver);
    const [{ secret } = {}] = await stored();
    const url = `${receiver.url}/nova`;
    const done = await change(id, { name: 'Sklad', url, 'event-order.progress': '' });
    expect((await owner.visitor.follow(done)).text).toContain('Změny jsou uložené');
    expect(await stored()).toMatchObject([{ name: 'Sklad', url, secret }]);
    const log = await owner.visitor.get('/ad/audit');
    expect(log.text).toContain('příjemce webhooků změněn');
    expect(log.text).toContain('Účetní program');
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ url: 'ftp://x' }, 'url'],
  ])('is told what is wrong at its field: %o', async (fields, field) => {
    const id = await addTo(shop, receiver);
    const before = await stored();
    const answer = await change(id, fields);
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer.html))).toEqual([field]);
    expect(await stored()).toEqual(before);
  });

  it('by somebody else meanwhile is shown, and what was typed stays', async () => {
    const id = await addTo(shop, receiver);
    await change(id, { name: 'Sklad' });
    const late = await change(id, { name: 'Účtárna', seen: 'something older' });
    expect(late.status).toBe(409);
    expect(late.text).toContain('Mezitím příjemce změnil někdo jiný');
    expect(late.html).toContain('value="Účtárna"');
    expect(await stored()).toMatchObject([{ name: 'Sklad' }]);
  });
});
