/** How fast many deeds were done, several at once. */
export interface Pace {
  perSecond: number;
  /** Milliseconds that one took, for half of them and for all but one in a hundred. */
  p50: number;
  p99: number;
}

/** Does `deed` for every item, `atOnce` at a time, the next as soon as one has ended. */
export async function keepBusy<Item>(
  items: readonly Item[],
  atOnce: number,
  deed: (item: Item) => Promise<unknown>,
): Promise<Pace> {
  const times: number[] = [];
  const rest = items[Symbol.iterator]();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of rest) {
        const begun = performance.now();
        await deed(item);
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

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function describePace({ perSecond, p50, p99 }: Pace): string {
  return `${Math.round(perSecond)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
}
