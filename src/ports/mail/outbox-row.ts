import type { Locale } from '#domain/locale.ts';
import type { KeptEmail, EmailSummary } from './outbox-page.ts';

type Row = Record<string, unknown>;

/** Reads a row of the list. */
export function emailSummary(row: Row): EmailSummary {
  return {
    id: text(row, 'id'),
    keptAt: time(row, 'kept_at'),
    to: { name: optionalText(row, 'to_name'), address: text(row, 'to_address') },
    subject: text(row, 'subject'),
    locale: locale(row),
  };
}

/** Reads a whole row, and those of its attachments. */
export function keptEmail(row: Row, attached: Row[]): KeptEmail {
  return {
    ...emailSummary(row),
    messageId: text(row, 'message_id'),
    from: { name: text(row, 'from_name'), address: text(row, 'from_address') },
    replyTo: optionalText(row, 'reply_to'),
    html: text(row, 'html'),
    text: text(row, 'text'),
    attachments: attached.map((file) => ({
      name: text(file, 'name'),
      contentType: text(file, 'content_type'),
      content: bytes(file, 'content'),
    })),
  };
}

function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string')
    throw new TypeError(`The column ${column} of the outbox is no text.`);
  return value;
}

function bytes(row: Row, column: string): Uint8Array {
  const value = row[column];
  if (!(value instanceof Uint8Array))
    throw new TypeError(`The column ${column} of the outbox holds no bytes.`);
  return value;
}

function optionalText(row: Row, column: string): string | undefined {
  return row[column] === null ? undefined : text(row, column);
}

function time(row: Row, column: string): Date {
  const value = row[column];
  if (!(value instanceof Date))
    throw new TypeError(`The column ${column} of the outbox is no time.`);
  return value;
}

function locale(row: Row): Locale {
  return text(row, 'locale') === 'en' ? 'en' : 'cs';
}
