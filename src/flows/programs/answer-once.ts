import { findProgramCall, insertProgramCall, lockProgramCall } from '#database/program-tokens.ts';
import type { Services } from '#flows/services.ts';

/** What a call is known again by. */
export interface KeyedCall {
  tokenId: string;
  /** The header Idempotency-Key. */
  key: string;
  /** SHA-256 of what is asked. */
  fingerprint: string;
}

export interface ProgramAnswer {
  status: number;
  /** JSON that says nothing about people. */
  body: unknown;
}

export type AnsweredOnce =
  | { ok: true; answer: ProgramAnswer; isAgain: boolean }
  /** Something else was asked under this key. */
  | { ok: false; problem: 'key-used' };

/**
 * Acts on a call once (rules 73): the act and its answer are stored in one transaction, and the same call once
 * more has the same answer, also where both come at the same time or the first has broken off.
 * @param act what the call does, in the transaction; what it throws is stored nowhere, so it can be tried again
 */
export async function answerOnce(
  services: Pick<Services, 'db' | 'clock'>,
  { tokenId, key, fingerprint }: KeyedCall,
  act: (within: Pick<Services, 'db' | 'clock'>) => Promise<ProgramAnswer>,
): Promise<AnsweredOnce> {
  const { db, clock } = services;
  return db.transaction(async (tx): Promise<AnsweredOnce> => {
    await lockProgramCall(tx, { tokenId, key });
    const known = await findProgramCall(tx, { tokenId, key });
    if (known && known.fingerprint !== fingerprint) return { ok: false, problem: 'key-used' };
    if (known)
      return { ok: true, answer: { status: known.status, body: known.answer }, isAgain: true };
    const answer = await act({ db: tx, clock });
    const { status, body } = answer;
    await insertProgramCall(tx, {
      tokenId,
      key,
      fingerprint,
      status,
      answer: body,
      createdAt: clock(),
    });
    return { ok: true, answer, isAgain: false };
  });
}
