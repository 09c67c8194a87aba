import type { EmailRow } from '#database/emails.ts';
import { findOperator } from '#database/operators.ts';
import { renewInvitation } from '#database/operator-links.ts';
import { renderInvitationEmail } from '#documents/emails/render-email.tsx';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Email } from '#domain/email.ts';
import { newToken } from '#flows/new-token.ts';
import { tokenHash } from '#flows/sign-in/token-hash.ts';
import type { Services } from '#flows/services.ts';

/**
 * The e-mail that invites somebody to the operator's section; undefined where the invitation was taken back. The link
 * is made here and nowhere stored: where the e-mail is written again, the former link is dead.
 */
export async function writeInvitationEmail(
  { db, shop, clock }: Pick<Services, 'db' | 'shop' | 'clock'>,
  { operatorId, toAddress }: Pick<EmailRow, 'operatorId' | 'toAddress'>,
  messageId: string,
): Promise<Email | undefined> {
  const by = operatorId === null ? undefined : await findOperator(db, operatorId);
  if (!by || toAddress === null) return undefined;
  const token = newToken();
  const renewed = { email: toAddress, hash: tokenHash(token), now: clock() };
  const invitation = await renewInvitation(db, renewed);
  if (!invitation) return undefined;
  const { language: locale, name } = by;
  const address = shop.origins.cs + adminHref('operatorLink', { token });
  const url = locale === 'cs' ? address : withQuery(address, { language: locale });
  const { role } = invitation;
  return renderInvitationEmail({ shop, locale, to: toAddress, role, by: name, url }, messageId);
}
