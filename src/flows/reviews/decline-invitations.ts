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
  const invitation = await findInvitationByToken(db, token);
  if (!invitation) {
    // Guesses are counted. Who has a token comes by the servers of a mail provider, as many others do.
    const allowance = await limits.take('review', client);
    return allowance.ok ? { ok: false, problem: 'unknown' } : tooOften(allowance);
  }
  await declineInvitations(db, invitation.orderId, clock());
  return { ok: true };
}
