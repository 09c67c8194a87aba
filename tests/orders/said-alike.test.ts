import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { returnMoney } from '#flows/payments/return-money.ts';
import { resolveWithdrawalAsOperator } from '#flows/withdrawals/resolve-withdrawal.ts';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
import { useDeliveringShop } from '#tests/stage/delivering-shop.ts';
import { lookForLate, promisedAt } from '#tests/stage/delivering.ts';
import { readForm, readForms } from '#tests/stage/html.ts';
import { signIn } from '#tests/stage/operator.ts';
import { placeOrder } from '#tests/stage/ordering.ts';
import { openProgram } from '#tests/stage/programs.ts';

const here = useDeliveringShop();
const wishes = [{ packageId: 'ig-followers-1000', target: '@zofie.rihova' }];
const DAY = 24 * 60;
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

const read = async (address: string) => plain((await here.visitor.get(address)).text);
const begin = () => here.move({ position: 0, to: 'delivering' });
const endAt = (delivered: number) =>
  here.move({ position: 0, to: 'completed', delivered, note: 'Síť to smazala' });

/** Withdraws from all that can be withdrawn from but for some, by the form that the order's page leads to. */
async function withdraw(...kept: string[]): Promise<string> {
  const address = `/odstoupeni?order=${(await onlyOrder(here.shop)).token}`;
  const { fields } = readForm((await here.visitor.get(address)).html, 'declare');
  for (const name of kept) delete fields[name];
  await here.visitor.post('/odstoupeni', { ...fields, intent: 'confirm' });
  await here.shop.workOnce();
  const [row] = await query<{ id: string }>(here.shop, 'select id from withdrawals');
  return row?.id ?? '';
}

/** The order costs nothing, so that no money settles anything. */
async function costNothing(): Promise<void> {
  await query(here.shop, 'update orders set subtotal = 0, total = 0, discount = 0');
  await query(here.shop, 'update order_lines set subtotal = 0, total = 0, discount = 0');
}

async function endWithdrawal(withdrawalId: string): Promise<void> {
  const { id: orderId } = await onlyOrder(here.shop);
  const change = { orderId, seen: undefined, operator: here.operator, id: randomUUID() };
  const settled = { ...change, withdrawalId, how: 'ended', note: 'Nic dalšího.' } as const;
  expect(await resolveWithdrawalAsOperator(here.shop.services, settled)).toEqual({ ok: true });
  await here.time.pass(here.shop, 1);
}

const endsInHistory = () =>
  query(here.shop, `select text from order_events where state = 'completed'`);

async function askProgram(): Promise<Record<string, unknown>> {
  const program = await openProgram(here.shop, { scopes: ['orders:read'] });
  const { number } = await onlyOrder(here.shop);
  return (await program.call(`/api/v1/orders/${String(number)}`)).body;
}
const version = async () => (await askProgram())['version'];

const told = () =>
  query<{ type: string; data: { order: Record<string, unknown> } }>(
    here.shop,
    'select type, data from webhook_events order by sequence',
  );

/** Somebody listens, so that events are written. */
const listen = () =>
  query(
    here.shop,
    `insert into webhook_receivers (id, name, url, events, secret, secret_form, secret_at, created_at, paused_at)
     values (gen_random_uuid(), 'Účetní', 'https://ucetni.example.com/', $1, 'whsec_', gen_random_uuid(), now(), now(), now())`,
    [['order.paid', 'order.progress', 'order.completed', 'order.canceled', 'refund.created']],
  );

/** Takes the money that is offered for what is late. */
async function takeMoney(page: string): Promise<void> {
  await here.time.pass(here.shop, 10 * DAY);
  await lookForLate(here.shop);
  const forms = readForms((await here.visitor.get(page)).html);
  const form = forms.find(({ fields }) => fields['answer'] === 'money');
  await here.visitor.post(page, { ...form?.fields, intent: 'late' });
}

describe('an order whose customer has withdrawn', () => {
  it('is promised for no day while that is dealt with', async () => {
    await here.buy(wishes);
    await begin();
    expect(await promisedAt(here.shop)).not.toBeNull();
    await withdraw();
    expect(await promisedAt(here.shop)).toBeNull();
  });

  it('says nowhere that all was delivered once it has ended by that', async () => {
    const page = await here.buy(wishes);
    await costNothing();
    await begin();
    await endWithdrawal(await withdraw());
    const text = await read(page);
    expect(text).toContain('Dodání skončilo ( hotovo )');
    expect(text).not.toMatch(/Dodáno \( hotovo \)|garance 90 dní/);
    expect(await endsInHistory()).toEqual([{ text: 'withdrawn' }]);
  });

  it('is told of no full performance, also where the rest was delivered afterwards', async () => {
    await here.buy([...wishes, ...wishes]);
    await costNothing();
    await endWithdrawal(await withdraw('line-1'));
    await here.move({ position: 1, to: 'delivering' });
    await here.move({ position: 1, to: 'completed' });
    expect(await endsInHistory()).toEqual([{ text: 'withdrawn' }]);
    await here.time.pass(here.shop, 1);
    const [email] = await emailsOf(here.shop, 'order-completed-customer');
    expect(email?.text).not.toContain('zcela splnili');
  });

  it('tells receivers that what had ended short counts as withdrawn from', async () => {
    await listen();
    await here.buy(wishes);
    await begin();
    await endAt(700);
    await here.time.pass(here.shop, 1);
    await query(here.shop, 'update orders set short_agreed_at = now()');
    const id = await withdraw();
    await costNothing();
    await endWithdrawal(id);
    const last = (await told()).at(-1);
    expect(last?.type).toBe('order.completed');
    expect(last?.data.order).toMatchObject({ short: null, lines: [{ withdrawn: true }] });
  });

  it('has nothing left to be settled once it is canceled and cost nothing', async () => {
    await listen();
    const page = await here.buy([...wishes, ...wishes]);
    await query(
      here.shop,
      `update orders set subtotal = 0, total = 0, discount = 0, paid_how = 'free'`,
    );
    const { number } = await onlyOrder(here.shop);
    const input = { name: 'Žofie', number: String(number), email: 'zofie@example.com' };
    const form = { ...input, part: 'jen první', reason: '', id: randomUUID(), intent: 'confirm' };
    await here.visitor.post('/odstoupeni', form);
    await here.shop.workOnce();
    await here.visitor.post(page, { intent: 'cancel' });
    expect(await query(here.shop, 'select resolution from withdrawals')).toEqual([
      { resolution: 'ended' },
    ]);
    expect((await told()).at(-1)?.type).toBe('order.canceled');
  });
});

describe('an order whose customer no longer waits for it', () => {
  it('is promised for no day any more, which receivers are told, also where nothing was delivered', async () => {
    await listen();
    const page = await here.buy(wishes);
    await takeMoney(page);
    expect(await promisedAt(here.shop)).toBeNull();
    expect((await told()).at(-1)).toMatchObject({
      type: 'order.progress',
      data: { order: { state: 'paid', lines: [{ work: 'completed', delivered: 0 }] } },
    });
  });

  it('is called held nowhere while a withdrawal is dealt with: nothing of it is worked on', async () => {
    const page = await here.buy(wishes);
    await begin();
    await takeMoney(page);
    await query(here.shop, 'update orders set held_at = now()');
    expect(await askProgram()).toMatchObject({ state: 'delivering', held: false });
    const [listed] = await query(here.shop, 'select work from derived.order_list');
    expect(listed).toEqual({ work: 'delivering' });
  });

  it('never says that all was delivered, also once the guarantee is over', async () => {
    const page = await here.buy(wishes);
    await begin();
    await here.move({ position: 0, to: 'delivering', delivered: 400 });
    await takeMoney(page);
    await here.time.pass(here.shop, 200 * DAY);
    expect(await read(page)).toContain('na vaše přání ukončili. Garance doplnění už skončila.');
    expect(await read(page)).not.toContain('Vše je dodáno');
  });
});

describe('the history of an order', () => {
  it('has the request for an early start, which programs learn of by the version', async () => {
    const page = await here.buy(wishes, { start: 'later' });
    const before = await version();
    const { fields } = readForm((await here.visitor.get(page)).html, 'early-start');
    const form = { ...fields, expressConsent: 'on', intent: 'early-start' };
    expect((await here.visitor.post(page, form)).status).toBe(303);
    expect(await version()).not.toBe(before);
    const [entry] = await query(
      here.shop,
      `select actor from order_events where kind = 'early-start'`,
    );
    expect(entry).toEqual({ actor: 'customer' });
  });

  it('has a target that was given before the payment, from which no hours count', async () => {
    await placeOrder(here.visitor, [{ packageId: 'ig-likes-1000', target: '@zofie' }]);
    const page = `/objednavky/${(await onlyOrder(here.shop)).token}`;
    const before = await version();
    const target = 'https://www.instagram.com/p/Cabc123/';
    const form = { intent: 'target', line: '0', target };
    expect((await here.visitor.post(page, form)).status).toBe(303);
    expect(await version()).not.toBe(before);
    expect(
      await query(here.shop, `select new_target, kind from order_events where line = 0`),
    ).toEqual([{ new_target: 'p/Cabc123', kind: 'target' }]);
  });
});

it('money that goes back with a cancellation is counted once while a wish for it waits', async () => {
  const page = await here.buy(wishes);
  const { id: orderId, number, total } = await onlyOrder(here.shop);
  const wish = { id: randomUUID(), orderId, operator: here.operator, returned: 0, aboutId: '' };
  const values = await returnMoney(here.shop.services, {
    ...wish,
    amount: Number(total) - 100,
    reason: 'Dohoda',
    byHand: undefined,
    knowsDispute: false,
  });
  expect(values).toEqual({ ok: true });
  await here.visitor.post(page, { intent: 'cancel' });
  const { visitor } = await signIn(here.shop);
  const admin = plain((await visitor.get(`/ad/orders/${String(number)}`)).text);
  expect(admin).toContain('Vrací se 1.999 Kč Zbývá k vrácení 0 Kč');
});

it('an order whose customer took all of its money is not canceled besides', async () => {
  const page = await here.buy(wishes);
  await takeMoney(page);
  const shown = await read(page);
  expect(shown).not.toMatch(/Zrušit objednávku|můžete od smlouvy odstoupit/);
  await here.visitor.post(page, { intent: 'cancel' });
  expect((await onlyOrder(here.shop)).state).toBe('paid');
  await here.shop.workOnce();
  expect((await onlyOrder(here.shop)).state).toBe('refunded');
  expect(await emailsOf(here.shop, 'order-canceled-customer')).toEqual([]);
});
