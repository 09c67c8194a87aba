import { declineInvitations, findInvitationByToken } from '#database/review-invitations.ts';
import { type TooOften, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';

export type Declined = { ok: true } | { ok: false; problem: 'unknown' } | TooOften;

/**
 * Notes that the owner of the mailbox which got an invitation wants no more of them, for any later order
 * either (§ 7 of the Czech Act 480/2004). The invitation itself still holds.
 */
export async function declineFurtherInvitations(
  { db, limits, clock }: Pick<Services, 'db' | 'limits' | 'clock'>,
  { token, client }: { token: string; client: string },
): Promise<Declined> {
  const allowance = await limits.take('review', client);
  if (!allowance.ok) return tooOften(allowance);
  const invitation = await findInvitationByToken(db, token);
  if (!invitation) return { ok: false, problem: 'unknown' };
  await declineInvitations(db, invitation.orderId, clock());
  return { ok: true };
}
