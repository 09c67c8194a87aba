/** How fast many actions were done, several at once. */
export interface Pace {
  perSecond: number;
  /** Milliseconds that one took, for half of them and for all but one in a hundred. */
  p50: number;
  p99: number;
}

/** Does `action` for every item, `atOnce` at a time, the next as soon as one has ended. */
export async function keepBusy<Item>(
  items: readonly Item[],
  atOnce: number,
  action: (item: Item) => Promise<unknown>,
): Promise<Pace> {
  const times: number[] = [];
  const rest = items[Symbol.iterator]();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of rest) {
        const begun = performance.now();
        await action(item);
        times.push(performance.now() - begun);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  return {
    perSecond: items.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

/** What two ways to do a thing came to in turn, each the median of its rounds. */
export interface Comparison {
  ours: Pace;
  theirs: Pace;
  /** Our pace as a share of theirs; the median of the shares that the rounds gave. */
  share: number;
}

/** Both in turn, round by round, in changing sequence: a machine that slows down slows both. */
export async function compareInTurn(
  rounds: number,
  ours: () => Promise<Pace>,
  theirs: () => Promise<Pace>,
): Promise<Comparison> {
  const paces: { ours: Pace; theirs: Pace }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await ours() : undefined;
    const baseline = await theirs();
    paces.push({ ours: first ?? (await ours()), theirs: baseline });
  }
  return {
    ours: medianOf(paces.map(({ ours }) => ours)),
    theirs: medianOf(paces.map(({ theirs }) => theirs)),
    share: median(paces.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)),
  };
}

function medianOf(paces: readonly Pace[]): Pace {
  return {
    perSecond: median(paces.map(({ perSecond }) => perSecond)),
    p50: median(paces.map(({ p50 }) => p50)),
    p99: median(paces.map(({ p99 }) => p99)),
  };
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function describePace({ perSecond, p50, p99 }: Pace): string {
  return `${Math.round(perSecond)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
}
