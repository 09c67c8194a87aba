/** What the thread of a lane may use up, and how much may wait for it. */
export interface LaneLimits {
  /** Megabytes of its heap; what it needs beyond that ends it. */
  memoryMegabytes: number;
  /** Milliseconds of processor time that one piece of work may take. */
  mostMs: number;
  /** Milliseconds by the clock after which somebody who waits for it is told to come again. */
  mostClockMs: number;
  /** Whether the thread gives way to the one that answers requests: nobody sits and waits for what it does. */
  yields?: true;
  /** Pieces of work that may wait, each with what it was given in memory. */
  mostWaiting: number;
}

/**
 * A lane for each kind of work: readers wait for articles, so nothing else stands before them, and a file that takes
 * long holds up no e-mail. An honest piece of work needs a fifth of the memory, and far less of the time. By the clock
 * nothing takes longer than a silent connection is kept (http/server.ts).
 */
export const lanes = {
  articles: { memoryMegabytes: 128, mostMs: 2000, mostClockMs: 15_000, mostWaiting: 200 },
  // What an editor is writing, again and again, stands before no reader.
  previews: { memoryMegabytes: 128, mostMs: 2000, mostClockMs: 15_000, mostWaiting: 3 },
  emails: {
    memoryMegabytes: 128,
    mostMs: 5000,
    mostClockMs: 25_000,
    mostWaiting: 10,
    yields: true,
  },
  files: {
    memoryMegabytes: 256,
    mostMs: 20_000,
    mostClockMs: 25_000,
    mostWaiting: 2,
    yields: true,
  },
  invoices: { memoryMegabytes: 128, mostMs: 10_000, mostClockMs: 25_000, mostWaiting: 50 },
  // All pictures of one page of search results are fewer; a crawler that asks for more comes again.
  pictures: { memoryMegabytes: 128, mostMs: 10_000, mostClockMs: 25_000, mostWaiting: 60 },
} satisfies Record<string, LaneLimits>;
