import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '#database/backup/back-up.ts';
import { BackupDamaged } from '#database/backup/backup-file.ts';
import { NotRestored, restore } from '#database/backup/restore.ts';
import { type TestDatabase, createTestDatabase } from '#tests/stage/database.ts';
import { booksOf, run, runScript } from '#tests/stage/keeping.ts';
import { OURS, addMigration, copyMigrations } from '#tests/stage/migrations.ts';

let folder: string;
let whole: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vzlet-faults-'));
  whole = join(folder, 'whole.backup');
  const source = await createTestDatabase();
  await ask(
    source.url,
    `insert into discount_codes (code, percent) select 'CODE' || i, 1 + i % 90
     from generate_series(1, 3000) i`,
  );
  await backUp(source.url, whole, new Date());
  await source.drop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function restoreFile(content: Buffer, replace = true): Promise<unknown> {
  const file = join(folder, 'changed.backup');
  await writeFile(file, content);
  return restore({ url: database.url, file, migrations: OURS, replace, ports: {} });
}

/** Refused, and the shop that was there is as it was. */
async function expectRefused(
  content: Buffer,
  error: typeof BackupDamaged | typeof NotRestored,
): Promise<void> {
  await ask(
    database.url,
    `insert into discount_codes (code, percent) values ('MINE', 5) on conflict do nothing`,
  );
  const before = await booksOf(database.url);
  await expect(restoreFile(content)).rejects.toThrow(error);
  expect(await booksOf(database.url)).toEqual(before);
}

async function changed(change: (text: string) => string): Promise<Buffer> {
  const text = gunzipSync(await readFile(whole)).toString();
  const other = change(text);
  expect(other).not.toBe(text);
  return gzipSync(other);
}

describe('a backup that is not whole is refused before anything is touched', () => {
  it.each([0, 0.001, 0.1, 0.5, 0.9, 0.999])('cut off after %f of it', async (part) => {
    const content = await readFile(whole);
    await expectRefused(content.subarray(0, Math.floor(content.length * part)), BackupDamaged);
  });

  it.each([0.02, 0.3, 0.7, 0.9999])('with one bit turned after %f of it', async (part) => {
    const content = Buffer.from(await readFile(whole));
    const cursor = Math.floor(content.length * part);
    content.writeUInt8(content.readUInt8(cursor) ^ 1, cursor);
    await expectRefused(content, BackupDamaged);
  });

  it.each<[string, (text: string) => string]>([
    ['with a changed row', (text) => text.replace('CODE7\t', 'CODE07\t')],
    ['without one of its rows', (text) => text.replace(/CODE7\t.*\n/, '')],
    ['with a row twice', (text) => text.replace(/(CODE7\t.*\n)/, '$1$1')],
    ['without its end', (text) => text.replace(/-- end .*\n/, '')],
    ['that goes on after its end', (text) => `${text}drop table orders;\n`],
    ['without a table', (text) => text.replace(/COPY public\.emails[^]*?sha256.*\n/, '')],
    ['with a foreign statement', (text) => text.replace('COPY', 'drop table orders;\nCOPY')],
    ['without its head', (text) => text.slice(text.indexOf('\n') + 1)],
    ['of something else', () => 'Dear diary,\n'],
  ])('%s', async (_, change) => {
    await expectRefused(await changed(change), BackupDamaged);
  });

  it('that is no file of gzip at all', async () => {
    await expectRefused(Buffer.from('Dear diary,\n'), BackupDamaged);
  });
});

describe('a backup of another version', () => {
  it('that is newer is refused', async () => {
    const newer = await changed((text) => text.replace('"format":1', '"format":2'));
    await expectRefused(newer, NotRestored);
    const further = await changed((text) =>
      text.replace(/("migrations":\[.*?)\]/, '$1,4102444800000]'),
    );
    await expectRefused(further, NotRestored);
  });

  it('that is older is brought to the state of today', async () => {
    const today = await copyMigrations();
    try {
      const refill = `update discount_codes set note = 'found' where note = ''`;
      await addMigration(today, `alter table discount_codes add column new text; ${refill}`);
      await restore({
        url: database.url,
        file: whole,
        migrations: today,
        replace: false,
        ports: {},
      });
    } finally {
      await rm(today, { recursive: true });
    }
    expect(
      await ask(
        database.url,
        'select note, new, count(*)::integer as n from discount_codes group by 1, 2',
      ),
    ).toEqual([{ note: 'found', new: null, n: 3000 }]);
  });
});

describe('a restore that fails half-way', () => {
  it('leaves the shop that was there', async () => {
    const strange = await changed((text) =>
      text.replace('COPY public.emails', 'COPY public.telegrams'),
    );
    await expectRefused(strange, NotRestored);
  });
});

describe('a command given wrongly', () => {
  it.each([
    ['backup', [], 'npm run backup -- FILE'],
    ['backup', ['a', 'b'], 'npm run backup -- FILE'],
    ['backup', ['--replace'], 'npm run backup -- FILE'],
    ['restore', [], 'npm run restore -- FILE'],
    ['restore', ['/nowhere/at.all'], 'there is no file'],
  ] as const)('is explained: %s %s', async (name, args, words) => {
    const ended = await runScript(name, [...args], { DATABASE_URL: database.url });
    expect(ended).toEqual({ code: 1, said: expect.stringContaining(words) });
  });

  it('or with a setting that cannot be, without repeating it', async () => {
    const ended = await runScript('backup', ['x'], { DATABASE_URL: 'mysql://u:secret@host/x' });
    expect(ended).toEqual({ code: 1, said: expect.stringContaining('DATABASE_URL must begin') });
    expect(ended.said).not.toContain('secret');
  });

  it('or for a database that is away, without its password', async () => {
    const url = 'postgres://shop:secret@127.0.0.1:1/shop';
    const ended = await runScript('backup', [join(folder, 'x')], { DATABASE_URL: url });
    expect(ended).toEqual({ code: 1, said: expect.stringContaining('cannot be reached') });
    expect(ended.said).not.toContain('secret');
  });
});

describe('a backup that cannot be written', () => {
  const env = () => ({ DATABASE_URL: database.url });

  it('leaves the older file of its name alone', async () => {
    const ended = await runScript('backup', [whole], env());
    expect(ended).toEqual({ code: 1, said: expect.stringContaining('exists already') });
    expect(gunzipSync(await readFile(whole)).toString()).toContain('CODE7');
  });

  it('says so where there is no such folder', async () => {
    const ended = await runScript('backup', [join(folder, 'no', 'where')], env());
    expect(ended).toEqual({ code: 1, said: expect.stringContaining('there is no folder') });
  });

  it('leaves nothing behind where the disk is full', async () => {
    await ask(
      database.url,
      `insert into discount_codes (code, percent) select md5(i::text), 5 from generate_series(1, 9000) i`,
    );
    const target = await mkdtemp(join(tmpdir(), 'vzlet-full-'));
    const program = [process.execPath, 'scripts/backup.mjs', join(target, 'shop.backup')];
    // A limit on the size of files fails a write as a full disk does.
    const limited = ['-c', `trap '' XFSZ; ulimit -f 64; exec "$@"`, 'sh', ...program];
    const ended = await run('sh', limited, env());
    expect(ended).toEqual({ code: 1, said: expect.stringContaining('No backup was made') });
    expect(await readdir(target)).toEqual([]);
    await rm(target, { recursive: true });
  });

  it('says so where there is no shop', async () => {
    await ask(database.url, 'drop schema public cascade');
    const ended = await runScript('backup', [join(folder, 'none')], env());
    expect(ended).toEqual({ code: 1, said: expect.stringContaining('no shop in this database') });
    expect(await readdir(folder)).not.toContain('none.part');
  });
});
