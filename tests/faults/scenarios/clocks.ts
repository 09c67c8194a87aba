import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { buyAndLeave } from '#tests/faults/customers.ts';
import type { Scenario } from '#tests/faults/scenario.ts';

const TEN_MINUTES = 600_000;

const fast: Scenario = {
  fault: 'F18',
  name: 'the shop’s clock is ten minutes fast: notifications look too old, the look finds the payment',
  stage: { clockAheadMs: TEN_MINUTES },
  async run({ customers, ledger, passTime }) {
    await Promise.all(customers(3).map(buyAndLeave));
    await delay(1000);
    const outcomes = await ledger('select distinct outcome from test_checkout.delivery');
    assert.deepEqual(outcomes, [{ outcome: '400' }]);
    await passTime();
    return { tries: 3, sales: 3, held: true };
  },
};

const slow: Scenario = {
  fault: 'F18',
  name: 'the shop’s clock is ten minutes slow',
  stage: { clockAheadMs: -TEN_MINUTES },
  async run({ customers }) {
    await Promise.all(customers(3).map(buyAndLeave));
    return { tries: 3, sales: 3 };
  },
};

export const clocks: readonly Scenario[] = [fast, slow];
