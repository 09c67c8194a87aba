import { describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { signIn } from '#tests/stage/operator.ts';
import { currentOfferOf, hasForm, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import type { Page } from '#tests/stage/visitor.ts';

const here = usePaidShop();
const likes = [{ packageId: 'ig-likes-1000', target: 'https://www.instagram.com/p/Cabc123/' }];
const followers = [{ packageId: 'ig-followers-1000', target: '@zofie.rihova' }];

async function linesOf(id: string) {
  return query(
    here.shop,
    `select position, work, start_count, delivered, started_at is not null as begun,
       completed_at is not null as ended from order_lines where order_id = $1 order by position`,
    [id],
  );
}

describe('a move that may not be made', () => {
  it.each([
    ['more than was ordered', { delivered: '1101' }, 'víc, než bylo objednáno'],
    ['no number', { delivered: 'asi 300' }, 'Zadejte celé číslo'],
    ['fewer than before', { delivered: '100' }, 'méně než předtím'],
  ])('says why: %s', async (_, input, message) => {
    const admin = await openOrderAdmin(here.shop, { wishes: likes });
    await admin.send('move-0', { to: 'delivering' });
    await admin.send('move-0', { to: 'delivering', delivered: '200' });
    const refused = await admin.send('move-0', { to: 'delivering', ...input });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(message);
    expect(refused.html).toContain(`value="${input.delivered}"`);
    expect(await linesOf(admin.id)).toMatchObject([{ delivered: 200 }]);
  });

  it.each(['1e3', '１２', '-1', '2.5', '.250', '9'.repeat(30)])(
    'says it at the field where %j is typed for a count, and keeps it there',
    async (input) => {
      const admin = await openOrderAdmin(here.shop, { wishes: [...likes, ...followers] });
      const expectAt = (page: Page, field: string, isGood = false) => {
        expect(page.html.includes(`id="${field}-error"`)).toBe(!isGood);
        if (isGood) return;
        expect(page.status).toBe(422);
        expect(page.text).toContain('Zadejte celé číslo');
        expect(page.html).toContain(`value="${input}"`);
      };
      const all = await admin.send('move-all', { 'startCount-1': input });
      expectAt(all, 'move-1-startCount');
      expectAt(all, 'move-0-startCount', true);
      expectAt(
        await admin.send('move-0', { to: 'delivering', startCount: input }),
        'move-0-startCount',
      );
      expect(await linesOf(admin.id)).toMatchObject([{ work: 'waiting' }, { work: 'waiting' }]);
      await admin.send('move-0', { to: 'delivering', startCount: '' });
      const start = { to: 'delivering', startCount: input, delivered: '300' };
      const wrong = await admin.send('move-0', start);
      expectAt(wrong, 'move-0-startCount');
      expectAt(wrong, 'move-0-delivered', true);
      for (const to of ['delivering', 'end', 'whole', 'whole-sure'])
        expectAt(await admin.send('move-0', { to, delivered: input }), 'move-0-delivered');
      expect(await linesOf(admin.id)).toMatchObject([
        { work: 'delivering', start_count: null, delivered: 0 },
        { work: 'waiting' },
      ]);
    },
  );

  it('is made where the unusual is said to be right', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: likes });
    await admin.send('move-0', { to: 'delivering' });
    const more = await admin.send('move-0', { to: 'delivering', delivered: '1200' });
    expect((await admin.send('move-0', { to: 'delivering', mayExceed: 'yes' }, more)).status).toBe(
      303,
    );
    const fewer = await admin.send('move-0', { to: 'delivering', delivered: '300' });
    const why = { to: 'delivering', note: 'Síť část smazala' };
    expect((await admin.send('move-0', why, fewer)).status).toBe(303);
    expect(await linesOf(admin.id)).toMatchObject([{ delivered: 300 }]);
    expect((await admin.look()).text).toContain('Síť část smazala');
    const customers = await (await here.shop.get(`/objednavky/${admin.token}`)).text();
    expect(customers).not.toContain('Síť část smazala');
  });

  it('ends short only with a word', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: likes });
    await admin.send('move-0', { to: 'delivering' });
    const short = await admin.send('move-0', { to: 'end', delivered: '900' });
    expect(short.status).toBe(422);
    expect(short.text).toContain('Nedodalo se všechno');
    await admin.send('move-0', { to: 'end-900', note: 'Zbytek vracíme' }, short);
    expect(await linesOf(admin.id)).toMatchObject([{ work: 'completed', delivered: 900 }]);
  });

  it.each([
    ['is not paid', { isPaid: false }, 'není zaplacená'],
    [
      'may not begin early',
      { wishes: followers, input: { start: 'later' } },
      'lhůta pro odstoupení ještě běží',
    ],
    [
      'waits for its post',
      { wishes: [{ packageId: 'ig-likes-100', target: '@zofie.rihova' }] },
      'je jen profil',
    ],
  ])('is refused where the order %s, and has no form', async (_, options, message) => {
    const admin = await openOrderAdmin(here.shop, options);
    const page = await admin.look();
    expect(hasForm(page, 'move-0')).toBe(false);
    const forged = await admin.operator.visitor.post(admin.address, {
      ...(await hiddenOf(admin)),
      intent: 'move',
      line: '0',
      to: 'delivering',
    });
    expect(forged.status).toBe(422);
    expect(forged.text).toContain(message);
    expect(await linesOf(admin.id)).toMatchObject([{ work: 'waiting' }]);
  });

  it('is refused while the order is held because its customer has withdrawn', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: likes });
    const page = await admin.look();
    await query(here.shop, 'update orders set held_at = now() where id = $1', [admin.id]);
    const refused = await admin.send('move-0', { to: 'delivering' }, page);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Zákazník odstoupil');
  });
});

describe('two people on one order', () => {
  it('are told apart: the second sees what the first did and keeps what was typed', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: likes });
    const other = currentOfferOf(await signIn(here.shop, { name: 'Petr Novák' }), admin);
    await admin.send('move-0', { to: 'delivering' });
    const stale = await other.look();
    await admin.send('move-0', { to: 'delivering', delivered: '300' });
    const second = await other.send(
      'move-0',
      { to: 'delivering', delivered: '250', startCount: '77' },
      stale,
    );
    expect(second.status).toBe(409);
    expect(second.text).toContain('mezitím změnil někdo jiný');
    expect(second.text).toContain('300 z 1.100');
    expect(second.html).toContain('value="250"');
    expect(second.html).toContain('value="77"');
    expect(await linesOf(admin.id)).toMatchObject([{ delivered: 300 }]);
    const again = await other.send('move-0', { to: 'delivering', delivered: '350' }, second);
    expect(again.status).toBe(303);
    expect(await linesOf(admin.id)).toMatchObject([{ delivered: 350, start_count: 77 }]);
  });

  it('who do the same have done it once', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: likes });
    const page = await admin.look();
    await Promise.all([1, 2, 3].map(() => admin.send('move-0', { to: 'delivering' }, page)));
    const entries = await query(
      here.shop,
      `select kind from order_events where order_id = $1 and kind = 'progress'`,
      [admin.id],
    );
    expect(entries).toHaveLength(1);
    const log = await query(
      here.shop,
      `select action from audit_entries where subject = $1 and action = 'order-moved'`,
      [admin.id],
    );
    expect(log).toHaveLength(1);
  });
});

async function hiddenOf(admin: Awaited<ReturnType<typeof openOrderAdmin>>) {
  const { html } = await admin.look();
  const valueOf = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  return { form: 'move-0', seen: valueOf('seen'), id: valueOf('id') };
}
