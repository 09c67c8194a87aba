/** The part of it that is used here; the types that others wrote are of an older version. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http';

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, 'headers'>);
    /** @param preferred which comes first where the client likes several equally */
    encoding<Offered extends string>(
      available: readonly Offered[],
      options: { preferred: readonly Offered[] },
    ): Offered | undefined;
    /** The one that is liked best. */
    language<Offered extends string>(available: readonly Offered[]): Offered | undefined;
  }
}
