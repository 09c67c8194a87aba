import { describe, expect, it } from 'vitest';
import { verifyLog } from '#tests/stage/auditing.ts';
import { gapsInNumbers } from './in-books.ts';
import { openHistoryShop } from './open.ts';
import { play } from './play.ts';

/** Chosen once; another one plays other histories, and this one always the same. */
const SEED = Number(process.env['HISTORY_SEED'] ?? 20_261_128);
/** How many are played in one shop, one after the other. */
const IN_A_SHOP = 15;

/** Plays histories by their numbers: so many from the first. */
export function tryHistories({ first: from, count }: { first: number; count: number }): void {
  const shops = Array.from({ length: Math.ceil(count / IN_A_SHOP) }, (_, shop) => {
    const first = from + shop * IN_A_SHOP;
    return { first, beyond: Math.min(from + count, first + IN_A_SHOP) };
  });
  describe(`of orders of every kind, whatever happens to them at random (seed ${SEED}),`, () => {
    it.each(shops)(
      'all that is said agrees: histories $first to $beyond',
      async ({ first, beyond }) => {
        const stage = await openHistoryShop();
        const faults: string[] = [];
        try {
          for (let index = first; index < beyond; index += 1) {
            const { told, found } = await play(stage, {
              seed: SEED,
              index,
              place: index % IN_A_SHOP,
            });
            if (found.length === 0) continue;
            faults.push([`Seed ${SEED}, history ${index}`, ...told, ...found].join('\n  '));
          }
          expect(faults.join('\n\n')).toBe('');
          expect(await gapsInNumbers(stage)).toEqual([]);
          expect((await verifyLog(stage.shop)).faults).toEqual([]);
        } finally {
          await stage.close();
        }
      },
      600_000,
    );
  });
}
