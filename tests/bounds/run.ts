import { parseArgs } from 'node:util';
import { startOwnServer } from '#tests/faults/databases.ts';
import { closeEverything, isEnding } from '#tests/faults/tidy.ts';
import { hasNginx } from '#tests/stage/nginx.ts';
import { seedsToTry, trySeeds } from './seeds.ts';
import { tryTrials } from './try-trials.ts';
import type { RouteName } from './stage.ts';

/**
 * `npm run test:bounds [-- --only "words of a name"] [--way nginx] [--seconds 3]`: every attack of the list, measured
 * by what readers beside it have to wait. With `--seeds [--minutes 60] [--seed 7] [--item 12]` what chance makes.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    way: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    seeds: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string' },
    item: { type: 'string' },
  },
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void leave(130));
}
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.stack}\n`);
  void leave(1);
});

const ways = (['bare', 'nginx'] as const satisfies RouteName[]).filter(
  (way) => (values.way ?? way) === way && (way !== 'nginx' || hasNginx()),
);
try {
  const server = await startOwnServer();
  const isSound = values.seeds
    ? await trySeeds(server, ways, seedsToTry(values))
    : await tryTrials(server, ways, { only: values.only, seconds: Number(values.seconds) });
  if (!isSound) process.exitCode = 1;
} catch (error) {
  // What is closed under a run that was broken off is no fault.
  if (!isEnding()) throw error;
} finally {
  await closeEverything();
}
process.exit();

async function leave(code: number): Promise<void> {
  process.exitCode = code;
  await closeEverything();
  process.exit(code);
}
