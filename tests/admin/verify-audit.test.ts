import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditHead } from '#database/audit/verify-audit.ts';
import { behindItsBack, noteOne, verifyLog } from '#tests/stage/auditing.ts';
import { query } from '#tests/stage/books.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

const note = () => noteOne(shop);
const verify = (heads?: readonly AuditHead[]) => verifyLog(shop, heads);

describe('verifying it', () => {
  beforeEach(async () => {
    for (let i = 0; i < 8; i += 1) await note();
  });

  it.each([
    [`set action = 'undone'`],
    [`set subject = 'another'`],
    [`set operator_id = null`],
    [`set at = at + interval '1 second'`],
    [`set at = at + interval '7 microseconds'`],
    [`set after = after || '{"delivered": 13}'`],
    [`set after = after || '{"delivered": "12"}'`],
    [`set after = after - 'until'`],
    [`set after = '[]'`],
    [`set before = 'null'`],
    [`set hash = repeat('a', 64)`],
  ])('names a row with %s', async (change) => {
    await behindItsBack(shop, `update audit_entries ${change} where seq = 4`);
    const { faults } = await verify();
    expect(faults[0]).toEqual({ fault: 'changed', seq: 4 });
  });

  it('names a row whose hash was made anew with it', async () => {
    const rows = await query(shop, 'select * from audit_entries where seq in (3, 4)');
    await behindItsBack(
      shop,
      `update audit_entries e set subject = o.subject, hash = o.hash, previous_hash = o.previous_hash
        from audit_entries o where e.seq = 4 and o.seq = 3`,
    );
    expect(rows).toHaveLength(2);
    const { faults } = await verify();
    expect(faults.map(({ seq }) => seq)).toEqual([4, 4, 5]);
  });

  it('names what was removed, be it in the middle or at the beginning', async () => {
    await behindItsBack(shop, 'delete from audit_entries where seq in (1, 4, 5)');
    expect((await verify()).faults).toEqual([
      { fault: 'missing', seq: 1, to: 1 },
      { fault: 'missing', seq: 4, to: 5 },
    ]);
  });

  it('names two rows that changed places', async () => {
    await behindItsBack(
      shop,
      'update audit_entries set seq = -1 where seq = 3',
      'update audit_entries set seq = 3 where seq = 6',
      'update audit_entries set seq = 6 where seq = -1',
    );
    const { faults } = await verify();
    const changed = faults.filter(({ fault }) => fault === 'changed').map(({ seq }) => seq);
    expect(changed).toEqual([3, 6]);
  });

  it('knows by an e-mailed head that the last row was removed', async () => {
    const { head } = await verify();
    await behindItsBack(shop, 'delete from audit_entries where seq = 8');
    expect((await verify()).faults).toEqual([]);
    expect((await verify(head ? [head] : [])).faults).toEqual([{ fault: 'head-missing', seq: 8 }]);
  });

  it('knows by it that the whole chain was made anew', async () => {
    const { head } = await verify();
    await behindItsBack(shop, 'delete from audit_entries', 'delete from audit_personal');
    for (let i = 0; i < 9; i += 1) await note();
    expect((await verify()).faults).toEqual([]);
    expect((await verify(head ? [head] : [])).faults).toEqual([{ fault: 'head-differs', seq: 8 }]);
  });

  it('names a value of a person that was changed, put in, or moved to another row', async () => {
    await behindItsBack(
      shop,
      `update audit_personal set value = 'petr@example.com' where seq = 2 and path = 'after.email'`,
      `insert into audit_personal values (3, 'after.phone', 'salt', '777')`,
      `delete from audit_personal where seq = 6`,
      `update audit_personal set seq = 6 where seq = 5`,
    );
    const found = await verify();
    expect(found.faults).toEqual([
      { fault: 'personal-changed', seq: 2, path: 'after.email' },
      { fault: 'personal-added', seq: 3, path: 'after.phone' },
      { fault: 'personal-changed', seq: 6, path: 'before.email' },
      { fault: 'personal-changed', seq: 6, path: 'after.email' },
    ]);
    expect(found.erased).toBe(2);
  });

  it('walks many rows a batch at a time', async () => {
    await behindItsBack(shop, 'delete from audit_entries', 'delete from audit_personal');
    for (let i = 0; i < 30; i += 1) await note();
    // The same rows many times over, in one statement: their hashes are those of the first thirty.
    await behindItsBack(
      shop,
      `insert into audit_entries select seq + 30 * n, at, operator_id, action, subject, before, after,
        previous_hash, hash from audit_entries, generate_series(1, 99) n where seq <= 30`,
    );
    const found = await verify();
    expect(found.entries).toBe(3000);
    expect(new Set(found.faults.map(({ seq }) => seq)).size).toBe(2970);
  });
});
