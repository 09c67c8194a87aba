import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuditedChange, recordChange } from '#database/audit/audit.ts';
import { type Erasing, eraseFromLog } from '#flows/people/erasures.ts';
import { keepRetention } from '#flows/people/keep-retention.ts';
import { behindItsBack, noteOne, verifyLog } from '#tests/stage/auditing.ts';
import { query } from '#tests/stage/books.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

const note = (change?: Partial<AuditedChange>) => noteOne(shop, change);
const verify = () => verifyLog(shop);

const HOSTILE = `</td><script>alert(1)</script>\0\uD800 "'&\u202E${'ž'.repeat(10_000)}`;

describe('the log of changes', () => {
  it('holds together without a gap while fifty changes are made at the same time', async () => {
    await Promise.all(Array.from({ length: 50 }, () => note()));
    const { faults, entries, personal, head } = await verify();
    expect(faults).toEqual([]);
    expect({ entries, personal, last: head?.seq }).toEqual({
      entries: 50,
      personal: 100,
      last: 50,
    });
  });

  it('loses nothing where changes fail among those that succeed', async () => {
    const { db } = shop.services;
    const failing = () =>
      db.transaction(async (tx) => {
        await recordChange(tx, {
          operatorId: null,
          action: 'undone',
          subject: 'x',
          at: new Date(),
        });
        throw new Error('This one fails.');
      });
    const all = Array.from({ length: 30 }, (_, i) => (i % 3 ? note() : failing()));
    const ended = await Promise.allSettled(all);
    expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await verify()).toMatchObject({ entries: 20, faults: [], head: { seq: 20 } });
  });

  it('keeps what a hostile client sends, and its hash fits', async () => {
    await note({
      subject: HOSTILE,
      after: { note: HOSTILE },
      personalAfter: { email: HOSTILE, name: 'x'.repeat(10_000) },
    });
    expect(await verify()).toMatchObject({ entries: 1, faults: [] });
  });

  it('keeps no value of a person in its rows', async () => {
    await note();
    const [row] = await query(shop, 'select before::text, after::text from audit_entries');
    expect(JSON.stringify(row)).not.toContain('example.com');
    const hashes = await query(shop, `select before->'email' as hash from audit_entries`);
    await note();
    const again = await query(
      shop,
      `select before->'email' as hash from audit_entries where seq = 2`,
    );
    expect(again).not.toEqual(hashes);
  });

  it('is changed, cut or emptied by no statement of the program', async () => {
    await note();
    for (const statement of [
      `update audit_entries set action = 'undone'`,
      'delete from audit_entries',
      'truncate audit_entries cascade',
    ]) {
      await expect(query(shop, statement)).rejects.toThrow('only added to');
    }
  });
});

describe('a person who is erased', () => {
  const operator = { id: randomUUID() };
  const erase = async (what: Omit<Erasing, 'operator'>) =>
    (await eraseFromLog(shop.services, { ...what, operator })).erased;

  it('is gone wherever the value stands, and the chain still holds', async () => {
    await note();
    await note({ personalAfter: { email: 'JANA@example.com', name: 'Jana' } });
    await note({ personalBefore: { email: 'petr@example.com' }, personalAfter: { note: HOSTILE } });
    expect(await erase({ values: ['jana@example.com'] })).toBe(3);
    expect(await erase({ values: [HOSTILE] })).toBe(1);
    const { faults, erased } = await verify();
    expect({ faults, erased }).toEqual({ faults: [], erased: 4 });
    const left = await query(shop, 'select value from audit_personal order by value');
    expect(left.map(({ value }) => value)).toEqual([
      'Jana',
      'Jana.Nova@example.com',
      'petr@example.com',
    ]);
  });

  it('is gone from everything that was said of an order', async () => {
    await note({ subject: 'one' });
    await note({ subject: 'two' });
    expect(await erase({ subjects: ['one'] })).toBe(2);
    expect(await erase({})).toBe(0);
    expect(await verify()).toMatchObject({ faults: [], erased: 2, personal: 2 });
    // That it was done is logged, and not whom it was about.
    const [logged] = await query(
      shop,
      `select subject, after, operator_id from audit_entries where action = 'personal-erased' order by seq`,
    );
    expect(logged).toEqual({ subject: 'log', after: { values: 2 }, operator_id: operator.id });
  });
});

describe('what is old', () => {
  const ago = (years: number) => new Date(Date.now() - years * 366 * 24 * 60 * 60_000);

  it('is cut off after ten years, and the rest still holds', async () => {
    for (let i = 0; i < 5; i += 1) await note({ at: ago(11) });
    await note({ at: ago(3) });
    await note();
    await keepRetention(shop.services);
    const found = await verify();
    expect(found).toMatchObject({ faults: [], cutTo: 5, entries: 3, erased: 2, personal: 2 });
    const left = await query(shop, 'select seq, action from audit_entries order by seq');
    expect(left).toEqual([
      { seq: '6', action: 'order-moved' },
      { seq: '7', action: 'order-moved' },
      { seq: '8', action: 'log-cut' },
    ]);
    await keepRetention(shop.services);
    expect((await verify()).entries).toBe(3);
    await note();
    expect((await verify()).faults).toEqual([]);
  });

  it('stays where only a wrong clock says that it is', async () => {
    await note();
    await note({ at: ago(30) });
    await note();
    await keepRetention(shop.services);
    expect(await verify()).toMatchObject({ faults: [], entries: 3, personal: 6 });
  });

  it('is named where somebody else cut it off', async () => {
    for (let i = 0; i < 3; i += 1) await note({ at: ago(11) });
    await note();
    await keepRetention(shop.services);
    await behindItsBack(shop, 'delete from audit_entries where seq = 4');
    expect((await verify()).faults).toEqual([{ fault: 'missing', seq: 1, to: 4 }]);
  });

  it('goes in many steps where there is much of it', async () => {
    await shop.services.db.transaction(async (tx) => {
      const change = { operatorId: null, action: 'undone', subject: 'x', at: ago(11) } as const;
      for (let i = 0; i < 1200; i += 1) await recordChange(tx, change);
    });
    await note();
    await keepRetention(shop.services);
    expect(await verify()).toMatchObject({ faults: [], cutTo: 1200, entries: 4 });
  });
});
