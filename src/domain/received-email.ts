/** An e-mail that has come to the shop's mailbox, as far as the shop keeps it. */
export interface ReceivedEmail {
  /** As the sender's program made it; empty where it made none. */
  messageId: string;
  /** Of all its bytes, in hexadecimal: the same e-mail again has the same. */
  hash: string;
  fromName: string;
  /** Empty where none could be read. */
  fromAddress: string;
  /** Every address that it went to, as far as its headers say. */
  recipients: string[];
  subject: string;
  /** Plain text in lines. */
  text: string;
  /** The names of attached files, which are not kept. */
  attachments: string[];
  /** A program sent it: a notice of absence, a delivery that failed (RFC 3834). */
  isAutomatic: boolean;
  /** The beginning of what came, where it could not be read. */
  raw: Uint8Array | null;
}

/** Bytes of an e-mail that are fetched, read and, where it cannot be read, kept: its words come first. */
export const MOST_EMAIL_BYTES = 256 * 1024;
/** Lines of those bytes, and boundaries of parts among them: an e-mail of people has some hundreds and a handful. */
export const MOST_EMAIL_LINES = 20_000;
export const MOST_EMAIL_PARTS = 200;
