import { describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { signIn } from '#tests/stage/operator.ts';
import { deskOf, hasForm, openDesk } from '#tests/stage/order-desk.ts';
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
  ])('says why: %s', async (_, typed, message) => {
    const desk = await openDesk(here.shop, { wishes: likes });
    await desk.send('move-0', { to: 'delivering' });
    await desk.send('move-0', { to: 'delivering', delivered: '200' });
    const refused = await desk.send('move-0', { to: 'delivering', ...typed });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(message);
    expect(refused.html).toContain(`value="${typed.delivered}"`);
    expect(await linesOf(desk.id)).toMatchObject([{ delivered: 200 }]);
  });

  it.each(['1e3', '１２', '-1', '2.5', '.250', '9'.repeat(30)])(
    'says it at the field where %j is typed for a count, and keeps it there',
    async (typed) => {
      const desk = await openDesk(here.shop, { wishes: [...likes, ...followers] });
      const expectAt = (page: Page, field: string, isGood = false) => {
        expect(page.html.includes(`id="${field}-error"`)).toBe(!isGood);
        if (isGood) return;
        expect(page.status).toBe(422);
        expect(page.text).toContain('Zadejte celé číslo');
        expect(page.html).toContain(`value="${typed}"`);
      };
      const all = await desk.send('move-all', { 'startCount-1': typed });
      expectAt(all, 'move-1-startCount');
      expectAt(all, 'move-0-startCount', true);
      expectAt(
        await desk.send('move-0', { to: 'delivering', startCount: typed }),
        'move-0-startCount',
      );
      expect(await linesOf(desk.id)).toMatchObject([{ work: 'waiting' }, { work: 'waiting' }]);
      await desk.send('move-0', { to: 'delivering', startCount: '' });
      const start = { to: 'delivering', startCount: typed, delivered: '300' };
      const wrong = await desk.send('move-0', start);
      expectAt(wrong, 'move-0-startCount');
      expectAt(wrong, 'move-0-delivered', true);
      for (const to of ['delivering', 'end', 'whole', 'whole-sure'])
        expectAt(await desk.send('move-0', { to, delivered: typed }), 'move-0-delivered');
      expect(await linesOf(desk.id)).toMatchObject([
        { work: 'delivering', start_count: null, delivered: 0 },
        { work: 'waiting' },
      ]);
    },
  );

  it('is made where the unusual is said to be right', async () => {
    const desk = await openDesk(here.shop, { wishes: likes });
    await desk.send('move-0', { to: 'delivering' });
    const more = await desk.send('move-0', { to: 'delivering', delivered: '1200' });
    expect((await desk.send('move-0', { to: 'delivering', mayExceed: 'yes' }, more)).status).toBe(
      303,
    );
    const fewer = await desk.send('move-0', { to: 'delivering', delivered: '300' });
    const why = { to: 'delivering', note: 'Síť část smazala' };
    expect((await desk.send('move-0', why, fewer)).status).toBe(303);
    expect(await linesOf(desk.id)).toMatchObject([{ delivered: 300 }]);
    expect((await desk.look()).text).toContain('Síť část smazala');
    const customers = await (await here.shop.get(`/objednavky/${desk.token}`)).text();
    expect(customers).not.toContain('Síť část smazala');
  });

  it('ends short only with a word', async () => {
    const desk = await openDesk(here.shop, { wishes: likes });
    await desk.send('move-0', { to: 'delivering' });
    const short = await desk.send('move-0', { to: 'end', delivered: '900' });
    expect(short.status).toBe(422);
    expect(short.text).toContain('Nedodalo se všechno');
    await desk.send('move-0', { to: 'end-900', note: 'Zbytek vracíme' }, short);
    expect(await linesOf(desk.id)).toMatchObject([{ work: 'completed', delivered: 900 }]);
  });

  it.each([
    ['is not paid', { isPaid: false }, 'není zaplacená'],
    [
      'may not begin early',
      { wishes: followers, typed: { start: 'later' } },
      'lhůta pro odstoupení ještě běží',
    ],
    [
      'waits for its post',
      { wishes: [{ packageId: 'ig-likes-100', target: '@zofie.rihova' }] },
      'je jen profil',
    ],
  ])('is refused where the order %s, and has no form', async (_, options, message) => {
    const desk = await openDesk(here.shop, options);
    const page = await desk.look();
    expect(hasForm(page, 'move-0')).toBe(false);
    const forged = await desk.operator.visitor.post(desk.address, {
      ...(await hiddenOf(desk)),
      intent: 'move',
      line: '0',
      to: 'delivering',
    });
    expect(forged.status).toBe(422);
    expect(forged.text).toContain(message);
    expect(await linesOf(desk.id)).toMatchObject([{ work: 'waiting' }]);
  });

  it('is refused while the order is held because its customer has withdrawn', async () => {
    const desk = await openDesk(here.shop, { wishes: likes });
    const page = await desk.look();
    await query(here.shop, 'update orders set held_at = now() where id = $1', [desk.id]);
    const refused = await desk.send('move-0', { to: 'delivering' }, page);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Zákazník odstoupil');
  });
});

describe('two people on one order', () => {
  it('are told apart: the second sees what the first did and keeps what was typed', async () => {
    const desk = await openDesk(here.shop, { wishes: likes });
    const other = deskOf(await signIn(here.shop, { name: 'Petr Novák' }), desk);
    await desk.send('move-0', { to: 'delivering' });
    const stale = await other.look();
    await desk.send('move-0', { to: 'delivering', delivered: '300' });
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
    expect(await linesOf(desk.id)).toMatchObject([{ delivered: 300 }]);
    const again = await other.send('move-0', { to: 'delivering', delivered: '350' }, second);
    expect(again.status).toBe(303);
    expect(await linesOf(desk.id)).toMatchObject([{ delivered: 350, start_count: 77 }]);
  });

  it('who do the same have done it once', async () => {
    const desk = await openDesk(here.shop, { wishes: likes });
    const page = await desk.look();
    await Promise.all([1, 2, 3].map(() => desk.send('move-0', { to: 'delivering' }, page)));
    const entries = await query(
      here.shop,
      `select kind from order_events where order_id = $1 and kind = 'progress'`,
      [desk.id],
    );
    expect(entries).toHaveLength(1);
    const log = await query(
      here.shop,
      `select action from audit_entries where subject = $1 and action = 'order-moved'`,
      [desk.id],
    );
    expect(log).toHaveLength(1);
  });
});

async function hiddenOf(desk: Awaited<ReturnType<typeof openDesk>>) {
  const { html } = await desk.look();
  const valueOf = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  return { form: 'move-0', seen: valueOf('seen'), id: valueOf('id') };
}
