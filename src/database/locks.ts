/**
 * Numbers of the advisory locks that are held for a thing that has no row of its own to lock. An older version beside
 * this one takes the same ones: none of them changes, and none is given again. Who holds several takes that of the log
 * last, because everybody who changes something waits for it (`noteChange`).
 */
export const locks = {
  /** Shared by every program that uses the embedded server; who gets it alone is the last one. */
  presence: 7_190_530,
  /** Programs that start at once bring the tables up to date one after the other. */
  migration: 7_190_531,
  /** A given order number is stored, so that the sequence never goes back. */
  orderNumber: 7_190_532,
  /** Jobs that are owed are queued anew: replicas that start at once would wait for each other's rows. */
  missingJobs: 7_190_533,
  /** A backup is restored into a scratch database. */
  backupCheck: 7_190_534,
  /** The first of two numbers: the workers of the process that has the second one live (`WorkerPresence`). */
  workers: 7_190_535,
  /** The log of changes is added to, so that its rows follow one another. */
  audit: 7_190_601,
  /** It changes who works here. */
  people: 7_190_602,
  /** An article's id is chosen: of two who want one, the second finds it taken. */
  articleId: 7_190_608,
  /** What is on offer changes. */
  offer: 7_190_611,
  /** A token is made, so that two at once do not come to more than there may be. */
  apiTokens: 7_190_673,
  /** A file of reviews begins to be read: one at a time. */
  readingOfReviews: 7_190_674,
  /** A batch of the generators is begun or taken up, so that of each kind one goes on at a time. */
  generators: 7_190_681,
  /** Receivers of webhooks are added, so that two at once do not come to more than there may be. */
  receivers: 7_190_740,
} as const;
