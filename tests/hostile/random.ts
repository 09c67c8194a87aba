/** Chance that can be repeated: the same seed gives the same sequence. */
export interface Random {
  /** A whole number from 0 on, less than this. */
  below(limit: number): number;
  /** Whether something happens that happens so often, from 0 to 1. */
  chance(share: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** A few of these, in their order. */
  some<T>(from: readonly T[], share: number): T[];
  bytes(length: number): Buffer;
}

/** Mulberry32: 32 bits of state, good enough to be unpleasant. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  const chance = (share: number) => next() < share;
  return {
    below,
    chance,
    pick: (from) => from[below(from.length)] ?? from[0],
    some: (from, share) => from.filter(() => chance(share)),
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
