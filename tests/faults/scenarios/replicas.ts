import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { buy, buyAndLeave } from '#tests/faults/customers.ts';
import { copyNextVersion } from '#tests/faults/program-copy.ts';
import type { Scenario } from '#tests/faults/scenario.ts';

const twoReplicas = { shops: 2 };

const oneDies: Scenario = {
  fault: 'F19',
  name: 'of two replicas on one database one is killed while customers buy at both',
  stage: twoReplicas,
  async run(stage) {
    const kills = 4;
    const buying = Promise.all(
      stage.customers(10).map((customer, i) => (i % 2 ? buy(customer) : buyAndLeave(customer))),
    );
    for (let i = 0; i < kills; i += 1) {
      const shop = stage.shops[i % 2] ?? stage.shops[0];
      await shop.ready();
      await delay(100 + Math.random() * 300);
      await stage.strike(shop);
    }
    await buying;
    return { tries: kills, sales: 10, mayRepeatEmails: true };
  },
};

const bothTold: Scenario = {
  fault: 'F19',
  name: 'two replicas are told of each payment several times, and both work through the jobs',
  stage: twoReplicas,
  async run(stage) {
    await stage.provider.control({ duplicates: 5, hold: true });
    await Promise.all(stage.customers(8).map(buyAndLeave));
    await stage.provider.control({ hold: false });
    await stage.passTime();
    return { tries: 48, sales: 8 };
  },
};

const twoVersions: Scenario = {
  fault: 'F19',
  name: 'the next version starts and migrates twice while the version before goes on selling',
  stage: twoReplicas,
  async run(stage) {
    const [old, other] = stage.shops;
    assert.ok(other);
    const next = await copyNextVersion();
    stage.atEnd(next.remove);
    const buying = Promise.all(stage.customers(6).map(buy));
    await other.close();
    other.reopen(next.folder);
    await other.ready();
    await buying;
    assert.equal((await stage.books('select next_version from orders')).length, 6);
    await Promise.all(stage.customers(2).map(buyAndLeave));
    await old.close();
    old.reopen(next.folder);
    await Promise.all([old.ready(), ...stage.customers(2).map(buy)]);
    return { tries: 3, sales: 10 };
  },
};

/** Asks on a connection of its own; its status, or why there is none. */
async function ask(address: string): Promise<number | string> {
  try {
    const request = get(address, { agent: false, headers: { 'Accept-Encoding': 'br' } });
    const [response] = await once(request, 'response');
    await response.toArray();
    return response.statusCode;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

/** Asks again and again, until the balancer takes the replica out. */
async function load(address: string, out: AbortSignal): Promise<(number | string)[]> {
  const answers: (number | string)[] = [];
  while (!out.aborted) answers.push(await ask(address));
  return answers;
}

/** Looks whether a replica wants requests, as a balancer does. */
async function balance(origin: string): Promise<void> {
  while ((await ask(`${origin}/readyz`)) === 200) await delay(100);
}

const CLOSING_MS = 40_000;

/** As docs/deployment.md has it behind a balancer. */
const SHUTDOWN_DELAY_MS = '1000';

const drained: Scenario = {
  fault: 'F21',
  name: 'SIGTERM under load: what has been begun is answered, the other replica takes the rest',
  stage: { ...twoReplicas, env: { SHUTDOWN_DELAY_MS } },
  async run(stage) {
    const [shop] = stage.shops;
    let asked = 0;
    const rounds = 2;
    for (let round = 0; round < rounds; round += 1) {
      await shop.ready();
      const out = new AbortController();
      const pages = [
        '/cenik',
        '/objednavka',
        '/instagram/sledujici/1000',
        `/objednavky/${'x'.repeat(32)}`,
      ];
      const loads = Array.from({ length: 12 }, (_, i) =>
        load(shop.origin + (pages[i % pages.length] ?? '/'), out.signal),
      );
      const balancing = balance(shop.origin).then(() => out.abort());
      const buying = Promise.all(stage.customers(3).map(buy));
      await delay(500);
      const began = performance.now();
      assert.equal(await shop.close(), 0, 'it did not end in order');
      assert.ok(performance.now() - began < CLOSING_MS, 'it took too long to close');
      await balancing;
      const answers = (await Promise.all(loads)).flat();
      const wrong = answers.filter((answer) => typeof answer === 'string' || answer >= 500);
      assert.deepEqual(wrong, [], 'requests were not answered');
      asked += answers.length;
      await buying;
      shop.reopen();
    }
    await shop.ready();
    return { tries: asked, sales: 3 * rounds };
  },
};

export const replicas: readonly Scenario[] = [oneDies, bothTold, twoVersions, drained];
