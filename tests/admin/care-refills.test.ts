import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import { afterSalesFields, openAfterSales, settle } from '#tests/stage/care-desk.ts';
import { afterUndo } from '#tests/stage/money-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a refill', () => {
  async function asked(countNow: number, askedDaysAfter = 1): Promise<string> {
    const id = randomUUID();
    const done = here.time.clock();
    await query(here.shop, `update orders set state = 'completed'`);
    await query(
      here.shop,
      `update order_lines set work = 'completed', started_at = $1, completed_at = $1, start_count = 1000,
         delivered = 100, guarantee_days = 30, bonus = 0, delivery = '{"from":1,"to":2,"unit":"day"}'`,
      [done],
    );
    await query(
      here.shop,
      `insert into order_events (order_id, state, actor, at) select id, 'completed', 'operator', $1 from orders`,
      [done],
    );
    await query(
      here.shop,
      `insert into refills (id, order_id, line, count_now, asked_at) select $1, id, 0, $2, $3 from orders`,
      [id, countNow, new Date(done.getTime() + askedDaysAfter * 86_400_000)],
    );
    return id;
  }

  it('is begun and done, each told by an e-mail, beside what was counted', async () => {
    const id = await asked(1_040);
    const { visitor, address } = await openAfterSales(here.shop);
    const page = plain((await visitor.get(address)).text);
    expect(page).toContain('1.040 (chybí 60)');
    expect(page).toContain('Počet klesl pod to, co má být');
    for (const state of ['running', 'done']) {
      const { answer } = await settle(visitor, address, `refill-${id}`);
      expect(answer.status).toBe(303);
      expect(await query(here.shop, 'select state from refills')).toEqual([{ state }]);
      await afterUndo(here);
    }
    const history = (await visitor.get(address.replace('/care', ''))).text;
    expect(history).not.toContain('posláno znovu');
    expect(
      await query(
        here.shop,
        `select after->'again' as again from audit_entries where action = 'email-sent'`,
      ),
    ).toEqual([{ again: false }, { again: false }]);
    expect(history).toMatch(/Doplněno \d+\. .+ Doplnění začalo \d+\. /);
    const emails = await emailsOf(here.shop, 'order-refill-customer');
    expect(emails.map(({ subject }) => plain(subject))).toEqual([
      'Objednávka č. 100001: doplňujeme',
      'Objednávka č. 100001: doplnění je hotové',
    ]);
  });

  it.each([
    [1_100, 'nic nechybí'],
    [900, 'méně než před zahájením'],
  ])('says of a count of %i that %s', async (countNow, said) => {
    await asked(countNow);
    const { visitor, address } = await openAfterSales(here.shop);
    expect((await visitor.get(address)).text).toContain(said);
  });

  it('that was asked for after the guarantee can only be refused, with a reason', async () => {
    const id = await asked(1_040, 32);
    const { visitor, address } = await openAfterSales(here.shop);
    expect((await visitor.get(address)).text).toContain('po konci garance');
    const { answer } = await settle(visitor, address, `refill-${id}`);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('konci garance')]);
    const fields = afterSalesFields(await visitor.get(address), `refuse-${id}`);
    expect((await visitor.post(address, fields)).text).toContain('Napište prosím tento text');
    const refused = await settle(visitor, address, `refuse-${id}`, { reason: 'Garance skončila.' });
    expect(refused.answer.status).toBe(303);
    await afterUndo(here);
    const [email] = await emailsOf(here.shop, 'order-refill-customer');
    expect(email?.text).toContain('Garance skončila.');
  });

  it('is where it was when its e-mail is taken back', async () => {
    const id = await asked(1_040);
    const { visitor, address } = await openAfterSales(here.shop);
    await settle(visitor, address, `refill-${id}`);
    const [intent] = await query(here.shop, 'select id from pending_actions');
    await visitor.post('/ad/undo', { id: String(intent?.['id']), back: address });
    expect(await query(here.shop, 'select state, ended_at from refills')).toEqual([
      { state: 'asked', ended_at: null },
    ]);
  });
});
