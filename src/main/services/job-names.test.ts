import { expect, it } from 'vitest';
import { priorities } from '#database/queue/jobs.ts';
import { queues as cs } from '#messages/cs/operator/queues.ts';
import { queues as en } from '#messages/en/operator/queues.ts';

it.each([cs, en])('every job has a name for who reads that it failed', ({ jobs }) => {
  expect(Object.keys(jobs).toSorted()).toEqual(Object.keys(priorities).toSorted());
});
