import { tryHistories } from '#tests/stage/histories/try-histories.ts';

/** Beside the first half, which `random-histories.test.ts` plays. */
tryHistories({ first: 255, count: 245 });
