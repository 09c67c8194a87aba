import assert from 'node:assert/strict';
import { judgeAnswers, sellsAgain, slowestMs } from '#tests/faults/answers.ts';
import { buy, buyAndLeave } from '#tests/faults/customers.ts';
import { isAlive, until } from '#tests/faults/processes.ts';
import type { Scenario } from '#tests/faults/scenario.ts';
import { makeSmallDisk } from '#tests/faults/small-disk.ts';
import { type Stage, tellAgain } from '#tests/faults/stage.ts';
import { embeddedOf } from './embedded.ts';

const FULL_MS = 30_000;

/** Makes PostgreSQL write WAL until none fits any more, which ends it. */
async function writeUntilFull({ books }: Stage, pid: number): Promise<void> {
  await until('PostgreSQL ends on the full disk', FULL_MS, async () => {
    await books(`select pg_logical_emit_message(false, 'faults', repeat('x', 1000000))`).catch(
      () => {},
    );
    return !isAlive(pid);
  });
}

const full: Scenario = {
  fault: 'F17',
  name: 'the disk is full and no WAL can be written; then space is free again',
  stage: { embedded: 'on-a-small-disk' },
  async lacks() {
    const disk = await makeSmallDisk();
    await disk?.close();
    return disk ? undefined : 'Linux, and the right to mount a file system';
  },
  async run(stage) {
    const { shops, customers, answers, disk } = stage;
    const [shop] = shops;
    const shopPid = shop.pid();
    await Promise.all(customers(3).map(buy));
    const pid = await embeddedOf(stage).pid();
    await disk?.fill();
    await writeUntilFull(stage, pid ?? 0);
    const buying = Promise.all(customers(3).map(buyAndLeave));
    const page = await stage.ask(`/objednavky/${'x'.repeat(32)}`);
    assert.equal(page.status, 503, 'a page without its database');
    await disk?.free();
    const tookMs = await sellsAgain(stage);
    await buying;
    assert.equal(shop.pid(), shopPid, 'the shop had to be started again');
    await tellAgain(stage);
    return {
      tries: 1,
      sales: 6,
      mayRepeatEmails: true,
      problems: judgeAnswers(answers),
      measured: `sold again ${tookMs} ms after space was free; slowest answer ${slowestMs(answers)} ms`,
    };
  },
};

export const fullDisks: readonly Scenario[] = [full];
