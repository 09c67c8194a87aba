import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherColumns, otherSchemas } from '#database/people/other-columns.ts';
import { type PersonalTable, personalTables } from '#database/people/personal-columns.ts';
import { addressPattern } from '#domain/people/erasure.ts';
import { query } from '#tests/stage/books.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const personal: Record<string, PersonalTable> = personalTables;
const ANYTHING = ['text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea', 'inet', 'cidr'];

/** Every column of the database that can hold words. */
async function columnsOf(): Promise<string[]> {
  const rows = await query<{ name: string }>(
    shop,
    `select table_schema || '.' || table_name || '.' || column_name as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and data_type = any($1)
       and table_schema not in ('pg_catalog', 'information_schema') and table_schema <> all($2) order by 1`,
    [ANYTHING, otherSchemas],
  );
  return rows.map(({ name }) => name);
}

const listed = [
  ...Object.entries(personal).flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) =>
      table.includes('.') ? `${table}.${column}` : `public.${table}.${column}`,
    ),
  ),
  ...Object.entries(otherColumns).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  ),
];

describe('the list of columns about people', () => {
  it('has every column of text or JSON once, as personal or as another', async () => {
    expect(listed.toSorted()).toEqual((await columnsOf()).toSorted());
  });

  it('tells rows apart by columns that are there', async () => {
    for (const [name, { key }] of Object.entries(personal)) {
      await query(shop, `select ${key.join(', ')} from ${name} limit 1`);
    }
  });
});

describe('the pattern of an address', () => {
  const address = "jana.o'neil+x@example.com";
  const finds = async (text: string) => {
    const [row] = await query(shop, 'select $1 ~* $2 as found', [text, addressPattern(address)]);
    return row?.['found'];
  };

  it.each([
    address,
    address.toUpperCase(),
    `Pište na ${address}.`,
    `q=${encodeURIComponent(address)}&sort=made`,
    'q=jana.o%27neil%2Bx%40example.com',
    JSON.stringify({ text: `první\n${address}\nposlední` }),
    `<a href="mailto:${address}">`,
    `\\342\\200\\236${address}\\342\\200\\234`,
    `\\u201e${address}\\u201c`,
  ])('finds it in %s', async (text) => {
    expect(await finds(text)).toBe(true);
  });

  it.each([`velka${address}`, `${address}.cz`, `${address}munity`, 'jana@example.com'])(
    'does not take %s for it',
    async (text) => {
      expect(await finds(text)).toBe(false);
    },
  );
});
