import assert from 'node:assert/strict';
import { buyAndLeave } from '#tests/faults/customers.ts';
import { until } from '#tests/faults/processes.ts';
import type { Scenario } from '#tests/faults/scenario.ts';

const TEN_MINUTES = 600_000;
const TRIED_MS = 60_000;

const fast: Scenario = {
  fault: 'F18',
  name: 'the shop’s clock is ten minutes fast: notifications look too old, the look finds the payment',
  stage: { clockAheadMs: TEN_MINUTES },
  async run({ customers, providerRows, passTime }) {
    await Promise.all(customers(3).map(buyAndLeave));
    const untried = 'select from test_checkout.delivery where outcome is null';
    const areTried = async () => (await providerRows(untried)).length === 0;
    await until('the notifications are tried', TRIED_MS, areTried);
    const outcomes = await providerRows('select distinct outcome from test_checkout.delivery');
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
