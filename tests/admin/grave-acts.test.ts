import { describe, expect, it } from 'vitest';
import { workListHref } from '#web/admin/figures/figure-links.ts';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { afterSalesFields, openAfterSales } from '#tests/stage/care-desk.ts';
import { readForms } from '#tests/stage/html.ts';
import { moneyBack, request } from '#tests/stage/intending.ts';
import { type SigningIn, signIn } from '#tests/stage/operator.ts';
import {
  type OrderAdmin,
  adminForm,
  currentOfferOf,
  hasForm,
  openOrderAdmin,
} from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import { storeAnomaly } from '#tests/stage/waiting-troubles.ts';

/** Acts that are grave at addresses whose other acts are not: the act itself asks for right and proof. */
const here = usePaidShop();

async function admin(who: SigningIn = {}): Promise<OrderAdmin> {
  const order = await onlyOrder(here.shop);
  return currentOfferOf(await signIn(here.shop, who), {
    ...order,
    number: Number(order['number']),
  });
}

const intents = () => query(here.shop, 'select request, state from pending_actions');

/** As if password or passkey had been shown again. */
async function prove({ sessionId }: { sessionId: string }): Promise<void> {
  await query(here.shop, 'update sessions set proved_at = $2 where id = $1', [
    sessionId,
    here.time.clock(),
  ]);
}

describe('cancelling a paid order', () => {
  it('is not for an editor, because money goes back with it', async () => {
    const owner = await admin();
    const { fields } = adminForm(await owner.look(), 'cancel');
    const editor = await admin({ role: 'editor' });
    const page = await editor.look();
    expect(hasForm(page, 'cancel')).toBe(false);
    expect(page.text).toContain('může jen majitel');
    const forged = await editor.operator.visitor.post(editor.address, fields);
    expect([forged.status, forged.text]).toEqual([
      422,
      expect.stringContaining('může jen majitel'),
    ]);
    expect(await intents()).toEqual([]);
  });

  it('asks the owner for the password again, and then shows the form', async () => {
    const { operator, look, send } = await admin({ provedMinutesAgo: 6 });
    const asked = await send('cancel');
    expect([asked.status, asked.location]).toEqual([303, expect.stringContaining('/ad/proof?to=')]);
    expect(await intents()).toEqual([]);
    await prove(operator);
    const page = await look();
    expect(page.html).toMatch(/<details class="admin-more" open[^>]*>\s*<summary>Zrušit/);
    expect((await send('cancel', {}, page)).status).toBe(303);
    expect(await intents()).toEqual([{ request: { kind: 'cancel' }, state: 'waiting' }]);
  });

  it('sends back the sum that was shown, and shows another one first', async () => {
    const { look, send } = await admin();
    const page = await look();
    await request(here.shop, moneyBack(5_000));
    const changed = await send('cancel', {}, page);
    expect(changed.status).toBe(409);
    expect(changed.text.replaceAll('\u00a0', ' ')).toContain('149 Kč');
    expect(await intents()).toHaveLength(1);
    expect((await send('cancel')).status).toBe(303);
  });

  it('is asked for again where the order was paid after its page was drawn', async () => {
    const unpaid = await openOrderAdmin(here.shop, {
      role: 'editor',
      isPaid: false,
      input: { email: 'jina@example.com' },
    });
    const page = await unpaid.look();
    await query(here.shop, `update orders set state = 'paid', paid_at = now() where id = $1`, [
      unpaid.id,
    ]);
    expect((await unpaid.send('cancel', {}, page)).status).toBe(422);
    expect(await intents()).toEqual([]);
  });
});

describe('settling an anomaly of a payment', () => {
  const store = async () =>
    storeAnomaly(here.shop, {
      kind: 'disputed',
      orderId: (await onlyOrder(here.shop)).id,
      noticedAt: here.time.clock(),
    });
  const settled = () => query(here.shop, 'select resolved_by from payment_anomalies');
  const note = 'Doložili jsme dodání.';

  it('asks for the password again in the queue, and keeps what was typed', async () => {
    await store();
    const who = await signIn(here.shop, { provedMinutesAgo: 6 });
    const address = workListHref('anomalies');
    const read = await who.visitor.get(address);
    const form = readForms(read.html).find((each) => each.intents.includes('settle'));
    const fields = { ...form?.fields, note, intent: 'settle' };
    const asked = await who.visitor.post(address, fields);
    expect([asked.status, asked.location]).toEqual([303, expect.stringContaining('/ad/proof?to=')]);
    expect(await settled()).toEqual([{ resolved_by: null }]);
    await prove(who);
    const again = await who.visitor.get(address);
    expect(again.html).toContain(note);
    expect((await who.visitor.post(address, fields)).status).toBe(303);
    expect(await settled()).toEqual([{ resolved_by: who.name }]);
  });

  it('asks for it on the page of the order, and keeps what was typed', async () => {
    const id = await store();
    const { visitor, address } = await openAfterSales(here.shop, { provedMinutesAgo: 6 });
    const fields = { ...afterSalesFields(await visitor.get(address), `anomaly-${id}`), note };
    const asked = await visitor.post(address, fields);
    expect([asked.status, asked.location]).toEqual([303, expect.stringContaining('/ad/proof?to=')]);
    expect(await settled()).toEqual([{ resolved_by: null }]);
    expect((await visitor.get(address)).html).toContain(note);
  });

  it.each(['', 'x', '1.5', '1e400', '-1', '99999999999999999999', '9007199254740991'])(
    'knows no anomaly "%s"',
    async (about) => {
      const id = await store();
      const { visitor, address } = await openAfterSales(here.shop);
      const fields = afterSalesFields(await visitor.get(address), `anomaly-${id}`);
      const answer = await visitor.post(address, { ...fields, about, note });
      expect(answer.status).toBe(422);
      expect(await settled()).toEqual([{ resolved_by: null }]);
    },
  );

  it('settles none of another order', async () => {
    const own = await store();
    const other = await storeAnomaly(here.shop, {
      kind: 'disputed',
      orderId: null,
      noticedAt: here.time.clock(),
    });
    const { visitor, address } = await openAfterSales(here.shop);
    const fields = afterSalesFields(await visitor.get(address), `anomaly-${own}`);
    expect((await visitor.post(address, { ...fields, about: String(other), note })).status).toBe(
      422,
    );
    expect(await settled()).toEqual([{ resolved_by: null }, { resolved_by: null }]);
  });
});
