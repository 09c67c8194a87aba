import { findLetter, noteLetter } from '#database/letters.ts';
import { type Order, findOrder } from '#database/orders.ts';
import type { LetterOrder } from '#domain/letter.ts';
import { MailRefused } from '#ports/mail/port.ts';
import type { Services } from './services.ts';

/**
 * Sends a letter that is owed. Meant for the job queue: a mail server that is away throws, and the job
 * comes again; a refusal for good is noted and not repeated. A crash between sending and noting sends
 * once more, under the same Message-ID (research: payments A5).
 * @throws MailUnavailable
 */
export async function sendLetter(
  services: Pick<Services, 'db' | 'mail' | 'shop' | 'renderLetter' | 'orderUrl' | 'clock'>,
  letterId: string,
): Promise<void> {
  const { db, mail, shop, renderLetter, orderUrl, clock } = services;
  const owed = await findLetter(db, letterId);
  if (!owed || owed.sentAt || owed.refusal) return;
  const order = owed.orderId === null ? undefined : await findOrder(db, owed.orderId);
  if (!order) return;
  const messageId = `<${owed.kind}-${owed.id}@${new URL(shop.origins.cs).hostname}>`;
  const letter = await renderLetter(owed.kind, toLetterOrder(order, orderUrl(order)), messageId);
  try {
    await mail.send(letter);
    await noteLetter(db, letterId, { sentAt: clock() });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    await noteLetter(db, letterId, { refusal: error.message });
  }
}

/** The facts of an order as its letters tell them. */
function toLetterOrder(order: Order, privateUrl: string): LetterOrder {
  const { name, email, phone, note, company, expressConsent, consentVersion } = order;
  return {
    ...order,
    customer: { name, email, phone, note, ...(company ? { company } : {}) },
    lines: order.lines.map((line) => ({ ...line, target: line.targetUrl })),
    privateUrl,
    // The id that customers see and quote; the provider finds the payment by it as well.
    paymentId: order.checkoutId,
    consent:
      expressConsent === null
        ? null
        : { given: expressConsent, version: consentVersion ?? '', at: order.createdAt },
  };
}
