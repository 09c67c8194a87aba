import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { judgeAnswers, sellsAgain, slowestMs } from '#tests/faults/answers.ts';
import {
  buy,
  buyAndLeave,
  buySteadily,
  fillIn,
  order,
  payAndReturn,
} from '#tests/faults/customers.ts';
import type { EmbeddedDatabase } from '#tests/faults/embedded-database.ts';
import { isAlive, until } from '#tests/faults/processes.ts';
import type { Scenario } from '#tests/faults/scenario.ts';
import { type Stage, tellAgain } from '#tests/faults/stage.ts';

const embedded = 'on-this-disk';
/** The PostgreSQL of a stage that has asked for one of its own. */
export function embeddedOf({ embedded: found }: Stage): EmbeddedDatabase {
  assert.ok(found, 'this stage has no embedded database');
  return found;
}

const killed: Scenario = {
  fault: 'F10',
  name: 'the embedded PostgreSQL is killed twice while customers buy, and nobody starts it but the shop',
  stage: { embedded },
  async run(stage) {
    const { shops, customers, answers } = stage;
    const [shop] = shops;
    const pid = shop.pid();
    const kills = 2;
    const returnsMs: number[] = [];
    for (let i = 0; i < kills; i += 1) {
      const buying = Promise.all(customers(4).map((c, n) => (n % 2 ? buy(c) : buyAndLeave(c))));
      await delay(100 + Math.random() * 400);
      await embeddedOf(stage).kill();
      returnsMs.push(await sellsAgain(stage));
      await buying;
    }
    assert.equal(shop.pid(), pid, 'the shop had to be started again');
    return {
      tries: kills,
      sales: 4 * kills,
      mayRepeatEmails: true,
      problems: judgeAnswers(answers),
      measured: `sold again after ${returnsMs.join(' and ')} ms; slowest answer ${slowestMs(answers)} ms`,
    };
  },
};

/** PostgreSQL looks after its file once a minute. */
const NOTICED_MS = 75_000;

const fileLost: Scenario = {
  fault: 'F10',
  name: 'the embedded PostgreSQL loses its postmaster.pid and ends; customers buy all the time',
  stage: { embedded },
  async run(stage) {
    const { shops, customer, answers } = stage;
    const [shop] = shops;
    const pid = shop.pid();
    const over = new AbortController();
    const buying = buySteadily(customer, over.signal);
    try {
      const lost = await embeddedOf(stage).pid();
      await embeddedOf(stage).losePidFile();
      await until('PostgreSQL ends', NOTICED_MS, () => !isAlive(lost ?? 0));
      await sellsAgain(stage);
    } finally {
      over.abort();
    }
    const sales = await buying;
    assert.equal(shop.pid(), pid, 'the shop had to be started again');
    await tellAgain(stage);
    return {
      tries: 1,
      sales,
      mayRepeatEmails: true,
      problems: judgeAnswers(answers),
      measured: `slowest answer ${slowestMs(answers)} ms`,
    };
  },
};

/** Longer than everything in the shop that waits for an answer. */
const FROZEN_MS = 35_000;

const frozen: Scenario = {
  fault: 'F10',
  name: `all processes of PostgreSQL stand still for ${FROZEN_MS / 1000} s (SIGSTOP) while customers order`,
  stage: { embedded },
  async run(stage) {
    const { shops, books, answers } = stage;
    const [shop] = shops;
    const pid = shop.pid();
    const people = stage.customers(6);
    const forms = await Promise.all(people.map(fillIn));
    // Connections that work and are lent to the next are the ones that keep silent; others are refused.
    const early = stage.customers(8);
    const placed = await Promise.all(early.map((customer) => order(customer)));
    await embeddedOf(stage).freeze();
    const thawed = delay(FROZEN_MS).then(() => embeddedOf(stage).thaw());
    const ordered = Promise.all(people.map((customer, i) => order(customer, forms[i])));
    await thawed;
    const hosted = await ordered;
    const everybody = [...early, ...people];
    const pages = [...placed, ...hosted];
    await Promise.all(everybody.map((customer, i) => payAndReturn(customer, pages[i] ?? '')));
    const orders = await books('select id from orders');
    assert.equal(orders.length, everybody.length, 'orders were doubled');
    assert.equal(shop.pid(), pid, 'the shop had to be started again');
    await tellAgain(stage);
    return {
      tries: people.length,
      sales: everybody.length,
      mayRepeatEmails: true,
      problems: judgeAnswers(answers),
      measured: `${answers.length} answers, the slowest after ${slowestMs(answers)} ms`,
    };
  },
};

export const embeddedDatabases: readonly Scenario[] = [fileLost, frozen, killed];
