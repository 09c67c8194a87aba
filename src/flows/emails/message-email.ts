import { againWhileAway } from '#database/again-while-away.ts';
import { type EmailRow, noteEmail } from '#database/emails.ts';
import { findEnquiry } from '#database/enquiries.ts';
import { addEntry, findReply, lockMessage, noteReply, setState } from '#database/messages.ts';
import { renderEnquiryEmail } from '#documents/emails/render-email.tsx';
import type { Email } from '#domain/email.ts';
import { threadAddress } from '#domain/operator/thread-address.ts';
import type { EnquiryEmailKind } from '#domain/order/email-kind.ts';
import type { Services } from '#flows/services.ts';

type OwedEmail = Pick<EmailRow, 'id' | 'kind' | 'enquiryId' | 'aboutId'>;

/**
 * Writes an e-mail about a message. What goes to who wrote it is answered to the address of the thread, where
 * the shop reads the mailbox behind it. Undefined where the message or the reply no longer exists.
 */
export async function writeMessageEmail(
  { db, shop, inbox }: Pick<Services, 'db' | 'shop' | 'inbox'>,
  { kind, enquiryId, aboutId }: Omit<OwedEmail, 'kind'> & { kind: EnquiryEmailKind },
  messageId: string,
): Promise<Email | undefined> {
  const enquiry = enquiryId === null ? undefined : await findEnquiry(db, enquiryId);
  if (!enquiry) return undefined;
  const reply =
    kind === 'message-reply' && aboutId !== null ? await findReply(db, aboutId) : undefined;
  if (kind === 'message-reply' && !reply) return undefined;
  const thread = inbox.takesReplies
    ? threadAddress(shop.supportMail, enquiry.replyToken)
    : undefined;
  return renderEnquiryEmail(kind, { shop, enquiry, reply: reply?.text ?? '', thread, messageId });
}

/** Notes that an e-mail was refused for good; of a reply also in its thread, which is open again. */
export async function noteRefused(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, kind, enquiryId, aboutId }: OwedEmail,
  refusal: string,
): Promise<void> {
  if (kind !== 'message-reply' || enquiryId === null || aboutId === null)
    return noteEmail(db, id, { refusal });
  await db.transaction(async (tx) => {
    const message = await lockMessage(tx, enquiryId);
    await noteEmail(tx, id, { refusal });
    if (!message) return;
    const at = clock();
    await noteReply(tx, aboutId, 'refused');
    await addEntry(tx, { enquiryId, kind: 'refused', text: refusal, state: 'open', at });
    await setState(tx, enquiryId, 'open', at);
  });
}

/** Notes in its thread that a reply has left, or was kept where no mail server is set (rules 77). */
export async function noteReplyDone(
  { db }: Pick<Services, 'db'>,
  { kind, aboutId }: Pick<OwedEmail, 'kind' | 'aboutId'>,
  outcome: 'sent' | 'kept',
): Promise<void> {
  if (kind !== 'message-reply' || aboutId === null) return;
  await againWhileAway(() => noteReply(db, aboutId, outcome));
}
