import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { createCuttableShop } from '#tests/stage/cuttable-shop.ts';
import type { DatabaseProxy } from '#tests/stage/database-proxy.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';
import type { TestShop } from '#tests/stage/shop.ts';

/** Longer than a crowd keeps the last connections of a database, and far less than an e-mail may take. */
const AWAY_MS = 1200;
const SOON = { interval: 100 };

let shop: TestShop;
let database: DatabaseProxy;
let mail: SMTPServer;
let taken: number;
/** Done with the first e-mail, once the server has it and before the shop is told so. */
let onFirst: () => Promise<void>;

beforeEach(async () => {
  taken = 0;
  onFirst = async () => {};
  mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      await stream.toArray();
      taken += 1;
      if (taken === 1) await onFirst();
      done();
    },
  });
  await once(mail.listen(0, '127.0.0.1'), 'listening');
  const { port } = mail.server.address() as AddressInfo;
  ({ shop, database } = await createCuttableShop({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
  }));
});
afterEach(async () => {
  database.mend();
  await shop.close();
  await new Promise<void>((resolve) => void mail.close(resolve));
  await database.close();
});

it('an e-mail comes once, also where the database is away when it has just gone out', async () => {
  const visitor = shop.visitor();
  await pay(visitor, await placeOrder(visitor));
  onFirst = async () => {
    database.cut();
    void delay(AWAY_MS).then(() => database.mend());
  };
  await shop.startWork();
  const open = async () => {
    const jobs = `select from graphile_worker.jobs where task_identifier = 'send-letter'`;
    return (await query(shop, jobs).catch(() => ['away'])).length;
  };
  await expect.poll(open, SOON).toBe(0);
  expect(taken).toBe(2);
  expect(
    await query(shop, 'select from letters where sent_at is null and set_aside_at is null'),
  ).toEqual([]);
});
