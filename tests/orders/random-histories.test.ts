import { describe, expect, it } from 'vitest';
import { verifyLog } from '#tests/stage/auditing.ts';
import { gapsInNumbers } from '#tests/stage/histories/in-books.ts';
import { openHistoryShop } from '#tests/stage/histories/open.ts';
import { play } from '#tests/stage/histories/play.ts';

/** Chosen once; another one plays other histories, and this one always the same. */
const SEED = Number(process.env['HISTORY_SEED'] ?? 20_261_128);
/** The long run plays more. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 60);
/** The first of them, for who looks at one alone. */
const FIRST = Number(process.env['HISTORY_FIRST'] ?? 0);
/** How many are played in one shop, one after the other. */
const IN_A_SHOP = 15;

const shops = Array.from({ length: Math.ceil(HISTORIES / IN_A_SHOP) }, (_, shop) => {
  const first = FIRST + shop * IN_A_SHOP;
  return { first, beyond: Math.min(FIRST + HISTORIES, first + IN_A_SHOP) };
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
