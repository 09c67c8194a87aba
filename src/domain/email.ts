import type { Locale } from './locale.ts';

/** A file that goes with an e-mail. */
export interface Attachment {
  /** Without a path, for example faktura-202600001.pdf. */
  name: string;
  contentType: string;
  content: Uint8Array;
}

/** An e-mail ready to be sent. */
export interface Email {
  /** Stable over all attempts, for example `<order-paid-…@vzlet.cz>`: a repeat can be recognised. */
  messageId: string;
  from: { name: string; address: string };
  to: { name?: string; address: string };
  replyTo?: string;
  /** A person has written it for the one who gets it: it says of itself that it is not automatic. */
  isPersonal?: boolean;
  /** One post there declines further e-mails of its kind (RFC 8058). */
  declineUrl?: string;
  locale: Locale;
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
}

/** A file that left with an e-mail, as it is known again. */
export interface SentFile {
  name: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  sha256: string;
  bytes: number;
}
