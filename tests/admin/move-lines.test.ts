import { describe, expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import { textOf } from '#tests/stage/html.ts';
import { hasForm, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { threePackages } from '#tests/stage/ordering.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

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

async function stateOf(id: string) {
  const [row] = await query<{ state: string }>(
    here.shop,
    'select state from orders where id = $1',
    [id],
  );
  return row?.state;
}

describe('the work on an order', () => {
  it('begins, is reported on and ends, and its customer sees how far it is', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: likes });
    const begun = await admin.send('move-0', { to: 'delivering', startCount: '1 250' });
    expect(begun.status).toBe(303);
    expect(begun.location).toContain(admin.address);
    expect(await stateOf(admin.id)).toBe('delivering');
    expect((await admin.look()).text).toContain('na začátku 1.250');

    await admin.send('move-0', { to: 'delivering', delivered: '400' });
    const customers = textOf(await (await here.shop.get(`/objednavky/${admin.token}`)).text());
    expect(customers).toMatch(/400\D+1\.100/);
    expect((await admin.look()).text).toContain('400 z 1.100');

    const ended = await admin.send('move-0', { to: 'whole-sure' });
    expect(ended.status).toBe(303);
    expect(await stateOf(admin.id)).toBe('completed');
    expect(await linesOf(admin.id)).toEqual([
      {
        position: 0,
        work: 'completed',
        start_count: 1250,
        delivered: 1100,
        begun: true,
        ended: true,
      },
    ]);
  });

  it('tells the customer of its end after half a minute, once', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: likes });
    await admin.send('move-0', { to: 'delivering' });
    const page = await admin.look();
    await admin.send('move-0', { to: 'whole-sure' }, page);
    await admin.send('move-0', { to: 'whole-sure' }, page);
    await here.shop.workOnce();
    expect(await emailsOf(here.shop, 'order-completed-customer')).toEqual([]);
    await here.time.pass(here.shop, 1);
    expect(await emailsOf(here.shop, 'order-completed-customer')).toHaveLength(1);
  });

  it('shows the e-mail before it is sent, as it is sent then', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: likes });
    expect((await admin.look()).text).not.toContain('je dokončená');
    await admin.send('move-0', { to: 'delivering' });
    const before = await admin.look();
    await admin.send('move-0', { to: 'whole-sure' }, before);
    await here.time.pass(here.shop, 1);
    const [sent] = await emailsOf(here.shop, 'order-completed-customer');
    expect(plain(before.text)).toContain(plain(sent?.subject));
    const html = await admin.operator.visitor.get(
      `${admin.address}/emails/order-completed-customer/html`,
    );
    expect(html.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(plain(html.text)).toContain(plain(sent?.subject));
  });

  it('is taken back within half a minute, with its e-mail', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: likes });
    await admin.send('move-0', { to: 'delivering', startCount: '10' });
    await admin.send('move-0', { to: 'whole-sure' });
    const [intent] = await query(
      here.shop,
      `select id from pending_actions where order_id = $1 and request ->> 'kind' = 'emails'`,
      [admin.id],
    );
    await admin.operator.visitor.post('/ad/undo', {
      id: String(intent?.['id']),
      back: admin.address,
    });
    await here.time.pass(here.shop, 1);
    expect(await emailsOf(here.shop, 'order-completed-customer')).toEqual([]);
    expect(await stateOf(admin.id)).toBe('delivering');
    expect(await linesOf(admin.id)).toMatchObject([{ work: 'delivering', start_count: 10 }]);
    expect((await admin.send('move-0', { to: 'whole-sure' })).status).toBe(303);
    expect(await stateOf(admin.id)).toBe('completed');
  });

  it('goes with its first line and ends with its last', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: threePackages });
    await admin.send('move-1', { to: 'delivering' });
    expect(await stateOf(admin.id)).toBe('delivering');
    await admin.send('move-1', { to: 'whole-sure' });
    expect(await stateOf(admin.id)).toBe('delivering');
    await admin.send('move-all');
    expect(await linesOf(admin.id)).toMatchObject([
      { work: 'delivering' },
      { work: 'completed' },
      { work: 'delivering' },
    ]);
    const asked = await admin.send('move-all');
    expect(asked.text).toContain('Je opravdu dodáno všechno?');
    expect(await stateOf(admin.id)).toBe('delivering');
    await admin.send('move-all', {}, asked);
    expect(await stateOf(admin.id)).toBe('completed');
    await here.time.pass(here.shop, 1);
    expect(await emailsOf(here.shop, 'order-completed-customer')).toHaveLength(1);
  });

  it('begins all that can begin by one press, and leaves what waits', async () => {
    const admin = await openOrderAdmin(here.shop, {
      wishes: [...followers, { packageId: 'ig-likes-100', target: '@zofie.rihova' }],
    });
    await admin.send('move-all');
    expect(await linesOf(admin.id)).toMatchObject([{ work: 'delivering' }, { work: 'waiting' }]);
    expect(hasForm(await admin.look(), 'move-1')).toBe(false);
  });
});

/** Spaces that do not break are read like others. */
function plain(text = ''): string {
  return text.replaceAll('\u00a0', ' ');
}
