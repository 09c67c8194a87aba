/** Chooses, always the same from the same seed. */
export interface Dice {
  /** A whole number from 0 on, below `sides`. */
  below(sides: number): number;
  /** One of them. @throws Error where there is none */
  one<T>(of: readonly T[]): T;
  /** All of them in another sequence. */
  shuffled<T>(all: readonly T[]): T[];
}

/** Mulberry32: small, even, and no secret depends on it. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (sides: number) => Math.floor(next() * sides);
  return {
    below,
    one(of) {
      const chosen = of[below(of.length)];
      if (chosen === undefined) throw new Error('There is nothing to choose from.');
      return chosen;
    },
    shuffled(all) {
      const drawn = all.map((value) => ({ value, at: next() }));
      return drawn.sort((a, b) => a.at - b.at).map(({ value }) => value);
    },
  };
}
