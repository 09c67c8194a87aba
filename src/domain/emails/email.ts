import type { Locale } from '#domain/locale.ts';

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
  messageIdHeader: string;
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

/** An e-mail that has come to the shop's mailbox, as far as the shop keeps it. */
export interface ReceivedEmail {
  /** As the sender's program made it; empty where it made none. */
  messageIdHeader: string;
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

/** One line of an e-mail's head, its name in small letters. */
export interface EmailHeader {
  key: string;
  value: string;
}

/** `X-Autoreply`, `X-Auto-Responder` and their like; not `X-Auto-Response-Suppress`, which people's e-mails have too. */
const AUTO_REPLY = /^x-auto-?(?:reply|respond|responder|response|generated)$/;

/**
 * Whether an e-mail says of itself that a program has sent it (RFC 3834): a notice of absence, a delivery that failed.
 * One sign is enough: where a server adds its own mark to that of another, either may stand first. The marks of a list
 * are none: people write through groups, and the shop's own mailbox may be one.
 */
export function isAutomaticEmail(headers: readonly EmailHeader[]): boolean {
  return headers.some(({ key, value }) => saysSo(key, value.trim().toLowerCase()));
}

function saysSo(key: string, value: string): boolean {
  switch (key) {
    case 'auto-submitted':
      return value !== '' && !/^no\b/.test(value);
    case 'precedence':
    case 'x-precedence':
      return /^(?:bulk|junk|auto[_-]?reply)\b/.test(value);
    case 'x-failed-recipients':
      return true;
    case 'return-path':
      return value === '<>';
    case 'delivered-to':
      return /^<?autoresponder\b/.test(value);
    case 'x-ms-exchange-generated-message-source':
      return value !== '';
    case 'content-type':
      return /^multipart\/report\b/.test(value);
    case 'from':
      return /\bmailer-daemon\b/.test(value);
    default:
      return AUTO_REPLY.test(key) && !/^(?:no|false|0)\b/.test(value);
  }
}
