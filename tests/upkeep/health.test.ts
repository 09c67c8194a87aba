import { once } from 'node:events';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseClient, openDatabase, schema } from '#database/client.ts';
import { Health } from '#main/watch/health.ts';
import { query } from '#tests/stage/books.ts';
import { type DatabaseProxy, createDatabaseProxy } from '#tests/stage/database-proxy.ts';
import { serveShop } from '#tests/stage/serve-shop.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let proxy: DatabaseProxy;
let watchers: DatabaseClient;
let endings: (() => Promise<unknown>)[];

beforeEach(async () => {
  shop = await createTestShop();
  proxy = await createDatabaseProxy(shop.databaseUrl);
  watchers = openDatabase(proxy.url, () => {}, 2000, 2);
  endings = [];
});
afterEach(async () => {
  for (const end of endings) await end();
  proxy.mend();
  await watchers.close();
  await proxy.close();
  await shop.close();
});

const idle = { stopped: new Set<never>(), tookJobAt: Date.now() - 3_600_000 };

/** Puts a job into the queue that could have been done an hour ago. */
async function dueForAnHour(name: string, priority = 0): Promise<void> {
  await query(
    shop,
    `select graphile_worker.add_job($1, '{}'::json, run_at := now() - interval '1 hour', priority := $2)`,
    [name, priority],
  );
}

const running = { stopped: new Set<never>(), tookJobAt: Date.now() };

function health(changes: Partial<ConstructorParameters<typeof Health>[0]> = {}): Health {
  return new Health({
    db: watchers.db,
    work: running,
    migratedTo: 1,
    dataDir: tmpdir(),
    leastFree: 1,
    ...changes,
  });
}

async function serve(on: Health): Promise<string> {
  const { server, origin } = await serveShop(shop, { health: on });
  endings.push(async () => void server.close());
  return origin;
}

describe('/healthz', () => {
  it('says that the program lives, whatever is broken, under any host', async () => {
    const origin = await serve(
      health({ work: { stopped: new Set(['emails'] as const), tookJobAt: 0 } }),
    );
    proxy.cut();
    const response = await fetch(`${origin}/healthz`, { headers: { Host: 'nobody.example' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({ status: 'alive' });
  });

  it('says that the program is broken once its own database has not come back for two minutes', async () => {
    let lostAt: number | undefined;
    const origin = await serve(health({ databaseLostAt: () => lostAt }));
    const ask = async () => {
      const response = await fetch(`${origin}/healthz`);
      return [response.status, await response.json()];
    };
    const alive = [200, { status: 'alive' }];
    expect(await ask()).toEqual(alive);
    lostAt = Date.now() - 110_000;
    expect(await ask()).toEqual(alive);
    lostAt = Date.now() - 121_000;
    expect(await ask()).toEqual([
      503,
      { status: 'broken', wrong: { database: 'does not come back' } },
    ]);
    lostAt = undefined;
    expect(await ask()).toEqual(alive);
  });
});

describe('/readyz', () => {
  it('says that requests can come', async () => {
    const response = await fetch(`${await serve(health())}/readyz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ready' });
  });

  it('says what is wrong and nothing else', async () => {
    const broken = health({
      work: { stopped: new Set(['emails'] as const), tookJobAt: 0 },
      leastFree: 2 ** 60,
    });
    proxy.cut();
    const response = await fetch(`${await serve(broken)}/readyz`);
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      status: 'broken',
      wrong: {
        queue: 'no worker runs for e-mails',
        database: 'does not answer',
        disk: 'too little space',
      },
    });
  });

  it('sends everybody away once the shop is closing', async () => {
    const closing = health();
    const origin = await serve(closing);
    closing.isClosing = true;
    const response = await fetch(`${origin}/readyz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'closing' });
  });

  it('notices a database that takes connections and says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const bound = silent.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    // A pool that waits for ever: a probe that did so too would never answer.
    const pool = new Pool({ host: '127.0.0.1', port, user: 'x', database: 'x' });
    const db = drizzle(pool, { schema });
    expect(await health({ db }).check()).toEqual({ database: 'does not answer' });
    silent.closeAllConnections();
    silent.close();
    await pool.end();
  });

  it('is ready again by itself', async () => {
    proxy.cut();
    expect(await health().check()).toEqual({ database: 'does not answer' });
    proxy.mend();
    expect(await health().check()).toEqual({});
  });

  it('notices that the database is older than the program', async () => {
    expect(await health({ migratedTo: 2 ** 50 }).check()).toEqual({
      migrations: 'older than this program',
    });
  });

  it('notices jobs that nobody takes, and is patient while its own worker does', async () => {
    await dueForAnHour('check-payment');
    expect(await health({ work: idle }).check()).toEqual({
      queue: 'jobs are due and none is taken',
    });
    expect(await health({ work: running }).check()).toEqual({});
  });

  it('sells on where e-mails are late', async () => {
    await dueForAnHour('send-email', 20);
    expect(await health({ work: idle }).check()).toEqual({});
  });

  it('sees the payment that nobody looks for behind many e-mails and jobs of later', async () => {
    await dueForAnHour('send-email');
    await query(
      shop,
      `select graphile_worker.add_job('check-payment', '{}'::json, run_at := now() + interval '1 hour')`,
    );
    await dueForAnHour('refund-order', 10);
    expect(await health({ work: idle }).check()).toHaveProperty('queue');
  });

  it('asks the database once, however many ask', async () => {
    const one = health();
    const answers = Array.from({ length: 50 }, () => one.check());
    expect(new Set(answers).size).toBe(1);
    await Promise.all(answers);
  });
});
