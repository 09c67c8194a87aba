import { z } from 'zod';

/**
 * What the provider can be told at `POST /control`. What is left out stays as it is; the answer is the
 * state afterwards.
 */
export const controlShape = z
  .strictObject({
    /** Origins of the shops; deliveries go to them in turn. */
    shops: z.array(z.url()),
    /**
     * What befalls calls of the API: never answered, refused, or done and then cut off before the
     * answer; the next `calls` of them, or all.
     */
    api: z.strictObject({
      fault: z.enum(['none', 'hang', '401', '500', '429', 'drop']),
      calls: z.int().positive().optional(),
    }),
    /** Holds deliveries back; released, they all come at once. */
    hold: z.boolean(),
    /** How many times too often each event from now on is delivered. */
    duplicates: z.int().nonnegative().max(100),
    /** Delivers the newest event first. */
    reorder: z.boolean(),
    /** How much the provider's clock is ahead, in milliseconds. */
    aheadMs: z.int(),
    /** Signs with this secret instead of the right one; null for the right one. */
    wrongSecret: z.string().nullable(),
  })
  .partial();
export type Control = z.infer<typeof controlShape>;

/** A message that nobody sent, to be brought to a shop at `POST /control/forge`. */
export const forgeryShape = z.strictObject({
  /** The body to the letter, whatever it is. */
  body: z.string(),
  secondsAgo: z.int().default(0),
  secret: z.string().optional(),
});
export type Forgery = z.input<typeof forgeryShape>;

/** How the provider stands: `GET /control`. */
export const stateShape = z.object({
  sessions: z.number(),
  paid: z.number(),
  refunds: z.number(),
  events: z.number(),
  /** Deliveries that have not been taken yet. */
  waiting: z.number(),
  /** Deliveries tried, successful or not. */
  attempts: z.number(),
  /** Calls of the API so far. */
  calls: z.number(),
});
export type ProviderState = z.infer<typeof stateShape>;
