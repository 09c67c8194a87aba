import { tryHistories } from '#tests/stage/histories/try-histories.ts';

tryHistories({
  /** The first of them, for who looks at one alone. */
  first: Number(process.env['HISTORY_FIRST'] ?? 0),
  /** The long run plays more, and goes on in `further-histories.test.ts`. */
  count: Number(process.env['HISTORIES'] ?? 45),
});
