import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobs } from '#database/jobs/jobs.ts';
import { keysOf } from '#domain/records.ts';
import { query } from '#tests/stage/books.ts';
import { type TestShop, createTestShop, importBuilt } from '#tests/stage/shop.ts';

let shop: TestShop;
let written: string[];

beforeAll(async () => {
  const { createLog } = await importBuilt();
  const write = (line: string) => void written.push(line);
  shop = await createTestShop({ log: createLog({ logLevel: 'info' }, { write }) });
});
beforeEach(async () => {
  written = [];
  await query(shop, 'delete from graphile_worker._private_jobs');
});
afterAll(() => shop.close());

/** Does a job once. @returns the lines of the log about it, and what is left in the queue */
async function doJob(name: string, payload: object) {
  await query(shop, 'select graphile_worker.add_job($1, $2)', [name, JSON.stringify(payload)]);
  await shop.workOnce();
  const lines = written
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ msg, job }) => msg === 'job' && job === name);
  const left = await query(shop, 'select task_identifier, last_error from graphile_worker.jobs');
  return { lines, left };
}

const WARNING = 40;

describe('a job whose subject is gone', () => {
  it.each([
    ['check-payment', { orderId: randomUUID() }],
    ['refund-order', { orderId: randomUUID() }],
    ['invite-to-review', { orderId: randomUUID() }],
    ['take-withdrawal', { withdrawalId: randomUUID() }],
    ['execute-action', { pendingActionId: randomUUID() }],
    ['send-email', { emailId: randomUUID() }],
    ['run-bulk-action', { bulkActionId: randomUUID() }],
    ['run-generator-batch', { batchId: randomUUID(), job: randomUUID() }],
    ['import-reviews', { importId: randomUUID() }],
    ['erase-person', { erasureId: randomUUID() }],
  ])('is not tried again, and the log says why: %s', async (name, payload) => {
    const { lines, left } = await doJob(name, payload);
    expect(lines).toMatchObject([{ level: WARNING, outcome: 'what it is about is gone' }]);
    expect(left).toEqual([]);
  });
});

describe('a job that is not told what it needs', () => {
  it.each(keysOf(jobs))('fails, and the queue and the log say why: %s', async (name) => {
    const { lines, left } = await doJob(name, { orderId: 'x'.repeat(1000) });
    expect(lines).toMatchObject([{ level: WARNING, outcome: 'later', err: expect.anything() }]);
    expect(left).toEqual([{ task_identifier: name, last_error: expect.any(String) }]);
  });
});
