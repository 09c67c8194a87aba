import { z } from 'zod';
import type { KeptEmail, EmailSummary } from './outbox-page.ts';

type Row = Record<string, unknown>;

const optional = z.string().nullable();
const summaryShape = z.object({
  id: z.string(),
  kept_at: z.date(),
  to_name: optional,
  to_address: z.string(),
  subject: z.string(),
  locale: z.enum(['cs', 'en']).catch('cs'),
});
const emailShape = summaryShape.extend({
  message_id: z.string(),
  from_name: z.string(),
  from_address: z.string(),
  reply_to: optional,
  html: z.string(),
  text: z.string(),
});
const attachmentShape = z.object({
  name: z.string(),
  content_type: z.string(),
  content: z.instanceof(Uint8Array),
});

/** Reads a row of the list. */
export function emailSummary(row: Row): EmailSummary {
  return toSummary(summaryShape.parse(row));
}

/** Reads a whole row, and those of its attachments. */
export function keptEmail(row: Row, attached: Row[]): KeptEmail {
  const read = emailShape.parse(row);
  return {
    ...toSummary(read),
    messageIdHeader: read.message_id,
    from: { name: read.from_name, address: read.from_address },
    replyTo: read.reply_to ?? undefined,
    html: read.html,
    text: read.text,
    attachments: z
      .array(attachmentShape)
      .parse(attached)
      .map(({ content_type: contentType, ...file }) => ({ ...file, contentType })),
  };
}

function toSummary(row: z.infer<typeof summaryShape>): EmailSummary {
  const { id, kept_at: keptAt, to_name: name, to_address: address, subject, locale } = row;
  return { id, keptAt, to: { name: name ?? undefined, address }, subject, locale };
}
