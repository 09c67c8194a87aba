/** Numbers that follow from a text: the same for the same one, and others for any other. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** Between two numbers. */
  between(least: number, most: number): number;
  /** Yes as often as no. */
  either(): boolean;
}

/** The text as a number of 32 bits (FNV-1a), with its bits spread. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return spread(hash);
}

function spread(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
  const twice = Math.imul(once ^ (once >>> 16), 0x45d9f3b);
  return (twice ^ (twice >>> 16)) >>> 0;
}

export function randomOf(text: string): Random {
  let state = hashOf(text);
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    return spread(state) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    either: () => next() < 0.5,
  };
}
