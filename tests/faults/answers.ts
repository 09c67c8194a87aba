import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from './customers.ts';
import type { Stage } from './stage.ts';

/** Whoever asks is told something within this time, be it to try again. */
const PATIENCE_MS = 11_000;

/** Who was not answered, or too late. */
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

/** Whether a page that needs the database is to be had: then the shop sells. */
export async function sells({ ask }: Pick<Stage, 'ask'>): Promise<boolean> {
  const late = delay(PATIENCE_MS, undefined, { ref: false });
  const page = await Promise.race([ask(`/objednavky/${'x'.repeat(32)}`), late]).catch(
    () => undefined,
  );
  await page?.arrayBuffer();
  return page?.status === 404;
}
