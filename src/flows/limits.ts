/**
 * What is counted so that nobody does it without end (decisions/0009): every form that is posted, what
 * is read at our or the provider's cost, and per hour or so what costs more than it looks.
 */
export type Bucket =
  | 'post'
  /** Reads that the database works for and no page cache bears. */
  | 'table-read'
  /** Questions to the payment provider that a look at a page asks. */
  | 'ask-provider'
  /** Orders of one client, and of one e-mail: who tries stolen cards makes many small ones. */
  | 'order'
  | 'order-email'
  /** Paying and canceling on the page of an order. */
  | 'order-page'
  | 'company-look-up'
  | 'enquiry'
  | 'enquiry-email';

export type Turn = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Counts over all replicas of the shop. */
export interface Limits {
  /**
   * One more time of `bucket` for somebody: a client as `ShopContext.client` names it, or a mailbox. It
   * never fails; while nothing can be counted anywhere but here, it counts here.
   */
  take(bucket: Bucket, somebody: string): Promise<Turn>;
}

/** The turn of each in order; the first who has to wait decides, and those behind him are not counted. */
export async function takeAll(
  limits: Limits,
  asked: readonly (readonly [Bucket, string])[],
): Promise<Turn> {
  for (const [bucket, somebody] of asked) {
    const turn = await limits.take(bucket, somebody);
    if (!turn.ok) return turn;
  }
  return { ok: true };
}
