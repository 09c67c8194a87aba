import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { buy, buyAndLeave, order, press } from '#tests/faults/customers.ts';
import { until } from '#tests/faults/processes.ts';
import type { Scenario } from '#tests/faults/scenario.ts';

/** Those of a replica (docs/deployment.md), and three of our own. */
const MOST_CONNECTIONS = 33;

const restarted: Scenario = {
  fault: 'F10',
  name: 'PostgreSQL is stopped at once and started again while customers buy',
  stage: { ownServer: true },
  async run({ shops: [shop], server, customers, books }) {
    const restarts = 3;
    const pid = shop.pid();
    for (let i = 0; i < restarts; i += 1) {
      const buying = Promise.all(customers(4).map((c, n) => (n % 2 ? buy(c) : buyAndLeave(c))));
      await delay(100 + Math.random() * 400);
      await server.restart?.();
      await buying;
    }
    assert.equal(shop.pid(), pid, 'the shop had to be started again');
    const open = 'select from pg_stat_activity where datname = current_database()';
    const connections = (await books(open)).length;
    assert.ok(connections <= MOST_CONNECTIONS, `${connections} connections are open`);
    return { tries: restarts, sales: 4 * restarts, mayRepeatEmails: true };
  },
};

/** Seconds are enough: what waits for the database does not know for how long. */
const AWAY_MS = 8000;
const TRIED_MS = 30_000;

const away: Scenario = {
  fault: 'F10',
  name: `PostgreSQL is away for ${AWAY_MS / 1000} s, then comes back`,
  stage: { proxied: true },
  async run(stage) {
    const { shops, way, customers, customer, providerRows } = stage;
    const [shop] = shops;
    const pid = shop.pid();
    const early = customer();
    const hosted = await order(early);
    await fetch(`${shop.origin}/cenik`);
    way?.cut();
    const isOver = delay(AWAY_MS);
    const buying = Promise.all(customers(3).map(buyAndLeave));
    assert.equal((await fetch(`${shop.origin}/cenik`)).status, 200, 'a kept page is not shown');
    await press(early, hosted);
    const tried = 'select outcome from test_checkout.delivery where outcome is not null';
    const isTried = async () => (await providerRows(tried)).length > 0;
    await until('a notification is tried', TRIED_MS, isTried);
    for (const { outcome } of await providerRows(tried)) assert.equal(outcome, '503');
    const token = await fetch(`${shop.origin}/objednavky/${'x'.repeat(32)}`);
    assert.equal(token.status, 503, 'a page without its database');
    await isOver;
    way?.mend();
    await buying;
    assert.equal(shop.pid(), pid, 'the shop had to be started again');
    return { tries: 1, sales: 4 };
  },
};

export const databases: readonly Scenario[] = [restarted, away];
