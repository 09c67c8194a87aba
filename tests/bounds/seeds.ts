import type { DatabaseServer } from '#tests/faults/databases.ts';
import { isEnding } from '#tests/faults/tidy.ts';
import { makeItem } from '#tests/hostile/items.ts';
import { type Trying, openTrying } from './trying.ts';
import { type RouteName, openStage } from './stage.ts';
import { sayCounts } from './table.ts';

export interface SeedsWanted {
  seed: number;
  minutes: number;
  /** The only one that is sent, by each way; all of them one after the other where it is undefined. */
  item: number | undefined;
}

export function seedsToTry(asked: {
  minutes: string;
  seed?: string | undefined;
  item?: string | undefined;
}): SeedsWanted {
  return {
    minutes: Number(asked.minutes),
    seed: asked.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(asked.seed),
    item: asked.item === undefined ? undefined : Number(asked.item),
  };
}

/** Milliseconds for which one way is used before the other has its turn, and memory is looked at. */
const TURN_MS = 30_000;

/** Sends what chance makes, one after the other, with readers beside it; whether nothing was found. */
export async function trySeeds(
  server: DatabaseServer,
  ways: readonly RouteName[],
  { seed, minutes, item }: SeedsWanted,
): Promise<boolean> {
  process.stdout.write(
    `seed ${seed}, ${item === undefined ? `${minutes} minutes` : `item ${item}`}\n`,
  );
  const trying: Trying[] = [];
  for (const way of ways) trying.push(await openTrying(await openStage(server, way)));
  const until = performance.now() + minutes * 60_000;
  const only = item === undefined ? undefined : [item];
  let next = 0;
  for (let turn = 0; !isEnding() && performance.now() < until; turn += 1) {
    if (only && turn >= trying.length) break;
    const one = trying[turn % trying.length];
    if (!one) break;
    const end = Math.min(until, performance.now() + TURN_MS);
    await one.turn(only ?? numbersUntil(end), (number) => makeItem(seed, number));
  }
  for (const one of trying) await one.close();
  const found = trying.reduce((sum, one) => sum + one.findings(), 0);
  const sent = trying.reduce((sum, one) => sum + one.sent(), 0);
  for (const one of trying) process.stdout.write(`${one.tally()}\n`);
  process.stdout.write(`${sent} items of seed ${seed}, ${found} findings\n`);
  sayCounts(sent - Math.min(sent, found), found);
  return found === 0 && sent > 0;

  function* numbersUntil(end: number): Generator<number> {
    while (performance.now() < end && !isEnding()) yield next++;
  }
}
