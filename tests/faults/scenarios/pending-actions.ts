import assert from 'node:assert/strict';
import { Client } from 'pg';
import { buy } from '#tests/faults/customers.ts';
import { type Awaited, type Moment, afterwards, inTheMiddle } from '#tests/faults/moments.ts';
import { until } from '#tests/faults/processes.ts';
import { type Outcome, type Scenario, sentinel } from '#tests/faults/scenario.ts';
import type { Stage } from '#tests/faults/stage.ts';
import { type Operator, signIn, statesOf, undo, requestForAll } from '#tests/faults/wishes.ts';

const ROUNDS = 2;
const CUSTOMERS = 2;

/** What operators want waits; nobody takes anything back unless it is said. */
const everythingLeft: Outcome = {
  tries: ROUNDS,
  sales: CUSTOMERS,
  refunds: CUSTOMERS,
  mayRepeatEmails: true,
};
const nothingLeft: Outcome = { tries: ROUNDS, sales: CUSTOMERS, refunds: 0, mayRepeatEmails: true };

async function open(stage: Stage): Promise<Operator> {
  await Promise.all(stage.customers(CUSTOMERS).map(buy));
  return signIn(stage);
}

const whenStored: Scenario = {
  fault: 'F24',
  name: 'kill -9 when an intent is stored',
  async run(stage) {
    const operator = await open(stage);
    for (let round = 0; round < ROUNDS; round += 1) {
      await requestForAll(stage, operator);
      await stage.strike();
      await stage.shops[0].ready();
    }
    return everythingLeft;
  },
};

/** Kills the shop at this moment of carrying out, in two rounds, each with a refund and an e-mail of two orders. */
function killed(
  name: string,
  wait: (databaseUrl: string, moment: Moment) => Promise<Awaited>,
  moment: Moment,
): Scenario {
  return {
    fault: 'F24',
    name: `kill -9 ${name}`,
    async run(stage) {
      const operator = await open(stage);
      for (let round = 0; round < ROUNDS; round += 1) {
        const waiting = await wait(stage.databaseUrl, moment);
        await requestForAll(stage, operator);
        await stage.passTime();
        await waiting.come();
        await stage.strike();
        await waiting.end();
        await stage.shops[0].ready();
        await stage.passTime();
      }
      return everythingLeft;
    },
  };
}

/** The shop is killed before the undo is committed: who pressed gets no answer, and it leaves once. */
const inTheUndo: Scenario = {
  fault: 'F24',
  name: 'kill -9 in the middle of an undo',
  async run(stage) {
    const operator = await open(stage);
    for (let round = 0; round < ROUNDS; round += 1) {
      const [first = ''] = await requestForAll(stage, operator);
      const moment = await inTheMiddle(stage.databaseUrl, ['pending_actions', 'update']);
      const pressed = undo(stage, operator, first);
      await moment.come();
      await stage.strike();
      await moment.end();
      assert.equal(await pressed, undefined);
      await stage.shops[0].ready();
      await stage.passTime();
    }
    return everythingLeft;
  },
};

/** The undo is committed, and the job of what was undone still lies in the queue. */
const afterTheUndo: Scenario = {
  fault: 'F24',
  name: 'kill -9 when an undo is committed; what was undone never leaves',
  async run(stage) {
    const operator = await open(stage);
    for (let round = 0; round < ROUNDS; round += 1) {
      const ids = await requestForAll(stage, operator);
      const [last = '', ...others] = ids;
      for (const id of others) assert.equal(await undo(stage, operator, id), 'taken-back');
      const moment = await afterwards(stage.databaseUrl, ['pending_actions', 'update']);
      const pressed = undo(stage, operator, last);
      await moment.come();
      await stage.strike();
      await moment.end();
      await pressed;
      await stage.shops[0].ready();
      await stage.passTime();
      assert.deepEqual(new Set(await statesOf(stage, ids)), new Set(['undone']));
    }
    return nothingLeft;
  },
};

/** Both wait for the order, the undo first: it wins, though the job has read that the pending action waits. */
const atTheSameTime: Scenario = {
  fault: 'F24',
  name: 'an undo and the job that carries out wait for the same order',
  async run(stage) {
    const operator = await open(stage);
    for (let round = 0; round < ROUNDS; round += 1) {
      const ids = await requestForAll(stage, operator);
      const held = await holdOrders(stage);
      const pressed: Promise<string | undefined>[] = [];
      for (const id of ids) {
        pressed.push(undo(stage, operator, id));
        await held.waitFor(pressed.length);
      }
      await stage.passTime();
      // As many jobs as the shop has places for.
      await held.waitFor(pressed.length + 2);
      await held.release();
      for (const answer of pressed) assert.equal(await answer, 'taken-back');
    }
    return { ...nothingLeft, mayRepeatEmails: false };
  },
};

/** Keeps every order locked. */
async function holdOrders({ databaseUrl, books }: Stage) {
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query('begin; select from orders for update');
  return {
    /** Until so many wait for an order. */
    async waitFor(count: number): Promise<void> {
      await until(`${count} wait for an order`, 20_000, async () => {
        const [row] = await books(
          `select count(*)::integer as waiting from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query ilike '%for update%'`,
        );
        return Number(row?.['waiting']) >= count;
      });
    },
    async release(): Promise<void> {
      await client.query('commit');
      await client.end();
    },
  };
}

export const pendingActions: readonly Scenario[] = [
  whenStored,
  killed('in the middle of carrying an intent out', inTheMiddle, ['refunds', 'insert']),
  killed('in the middle of owing an e-mail again', inTheMiddle, ['emails', 'insert']),
  killed('when an intent is carried out and nothing of it done', afterwards, [
    'pending_actions',
    'update',
  ]),
  inTheUndo,
  afterTheUndo,
  sentinel(atTheSameTime),
];
