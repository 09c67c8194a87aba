import { describe, expect, it } from 'vitest';
import { countWorkLists } from '#database/work-lists/work-lists.ts';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import { formatMoney } from '#domain/money.ts';
import { countUnits, undeliveredValue } from '#domain/delivery/progress.ts';
import { emailsOf, query } from '#tests/stage/books.ts';
import { readForms } from '#tests/stage/html.ts';
import { type OrderAdmin, hasForm, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const followers = [{ packageId: 'ig-followers-1000', target: '@zofie' }];
const plain = (text: string) => text.replaceAll(/[\u00a0\s]+/g, ' ');

const lineOf = async ({ id }: OrderAdmin) => {
  const [row] = await query<{
    units: number;
    bonus: number;
    total: number;
    delivered: number;
    work: string;
  }>(
    here.shop,
    `select derived.count_units(package_id, quantity, bonus)::int as units, bonus, total::int, delivered, work
      from order_lines where order_id = $1`,
    [id],
  );
  if (!row) throw new Error('There is no line.');
  return row;
};

/** What the rule for short deliveries says of the one line. */
async function missing(admin: OrderAdmin): Promise<string> {
  const line = await lineOf(admin);
  const sum = undeliveredValue({ packageId: 'ig-followers-1000', quantity: 1, ...line });
  return plain(formatMoney('cs', sum));
}

const waiting = async () =>
  (await countWorkLists(here.shop.services.db, here.shop.services.clock())).short.count;
const customersPage = async ({ token }: OrderAdmin) =>
  plain((await here.shop.visitor().get(`/objednavky/${token}`)).text);
const textsOf = async (kind: string) => {
  await here.time.pass(here.shop, 1);
  const kept = await emailsOf(here.shop, kind);
  return kept.map(({ subject, text }) => plain(`${subject} ${text}`));
};

async function begun(role: 'owner' | 'editor' = 'owner'): Promise<OrderAdmin> {
  const admin = await openOrderAdmin(here.shop, { wishes: followers, role });
  await admin.send('move-0', { to: 'delivering' });
  return admin;
}

/** An order that ended at 700 pieces. */
async function endedAt700(role?: 'owner' | 'editor') {
  return endAt700(await begun(role));
}

async function endAt700(admin: OrderAdmin) {
  const asked = await admin.send('move-0', { to: 'end', delivered: '700' });
  const ended = await admin.send('move-0', { to: 'end-700', note: 'Síť zbytek smazala' }, asked);
  return { admin, asked, ended };
}

it('knows the pieces of every package as the program does', async () => {
  const { catalogue } = here.shop.services.offering();
  const ids = listPackages(catalogue).map(({ id }) => id);
  for (const packageId of [...ids, 'gone-1', 'ig-followers-01000', 'xx-likes-5', 'ig-likes-0']) {
    const [row] = await query<{ units: number }>(
      here.shop,
      'select derived.count_units($1, 3, 25)::int as units',
      [packageId],
    );
    const units = countUnits({ packageId, quantity: 3, bonus: 25 });
    expect([packageId, row?.units]).toEqual([packageId, units]);
  }
});

describe('the buttons that end a package', () => {
  it('name what they write', async () => {
    const admin = await begun();
    await admin.send('move-0', { to: 'delivering', delivered: '400' });
    const { units } = await lineOf(admin);
    const page = plain((await admin.look()).text);
    const whole = plain(units.toLocaleString('cs').replaceAll(/\s/g, '.'));
    expect(page).toContain(`Dokončit jako ${whole} z ${whole}`);
    expect(page).toContain(`Ukončit na 400 z ${whole}…`);
  });

  it('ask once before everything is written where little is reported', async () => {
    const admin = await begun();
    await admin.send('move-0', { to: 'delivering', delivered: '400' });
    const asked = await admin.send('move-0', { to: 'whole' });
    expect(asked.status).toBe(422);
    expect(asked.text).toContain('Je opravdu dodáno všechno?');
    expect((await lineOf(admin)).work).toBe('delivering');
    expect((await admin.send('move-0', { to: 'whole-sure' }, asked)).status).toBe(303);
    const { delivered, units, work } = await lineOf(admin);
    expect([delivered, work]).toEqual([units, 'completed']);
  });

  it('do not ask where nearly everything is reported', async () => {
    const admin = await begun();
    const { units } = await lineOf(admin);
    const delivered = String(Math.ceil(units * 0.95));
    await admin.send('move-0', { to: 'delivering', delivered });
    expect((await admin.send('move-0', { to: 'whole' })).status).toBe(303);
  });

  it('write no other count than the one they name', async () => {
    const admin = await begun();
    const asked = await admin.send('move-0', { to: 'end', delivered: '700' });
    expect(plain(asked.text)).toContain('Ukončit na 700 z');
    const other = { to: 'end-700', delivered: '300', note: 'Smazáno' };
    const again = await admin.send('move-0', other, asked);
    expect(again.status).toBe(422);
    expect(plain(again.text)).toContain('Ukončit na 300 z');
    expect((await lineOf(admin)).work).toBe('delivering');
  });
});

describe('an order that ended short', () => {
  it('shows its e-mail before, and leads to the refund of exactly what is missing', async () => {
    const { admin, asked, ended } = await endedAt700();
    expect(plain(asked.text)).toContain('nedodali jsme všechno');
    expect(asked.text).not.toContain('zcela splnili');
    expect(ended.status).toBe(303);
    expect(ended.location).toContain(`${admin.address}/money-back`);
    const page = await admin.operator.visitor.follow(ended);
    const form = readForms(page.html).find(({ fields }) => 'sum' in fields);
    expect(plain(page.text)).toContain(`Vrátit ${await missing(admin)}`);
    expect(form?.fields['announced']).toMatch(/^\d+$/);
  });

  it('tells its customer the real count and what goes back, and nothing of a full performance', async () => {
    const { admin } = await endedAt700();
    const sum = await missing(admin);
    const page = await customersPage(admin);
    expect(page).toContain('dodali jsme 700 z');
    expect(page).toContain(sum);
    expect(page).toContain('Odstoupit od smlouvy');
    expect(page).not.toContain('Vše je dodáno');
    const [email = ''] = await textsOf('order-short-customer');
    expect(email).toContain('Dodáno 700 z');
    expect(email).toContain(sum);
    expect(email).not.toMatch(/zcela splnili|odstoupit nelze/);
    expect(await textsOf('order-completed-customer')).toEqual([]);
  });

  it('is marked in the list and on its page', async () => {
    const { admin } = await endedAt700();
    await here.time.pass(here.shop, 1);
    const text = plain((await admin.look()).text);
    expect(text).toMatch(/Dodáno zčásti [^:]+:\d\d: 700 z/);
    expect(text).toMatch(/Dodáno zčásti · 700 z [^·]+ ·.*· ukončeno/);
    const list = await admin.operator.visitor.get('/ad/orders?work=short');
    expect(list.text).toContain(String(admin.number));
    const completed = await admin.operator.visitor.get('/ad/orders?work=completed');
    expect(completed.html).not.toContain(admin.address);
  });

  it('waits on the start page until the money is about to go back', async () => {
    const { admin, ended } = await endedAt700();
    expect(await waiting()).toBe(1);
    const queue = await admin.operator.visitor.get('/ad/queues/short');
    expect(plain(queue.text)).toContain(await missing(admin));
    const page = await admin.operator.visitor.follow(ended);
    const form = readForms(page.html).find(({ fields }) => 'announced' in fields);
    const { action = '', fields = {} } = form ?? {};
    const back = await admin.operator.visitor.post(action || `${admin.address}/money-back`, fields);
    expect(back.status).toBe(303);
    expect(await waiting()).toBe(0);
    expect(await customersPage(admin)).toContain('vám náleží zpět');
    await here.time.pass(here.shop, 1);
    expect(await customersPage(admin)).toContain('vám vracíme, nebo jsme ji už vrátili');
    expect(await waiting()).toBe(0);
  });

  it('says nothing of money that goes back where it was free of charge', async () => {
    const admin = await begun();
    await query(
      here.shop,
      `update orders set discount = subtotal, total = 0, paid_how = 'free' where id = $1`,
      [admin.id],
    );
    await query(
      here.shop,
      'update order_lines set discount = subtotal, total = 0 where order_id = $1',
      [admin.id],
    );
    await endAt700(admin);
    const emails = await textsOf('order-short-customer');
    expect(emails).toHaveLength(1);
    for (const said of [(await admin.look()).text, await customersPage(admin), ...emails])
      expect(plain(said)).not.toMatch(/nedodané části|náleží zpět|vám vracíme|vám vrátili/);
    expect(await waiting()).toBe(0);
  });

  it('waits no more once its customer agreed to something else, whose words stay', async () => {
    const { admin } = await endedAt700('editor');
    expect(plain((await admin.look()).text)).toContain('Vrátit je může jen majitel');
    expect((await admin.send('agree', { text: ' ' })).status).toBe(422);
    const words = 'Nechte si to, dodejte mi příště víc.';
    expect((await admin.send('agree', { text: words })).status).toBe(303);
    expect(await waiting()).toBe(0);
    const page = await admin.look();
    expect(page.text).toContain(words);
    expect(hasForm(page, 'agree')).toBe(false);
    const shown = await customersPage(admin);
    expect(shown).toContain('jsme se dohodli jinak');
    expect(shown).not.toContain('Nechte si to');
  });

  it('is wholly performed once the rest was delivered, which its customer is told', async () => {
    const { admin } = await endedAt700();
    await here.time.pass(here.shop, 1);
    await here.time.pass(here.shop, 60);
    expect((await admin.send('rest-0', { to: 'whole' })).status).toBe(303);
    const { delivered, units } = await lineOf(admin);
    expect(delivered).toBe(units);
    expect(await waiting()).toBe(0);
    expect(await customersPage(admin)).toContain('Vše je dodáno');
    expect(await textsOf('order-completed-customer')).toHaveLength(1);
  });

  it('is open again where the rest is taken back', async () => {
    const { admin } = await endedAt700();
    await here.time.pass(here.shop, 1);
    await admin.send('rest-0', { to: 'whole' });
    const bar = await admin.look();
    const undo = readForms(bar.html).find(({ action }) => action.endsWith('/undo'));
    await admin.operator.visitor.post(undo?.action ?? '', undo?.fields ?? {});
    expect(await lineOf(admin)).toMatchObject({ delivered: 700, work: 'completed' });
    expect(await waiting()).toBe(1);
    expect(await textsOf('order-completed-customer')).toEqual([]);
  });

  it('can be withdrawn from as long as the period runs', async () => {
    const { admin } = await endedAt700();
    await here.time.pass(here.shop, 1);
    expect(await customersPage(admin)).toContain('Odstoupit od smlouvy');
    await here.time.pass(here.shop, 15 * 24 * 60);
    expect(await customersPage(admin)).not.toContain('Odstoupit můžete');
  });
});
