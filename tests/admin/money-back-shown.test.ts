import { describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { declared } from '#tests/stage/declared.ts';
import { deliver, moneyBackOf, returnFields, returnMoney } from '#tests/stage/money-desk.ts';
import { signIn } from '#tests/stage/operator.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const open = async () => ({
  visitor: (await signIn(here.shop)).visitor,
  address: await moneyBackOf(here.shop),
});

describe('the screen of money-back', () => {
  it('shows what came of it and offers no more before another part is asked for', async () => {
    await deliver(here.shop, 40);
    const { visitor, address } = await open();
    const page = await visitor.follow(await returnMoney(visitor, address, '60'));
    expect(plain(page.text)).toContain('60 Kč je na cestě zpět');
    expect(page.html).toMatch(/<details class="after-sales__more"><summary>Vrátit další část…/);
    expect(returnFields(page)['sum']).toBe('');
    expect(plain(page.text)).not.toContain('Vrátíme ');
    const asked = await visitor.get(`${address}?preset=whole`);
    expect(asked.html).toMatch(
      /<details class="after-sales__more" open[^>]*><summary>Vrátit další/,
    );
    expect(plain(asked.text)).toContain('Vrátíme 139 Kč');
  });

  it('says that nothing went back for what is missing where something else was agreed on', async () => {
    await query(here.shop, `update orders set state = 'completed', short_agreed_at = now()`);
    await query(
      here.shop,
      `update order_lines set work = 'completed', started_at = now(), completed_at = now(), delivered = 40`,
    );
    const { visitor, address } = await open();
    const page = plain((await visitor.get(address)).text);
    expect(page).toContain('Za nedodané jste se dohodli na něčem jiném');
    expect(page).not.toContain('Nedodané už je vráceno');
  });

  it('shows the e-mail anew before it sends another calculation than the one that was read', async () => {
    await deliver(here.shop, 40);
    const id = await declared(here);
    const { visitor, address } = await open();
    const fields = returnFields(await visitor.get(`${address}?about=${id}`));
    await query(here.shop, 'update order_lines set delivered = 41');
    const answer = await visitor.post(address, fields);
    expect(answer.status).toBe(422);
    expect(plain(answer.text)).toContain('dodáno 41 z 100');
    expect(await query(here.shop, 'select from pending_actions')).toEqual([]);
    expect((await visitor.post(address, returnFields(answer))).status).toBe(303);
  });

  it('shows the e-mail anew before it sends other words than those that were read', async () => {
    const { visitor, address } = await open();
    const fields = returnFields(await visitor.get(`${address}?sum=60&reason=late`));
    const changed = { ...fields, reason: 'agreement', own: 'po telefonu' };
    const answer = await visitor.post(address, changed);
    expect(answer.status).toBe(422);
    expect(plain(answer.text)).toContain('po telefonu');
    expect(await query(here.shop, 'select from pending_actions')).toEqual([]);
    expect((await visitor.post(address, returnFields(answer))).status).toBe(303);
  });
});
