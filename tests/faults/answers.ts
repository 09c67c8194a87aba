import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from './customers.ts';
import { until } from './processes.ts';
import type { Stage } from './stage.ts';

/** Every request gets an answer within this time, even if it is "try again". */
const PATIENCE_MS = 11_000;

/** Requests that were not answered, or too late. */
export function judgeAnswers(answers: readonly Answer[]): string[] {
  const unanswered = answers.filter(({ status }) => status === undefined);
  const late = answers.filter(({ tookMs }) => tookMs > PATIENCE_MS);
  return [
    ...(unanswered.length > 0 ? [`no answer at all: ${listed(unanswered)}`] : []),
    ...(late.length > 0
      ? [`an answer after more than ${PATIENCE_MS / 1000} s: ${listed(late)}`]
      : []),
  ];
}

export function slowestMs(answers: readonly Answer[]): number {
  return Math.round(Math.max(0, ...answers.map(({ tookMs }) => tookMs)));
}

function listed(answers: readonly Answer[]): string {
  const examples = answers
    .slice(0, 3)
    .map(({ asked, tookMs }) => `${asked} after ${(tookMs / 1000).toFixed(1)} s`);
  return `${answers.length} (${examples.join(', ')}${answers.length > 3 ? ', …' : ''})`;
}

/** PostgreSQL recovers in a second; the program that starts it again may need a few tries. */
const AGAIN_MS = 30_000;

/** The page of an order that is not there leads to the page that says so. */
const NOT_FOUND = 302;

/** Waits until a page that needs the database is answered; returns how long that took, in milliseconds. */
export async function sellsAgain(stage: Pick<Stage, 'ask'>): Promise<number> {
  const began = performance.now();
  let last: number | string = 'nothing';
  const look = async () => {
    last = await statusOfOrderPage(stage);
    return last === NOT_FOUND;
  };
  await until('the shop sells again', AGAIN_MS, look).catch((error: Error) => {
    throw new Error(`${error.message}, its last answer was ${last}`);
  });
  return Math.round(performance.now() - began);
}

/** The page of an order that does not exist, which only the database can tell. */
async function statusOfOrderPage({ ask }: Pick<Stage, 'ask'>): Promise<number | string> {
  const late = delay(PATIENCE_MS, 'too late', { ref: false });
  const page = await Promise.race([ask(`/objednavky/${'x'.repeat(32)}`), late]).catch(String);
  if (typeof page === 'string') return page;
  await page.arrayBuffer();
  return page.status;
}
