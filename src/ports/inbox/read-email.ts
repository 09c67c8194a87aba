import { createHash } from 'node:crypto';
import PostalMime, { type Email as Parsed } from 'postal-mime';
import {
  type ReceivedEmail,
  MOST_EMAIL_BYTES,
  MOST_EMAIL_LINES,
  MOST_EMAIL_PARTS,
  isAutomaticEmail,
} from '#domain/emails/email.ts';
import { htmlToLines } from './html-to-lines.ts';

/** Parts within parts: people's e-mails have a handful. */
const MOST_NESTED = 30;
const MOST_HEADER_BYTES = 256 * 1024;
/** Addresses and files of one e-mail that are looked at. */
const MOST_RECIPIENTS = 200;
const MOST_FILES = 50;
/** Characters of a header that are looked at where the whole could not be read. */
const MOST_LOOKED_AT = 64 * 1024;

/** Headers in which servers write whom an e-mail was for, besides those that its sender wrote. */
const envelopes = ['delivered-to', 'x-original-to', 'envelope-to', 'x-delivered-to'];

/**
 * Reads an e-mail as it came. One that nobody can read is handed on as it is, with what its header tells. Meant for a
 * thread of its own: what reads it makes an object of every line (main/workers/).
 * @param files the names of its files, where they are known from elsewhere: of a long one only the beginning comes
 */
export async function readEmail(
  source: Uint8Array,
  files: readonly string[] = [],
): Promise<ReceivedEmail> {
  if (hasTooMuch(source)) return keepUnread(source);
  try {
    const parsed = await PostalMime.parse(source, {
      maxNestingDepth: MOST_NESTED,
      maxHeadersSize: MOST_HEADER_BYTES,
    });
    return toReceived(parsed, files) ?? keepUnread(source);
  } catch {
    return keepUnread(source);
  }
}

/** Undefined where it says neither who has written it nor anything. */
function toReceived(parsed: Parsed, files: readonly string[]): ReceivedEmail | undefined {
  const { messageId: messageIdHeader = '', subject = '', html } = parsed;
  const { name, address } = senderOf(parsed.from);
  const text = parsed.text?.trim() ? parsed.text : htmlToLines(html ?? '');
  const found = parsed.attachments.map(({ filename, mimeType }) => filename ?? mimeType);
  const attachments = (files.length > found.length ? files : found).slice(0, MOST_FILES);
  if (address === '' && text.trim() === '' && attachments.length === 0) return undefined;
  const stated = [messageIdHeader, parsed.date ?? '', address, subject, text, ...attachments];
  return {
    messageIdHeader,
    hash: sha256(JSON.stringify(stated)),
    fromName: name,
    fromAddress: address,
    recipients: recipientsOf(parsed),
    subject,
    text,
    attachments,
    isAutomatic: isAutomaticEmail(parsed.headers) || isCalendarAnswer(parsed),
    raw: null,
  };
}

/** Of a group its first member (RFC 6854); it may have none, or the sender only a name. */
function senderOf(from: Parsed['from']): { name: string; address: string } {
  const [one] = from?.group ?? [from];
  return { name: one?.name || from?.name || '', address: one?.address ?? '' };
}

/** Whether an invitation to a meeting was accepted or declined (RFC 5546): programs of calendars write that. */
function isCalendarAnswer({ attachments }: Parsed): boolean {
  return attachments.some(({ method }) => method === 'REPLY');
}

function recipientsOf({ to = [], cc = [], headers }: Parsed): string[] {
  const written = [...to, ...cc].flatMap((one) =>
    one.group ? one.group.map(({ address }) => address ?? '') : [one.address ?? ''],
  );
  const delivered = headers.filter(({ key }) => envelopes.includes(key)).map(({ value }) => value);
  return [...delivered, ...written].filter(Boolean).slice(0, MOST_RECIPIENTS);
}

/** Counts lines and boundaries before anything reads them. */
function hasTooMuch(source: Uint8Array): boolean {
  if (source.byteLength > MOST_EMAIL_BYTES) return true;
  let lines = 0;
  let parts = 0;
  for (let at = source.indexOf(LINE_FEED); at >= 0; at = source.indexOf(LINE_FEED, at + 1)) {
    lines += 1;
    if (source[at + 1] === HYPHEN && source[at + 2] === HYPHEN) parts += 1;
    if (lines > MOST_EMAIL_LINES || parts > MOST_EMAIL_PARTS) return true;
  }
  return false;
}

const LINE_FEED = 0x0a;
const HYPHEN = 0x2d;

/** An e-mail as it came, with what the beginning of its header tells. */
export function keepUnread(source: Uint8Array): ReceivedEmail {
  const raw = source.subarray(0, MOST_EMAIL_BYTES);
  const looked = new TextDecoder().decode(raw.subarray(0, MOST_LOOKED_AT));
  // A long header goes on in lines that begin with a blank (RFC 5322, 2.2.3).
  const head = (looked.split(/\r?\n\r?\n/, 1)[0] ?? '').replaceAll(/\r?\n[ \t]+/g, ' ');
  const headers = [...head.matchAll(/^([\w-]{1,100}):[ \t]*([^\r\n]{0,2000})/gm)].map(
    ([, key = '', value = '']) => ({ key: key.toLowerCase(), value }),
  );
  const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  const from = header('from');
  const address = /[^\s<>"]{1,64}@[^\s<>"]{1,190}/.exec(from)?.[0] ?? '';
  return {
    messageIdHeader: header('message-id'),
    hash: sha256(source),
    fromName: from,
    fromAddress: address,
    recipients: ['to', 'cc', ...envelopes].map(header).filter(Boolean),
    subject: header('subject'),
    text: '',
    attachments: [],
    isAutomatic: isAutomaticEmail(headers),
    raw,
  };
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
