import type { InvoiceFormat, InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import type { ReceivedEmail } from '#domain/emails/email.ts';
import type { ReadReviewFile, ReviewFile } from './reviews/read-review-file.ts';

/**
 * Why work came to no end: it took longer than it may, needed more memory than it may, failed in another way that
 * ended its thread; or the machine is so busy that it was not begun, or not done in time: later it may be.
 */
export type WorkEnd = 'too-long' | 'too-large' | 'broken' | 'busy';

/** Work with something from outside that was broken off or not begun. Nothing else suffers from it. */
export class WorkEnded extends Error {
  override name = 'WorkEnded';
  readonly end: WorkEnd;

  constructor(work: string, end: WorkEnd, options?: ErrorOptions) {
    super(`The work ${work} was ended: ${end}.`, options);
    this.end = end;
  }
}

/**
 * What may take long, or might never end whatever its bounds promise. It runs in threads of its own, with limits of
 * memory and time, so that no request waits for it and the program does not end with it.
 */
export interface BoundedWork {
  /**
   * Reads an e-mail as it came (RFC 5322). One that cannot be read within the limits is handed on as it is, never
   * thrown.
   * @param files the names of its files, where they are known from elsewhere
   * @param isTried whether reading it was begun before and nobody knows how that ended: then it is not tried again
   */
  readEmail(
    source: Uint8Array,
    how: { files: readonly string[]; isTried: boolean },
  ): Promise<ReceivedEmail>;
  /**
   * Reads a file of reviews: a table (RFC 4180), or a list in JSON or XML.
   * @throws WorkEnded
   */
  readReviewFile(file: ReviewFile): Promise<ReadReviewFile>;
  /**
   * Draws a file of an invoice; the same snapshot gives the same bytes.
   * @throws WorkEnded
   */
  drawInvoice(format: InvoiceFormat, invoice: InvoiceSnapshot): Promise<Uint8Array>;
}
