import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listEmails, listOrders, onlyOrder } from '#tests/stage/books.ts';
import { EMAIL, bodyOf, form } from '#tests/stage/called-orders.ts';
import { type Client, createClient, errorOf } from '#tests/stage/calling.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let client: Client;
beforeEach(async () => {
  shop = await createTestShop();
  client = createClient(shop);
});
afterEach(() => shop.close());

describe('send-order-email', () => {
  it('stores the order with all its details, and no e-mail before it is paid', async () => {
    const answer = bodyOf(await client.call(EMAIL, form));
    expect(answer).toEqual({
      ok: true,
      orderNumber: 100_001,
      idempotencyKey: expect.any(String),
    });
    expect(await onlyOrder(shop)).toMatchObject({
      state: 'pending',
      total: '746820',
      phone: '+420777123456',
      note: 'Prosím večer.',
      checkout_id: null,
    });
    await shop.workOnce();
    expect(await listEmails(shop)).toEqual([]);
  });

  it('is checked for its figures, which are percent here', async () => {
    const answer = await client.call(EMAIL, { ...form, discount: 0.1, total: 7468.19 });
    expect(answer.status).toBe(409);
    expect(errorOf(answer).fields).toMatchObject({
      discount: { expected: 10, sent: 0.1 },
      total: { expected: 7468.2, sent: 7468.19 },
    });
    expect(await listOrders(shop)).toEqual([]);
  });

  it('says of a profile under which name it was sent', async () => {
    const { username: _, ...rest } = form;
    const answer = await client.call(EMAIL, { ...rest, profileName: 'https://x.com/zofie' });
    expect(errorOf(answer).fields).toMatchObject({
      profileName: { code: 'target-other-platform' },
    });
  });

  it('needs what the form needs, and names it as the form does', async () => {
    const { phone: _, ...noPhone } = form;
    const bad = { ...noPhone, name: '', companyInvoice: true, ico: '1' };
    const answer = await client.call(EMAIL, bad);
    expect(answer.status).toBe(422);
    expect(Object.keys(errorOf(answer).fields ?? {}).sort()).toEqual([
      'address',
      'companyName',
      'ico',
      'name',
      'phone',
    ]);
    expect(errorOf(answer).message).toBe('Některá pole nejsou v\u00a0pořádku.');
  });
});
