import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { type OrderAdmin, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { type Program, openProgram, outcomeOf } from '#tests/stage/programs.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { createClock } from '#tests/stage/time.ts';

const time = createClock();
const likes = [{ packageId: 'ig-likes-1000', target: 'https://www.instagram.com/p/Cabc123/' }];

let shop: TestShop;
let program: Program;
let admin: OrderAdmin;
let line: string;
beforeAll(async () => {
  shop = await createTestShop({ clock: time.clock });
});
afterAll(() => shop.close());
beforeEach(async () => {
  program = await openProgram(shop, { name: 'Sklad' });
  admin = await openOrderAdmin(shop, { wishes: likes });
  line = `/api/v1/orders/${admin.number}/lines/0`;
});

async function versionOf(): Promise<number> {
  return Number((await program.call(`/api/v1/orders/${admin.number}`)).body['version']);
}

async function report(body: unknown, key?: string) {
  return program.change(`${line}/progress`, body, await versionOf(), key);
}

const entries = () =>
  query(shop, 'select person, text from order_events where order_id = $1 and kind = $2', [
    admin.id,
    'progress',
  ]);

describe('a program', () => {
  it('begins a line, reports on it and completes it, under the name of its token', async () => {
    const begun = await report({ status: 'delivering', startCount: 1250 });
    expect([begun.status, begun.body]).toMatchObject([
      200,
      { state: 'delivering', line: { status: 'delivering', startCount: 1250, delivered: 0 } },
    ]);
    const version = Number(begun.body['version']);
    const path = `${line}/progress`;
    const more = await program.change(path, { status: 'delivering', delivered: 400 }, version);
    expect(more.body['line']).toMatchObject({ delivered: 400, pieces: 1100 });
    const ended = await report({ status: 'completed', delivered: 1100 });
    expect(ended.body).toMatchObject({ state: 'completed', line: { delivered: 1100 } });
    expect(ended.text).not.toMatch(/instagram\.com|@/);
    expect((await entries()).map(({ person }) => person)).toEqual(['Sklad', 'Sklad', 'Sklad']);
    expect((await admin.look()).text).toContain('Sklad');
    const log = await admin.operator.visitor.get(`/ad/audit?person=${program.id}`);
    expect(log.text).toContain('změna stavu dodání');
    expect(log.text).toMatch(/Sklad/);
  });

  it('completes an order whose e-mail waits half a minute and can be taken back', async () => {
    const enqueued = () =>
      query(shop, `select id from emails where order_id = $1 and kind = $2`, [
        admin.id,
        'order-completed-customer',
      ]);
    await report({ status: 'delivering', delivered: 1100 });
    await report({ status: 'completed' });
    await shop.workOnce();
    expect(await enqueued()).toHaveLength(0);
    const [intent] = await query(
      shop,
      'select person, state from pending_actions where order_id = $1',
      [admin.id],
    );
    expect(intent).toMatchObject({ person: 'Sklad', state: 'waiting' });
    await time.pass(shop, 1);
    expect(await enqueued()).toHaveLength(1);
  });

  it('gets the same answer to the same call, which is done once', async () => {
    const key = randomUUID();
    const version = await versionOf();
    const body = { status: 'delivering', startCount: 10 };
    const path = `${line}/progress`;
    const both = await Promise.all([
      program.change(path, body, version, key),
      program.change(path, body, version, key),
    ]);
    const [first, second] = both.toSorted((a, b) =>
      (a.headers.get('Idempotency-Replayed') ?? '').localeCompare(
        b.headers.get('Idempotency-Replayed') ?? '',
      ),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(second?.headers.get('Idempotency-Replayed')).toBe('true');
    expect(second?.body).toEqual(first?.body);
    expect(await entries()).toHaveLength(1);
    const other = await program.change(path, { ...body, startCount: 11 }, version, key);
    expect(outcomeOf(other)).toEqual([409, 'key-used']);
    // A key is one of its token: another program may use the same.
    const stranger = await openProgram(shop, { name: 'Jiný' });
    const again = await stranger.change(path, body, version, key);
    expect(again.headers.get('Idempotency-Replayed')).toBeNull();
  });

  it('changes nothing that it has not seen', async () => {
    const version = await versionOf();
    await admin.send('move-0', { to: 'delivering', startCount: '5' });
    const stale = await program.change(`${line}/progress`, { status: 'completed' }, version);
    expect(outcomeOf(stale)).toEqual([412, 'version-old']);
    expect(stale.headers.get('Content-Type')).toBe('application/problem+json');
  });

  it.each([
    [{ status: 'completed' }, 409, 'line-not-begun'],
    [{ status: 'delivering', delivered: 2000 }, 409, 'delivered-exceeds'],
    [{ status: 'waiting' }, 422, 'body-invalid'],
    [{ status: 'delivering', delivered: -1 }, 422, 'body-invalid'],
    [{ status: 'delivering', delivered: 2_147_483_648 }, 422, 'body-invalid'],
    [{ status: 'delivering', delivered: 1.5 }, 422, 'body-invalid'],
    [{ status: 'delivering', more: 1 }, 422, 'body-invalid'],
    [{}, 422, 'body-invalid'],
    ['[]', 400, 'body-unreadable'],
    ['{', 400, 'body-unreadable'],
  ])('is refused for %o', async (body, status, code) => {
    expect(outcomeOf(await report(body))).toEqual([status, code]);
    expect(await entries()).toEqual([]);
  });

  it('moves lines by the rules of operators alone', async () => {
    const unpaid = await openOrderAdmin(shop, { wishes: likes, isPaid: false });
    const path = `/api/v1/orders/${unpaid.number}/lines/0/progress`;
    const version = Number((await program.call(`/api/v1/orders/${unpaid.number}`)).body['version']);
    const body = { status: 'delivering' };
    expect(outcomeOf(await program.change(path, body, version))).toEqual([409, 'order-unpaid']);
    for (const elsewhere of ['7', '99999999999', 'a'])
      expect(
        outcomeOf(await program.change(path.replace('/0/', `/${elsewhere}/`), body, version)),
      ).toEqual([404, 'line-unknown']);
    const nowhere = '/api/v1/orders/999999/lines/0/progress';
    expect(outcomeOf(await program.change(nowhere, body, 1))).toEqual([404, 'order-unknown']);
  });

  it('has to say under which key, and what it has seen', async () => {
    const body = { status: 'delivering' };
    const seen = { 'If-Match': `"${await versionOf()}"` };
    const key = { 'Idempotency-Key': randomUUID() };
    const tries: [Record<string, string>, number, string][] = [
      [seen, 400, 'key-missing'],
      [{ ...seen, 'Idempotency-Key': 'short' }, 400, 'key-missing'],
      [key, 428, 'version-missing'],
      [{ ...key, 'If-Match': '*' }, 400, 'version-unreadable'],
      [{ ...key, 'If-Match': '7' }, 400, 'version-unreadable'],
    ];
    for (const [headers, ...outcome] of tries)
      expect(outcomeOf(await program.call(`${line}/progress`, { body, headers }))).toEqual(outcome);
    const wrong = await program.call(`${line}/progress`, {
      body: 'status=delivering',
      headers: { ...key, ...seen, 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(outcomeOf(wrong)).toEqual([415, 'json-needed']);
    const huge = { ...body, note: 'x'.repeat(70_000) };
    expect(outcomeOf(await report(huge))).toEqual([413, 'body-too-large']);
  });

  it.each([0, 400])(
    'has to say how much was delivered where %i are reported',
    async (delivered) => {
      await report({ status: 'delivering', delivered });
      const refused = await report({ status: 'completed' });
      expect(outcomeOf(refused)).toEqual([409, 'delivered-missing']);
      expect(refused.text).toContain('`delivered`');
      expect(outcomeOf(await report({ status: 'completed', delivered: 500 }))).toEqual([
        409,
        'delivered-short',
      ]);
      const said = await report({ status: 'completed', delivered: 500, note: 'Síť to smazala' });
      expect(said.body).toMatchObject({ state: 'completed', line: { delivered: 500 } });
      const read = await program.call(`/api/v1/orders/${admin.number}`);
      const [row] = await query<{ total: string }>(shop, 'select total from orders where id = $1', [
        admin.id,
      ]);
      const amount = Math.ceil((Number(row?.total) * 600) / 1100);
      expect(read.body['short']).toEqual({ pieces: 600, amount });
      const rest = await report({ status: 'completed', delivered: 1100 });
      expect(rest.body).toMatchObject({ state: 'completed', line: { delivered: 1100 } });
      expect((await program.call(`/api/v1/orders/${admin.number}`)).body['short']).toBeNull();
      expect(outcomeOf(await report({ status: 'completed', delivered: 1200 }))).toEqual([
        409,
        'line-completed',
      ]);
    },
  );

  it('holds a line with a word to its customer, and lets it go on', async () => {
    const path = `${line}/hold`;
    const held = { held: true, reason: 'target-private', text: 'Profil je soukromý.' };
    const done = await program.change(path, held, await versionOf());
    expect(done.body['line']).toMatchObject({ hold: { reason: 'target-private' } });
    expect(outcomeOf(await report({ status: 'delivering' }))).toEqual([409, 'line-held']);
    const other = await program.change(path, { ...held, reason: 'other' }, await versionOf());
    expect(outcomeOf(other)).toEqual([409, 'line-held-already']);
    const goesOn = await program.change(path, { held: false }, await versionOf());
    expect(goesOn.body['line']).toMatchObject({ hold: null });
    const silent = await program.change(path, { ...held, text: '\u0000 ' }, await versionOf());
    expect(outcomeOf(silent)).toEqual([422, 'body-invalid']);
  });

  it('has its answers kept for a week', async () => {
    await report({ status: 'delivering' });
    await time.pass(shop, 8 * 24 * 60);
    await query(shop, `select graphile_worker.add_job('keep-retention', '{}'::json)`);
    await shop.workOnce();
    expect(await query(shop, 'select key from api_calls')).toEqual([]);
  });
});
