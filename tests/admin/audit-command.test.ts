import { execFile } from 'node:child_process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { behindItsBack, noteOne, verifyLog } from '#tests/stage/auditing.ts';
import { query } from '#tests/stage/books.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
  for (let i = 0; i < 12; i += 1) await noteOne(shop);
});
afterEach(() => shop.close());

/** Runs `npm run audit:verify` on the database of the shop. */
function verify(...args: string[]): Promise<{ code: number; out: string; told: string }> {
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/audit-verify.mjs', ...args],
      { env },
      (error, out, told) => {
        const code = error ? Number(error.code) : 0;
        resolve({ code, out, told });
      },
    );
  });
}

it('says of a whole log that nothing was changed, and names its head', async () => {
  const { head } = await verifyLog(shop);
  await query(shop, 'delete from audit_personal where seq = 3');
  const said = await verify('--head', `${head?.seq}:${head?.hash}`);
  expect(said).toMatchObject({ code: 0, told: '' });
  expect(said.out).toBe(
    `12 entries, 22 personal values compared, 2 erased.\nThe last one is 12:${head?.hash}\nNothing was changed.\n`,
  );
});

it('names what was changed and ends with 1', async () => {
  const { head } = await verifyLog(shop);
  await behindItsBack(
    shop,
    `update audit_entries set action = 'undone' where seq = 4`,
    'delete from audit_entries where seq in (7, 8, 12)',
    `update audit_personal set value = 'x' where seq = 2 and path = 'after.email'`,
  );
  const { code, out, told } = await verify(`--head=${head?.seq}:${head?.hash}`);
  expect(code).toBe(1);
  expect(told.trim().split('\n')).toEqual([
    'Entry 2: the personal value after.email was changed.',
    'Entry 4 was changed: what it says is not what its hash was made of.',
    'Entries 7 to 8 were removed.',
    'Entry 12, which was e-mailed, was removed with all that came after it.',
  ]);
  expect(out).toContain('4 faults found.');
});

it('does not take a head that is none', async () => {
  const { code, told } = await verify('--head', '12');
  expect(code).toBe(1);
  expect(told).toContain('npm run audit:verify -- --head NUMBER:HASH');
});
