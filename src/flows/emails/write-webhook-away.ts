import { findOwner } from '#database/audit-head.ts';
import type { EmailRow } from '#database/emails.ts';
import { findReceiver } from '#database/webhook-receivers.ts';
import { renderWebhookAway } from '#documents/emails/render-email.tsx';
import { adminHref } from '#domain/addresses.ts';
import type { Email } from '#domain/email.ts';
import type { Services } from '#flows/services.ts';

type Owed = Pick<EmailRow, 'operatorId' | 'aboutId'>;

/** Whether a receiver answers again, or was removed: then nobody needs to hear that it did not. */
export async function isWebhookAwayMoot(db: Services['db'], { aboutId }: Owed): Promise<boolean> {
  const receiver = aboutId === null ? undefined : await findReceiver(db, aboutId);
  return !receiver?.openedAt;
}

/** The e-mail that a receiver does not answer; undefined where its reader or the receiver is gone. */
export async function writeWebhookAway(
  { db, shop }: Pick<Services, 'db' | 'shop'>,
  { operatorId, aboutId }: Owed,
  messageId: string,
): Promise<Email | undefined> {
  const owner = operatorId === null ? undefined : await findOwner(db, operatorId);
  const receiver = aboutId === null ? undefined : await findReceiver(db, aboutId);
  if (!owner || !receiver) return undefined;
  const url = shop.origins.cs + adminHref('operatorReceiver', { receiver: receiver.id });
  return renderWebhookAway({ shop, owner, name: receiver.name, url }, messageId);
}
