import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import {
  acceptedWithRefill,
  afterSalesFields,
  complained,
  settle,
} from '#tests/stage/care-desk.ts';
import { afterUndo, moneyBackOf, returnFields } from '#tests/stage/money-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import { decideRefill } from '#flows/after-sales/decide-refill.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const accepted = () => acceptedWithRefill(here);

async function pageOfCustomer(): Promise<string> {
  const [{ token } = {}] = await query(here.shop, 'select token from orders');
  return plain((await here.shop.visitor().get(`/objednavky/${String(token)}`)).text);
}

describe('a refill that a complaint was accepted with', () => {
  it('is said to follow from it, and nowhere to have been asked for', async () => {
    const { visitor, address } = await accepted();
    const page = await pageOfCustomer();
    expect(page).toContain('Podle uznané reklamace doplňujeme od');
    expect(page).not.toContain('O doplnění jste požádali');
    const admin = plain((await visitor.get(address)).text);
    expect(admin).toMatch(/Doplňuje se: .+ Zahájeno \d+\. \p{L}+ \d+/u);
  });

  it.each([
    ['cs', 'podle uznané reklamace', 'požádali'],
    ['en', 'Following your accepted complaint', 'asked for'],
  ])('is told of in %s once it is done', async (locale, said, unsaid) => {
    await query(here.shop, 'update orders set locale = $1', [locale]);
    const { visitor, address, refill } = await accepted();
    await afterUndo(here);
    await settle(visitor, address, `refill-${refill}`);
    await afterUndo(here);
    const [email] = await emailsOf(here.shop, 'order-refill-customer');
    expect(plain(email?.text ?? '')).toContain(said);
    expect(plain(email?.text ?? '')).not.toContain(unsaid);
    if (locale === 'cs') expect(await pageOfCustomer()).toMatch(/Doplněno \d+\. /);
  });

  it('is done, or its money goes back, and is never refused', async () => {
    const { visitor, address, refill } = await accepted();
    await afterUndo(here);
    const page = await visitor.get(address);
    expect(page.html).not.toContain(`refuse-${refill}`);
    expect(plain(page.text)).not.toContain('Odmítnout');
    expect(plain((await visitor.get('/ad/queues/refills')).text)).not.toMatch(/odmítněte|Začněte/);
    const [{ id: orderId } = {}] = await query(here.shop, 'select id from orders');
    const operator = { id: randomUUID(), name: 'Jana Malá' };
    const change = { orderId: String(orderId), seen: undefined, operator, id: randomUUID() };
    const refused = { refillId: refill, to: 'refused', reason: 'Ne.' } as const;
    expect(await decideRefill(here.shop.services, { ...change, ...refused })).toEqual({
      ok: false,
      problem: 'refill-owed',
    });
  });

  it('is not done as well while its money is on its way', async () => {
    const { visitor, address, refill } = await accepted();
    await afterUndo(here);
    const shown = await visitor.post(
      address,
      afterSalesFields(await visitor.get(address), `refill-${refill}`),
    );
    const back = await moneyBackOf(here.shop);
    const sum = await visitor.get(`${back}?about=${refill}&reason=complaint&sum=10`);
    expect((await visitor.post(back, returnFields(sum))).status).toBe(303);
    const late = await visitor.post(address, afterSalesFields(shown, `refill-${refill}`));
    expect(late.status).toBe(409);
    await afterUndo(here);
    expect(await query(here.shop, 'select amount from refunds')).toEqual([{ amount: '1000' }]);
    expect(await emailsOf(here.shop, 'order-refill-customer')).toEqual([]);
  });

  it('is owed by one complaint alone', async () => {
    const { visitor, address } = await accepted();
    await afterUndo(here);
    const second = await complained(here, 'A teď jich ubylo ještě víc.');
    const input = { outcome: 'refill', answer: 'Ano.' };
    const { answer: refused } = await settle(visitor, address, `complaint-${second}`, input);
    expect([refused.status, plain(refused.text)]).toEqual([
      422,
      expect.stringContaining('Tento balíček už doplňujete podle jiné reklamace'),
    ]);
    expect(await query(here.shop, 'select outcome from complaints order by received_at')).toEqual(
      expect.arrayContaining([{ outcome: 'refill' }, { outcome: null }]),
    );
  });

  it('that was begun before is told as it was, and as owed once it is done', async () => {
    await query(
      here.shop,
      `insert into refills (id, order_id, line, count_now, asked_at, state) select $1, id, 0, 40, now(), 'running' from orders`,
      [randomUUID()],
    );
    const { visitor, refill } = await accepted();
    await query(
      here.shop,
      `insert into emails (id, order_id, kind, about_id, enqueued_at, sent_at) select $1, id, 'order-refill-customer', $2, now(), now() from orders`,
      [randomUUID(), refill],
    );
    const [{ id: email } = {}] = await query(
      here.shop,
      `select id from emails where kind = 'order-refill-customer'`,
    );
    const shown = plain((await visitor.get(`/ad/orders/100001/emails/${String(email)}`)).html);
    expect(shown).toContain('Úbytek jsme ověřili a zdarma doplňujeme.');
    expect(shown).not.toContain('jsme zdarma doplnili');
  });

  it('takes up the one that was asked for, which waits again where that is taken back', async () => {
    await query(
      here.shop,
      `insert into refills (id, order_id, line, count_now, asked_at) select $1, id, 0, 40, now() from orders`,
      [randomUUID()],
    );
    const { visitor, address, id } = await accepted();
    const standing = () => query(here.shop, 'select state, complaint_id from refills');
    expect(await standing()).toEqual([{ state: 'running', complaint_id: id }]);
    expect(await pageOfCustomer()).toContain('Podle uznané reklamace doplňujeme od');
    const [intent] = await query(here.shop, 'select id from pending_actions');
    await visitor.post('/ad/undo', { id: String(intent?.['id']), back: address });
    expect(await standing()).toEqual([{ state: 'asked', complaint_id: null }]);
  });
});
