/** What the thread of a lane may use up, and how much may wait for it. */
export interface LaneLimits {
  /** Megabytes of its heap; what it needs beyond that ends it. */
  memoryMegabytes: number;
  /** Milliseconds that one piece of work may take, waiting apart. */
  mostMs: number;
  /** Pieces of work that may wait, each with what it was given in memory. */
  mostWaiting: number;
}

/**
 * A lane for each kind of work: readers wait for articles, so nothing else stands before them, and a file that takes
 * long holds up no e-mail. An honest piece of work needs a fifth of the memory, and far less of the time.
 */
export const lanes = {
  articles: { memoryMegabytes: 128, mostMs: 2000, mostWaiting: 200 },
  emails: { memoryMegabytes: 128, mostMs: 5000, mostWaiting: 10 },
  files: { memoryMegabytes: 256, mostMs: 60_000, mostWaiting: 2 },
  invoices: { memoryMegabytes: 128, mostMs: 10_000, mostWaiting: 50 },
  // All pictures of one page of search results are fewer; a crawler that asks for more comes again.
  pictures: { memoryMegabytes: 128, mostMs: 10_000, mostWaiting: 60 },
} satisfies Record<string, LaneLimits>;
