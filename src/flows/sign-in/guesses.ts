import { isNetworkKnown } from '#database/admin/sessions.ts';
import { type Allowance, type LimitName } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';

/** What is guessed at a sign-in page, each counted by the address it comes from and by the account that it is for. */
export type Guess = 'password' | 'code' | 'proof';

const counted = {
  password: { address: 'operator-sign-in', account: ['operator-password'] },
  code: { address: 'operator-code-from', account: ['operator-code', 'operator-code-day'] },
  proof: { address: 'operator-proof-from', account: ['operator-proof'] },
} as const satisfies Record<Guess, { address: LimitName; account: readonly LimitName[] }>;

/** Who guesses, and whose. */
export interface Guesser {
  client: string;
  /** The account that the guess is for; undefined where nobody has the mailbox that was typed. */
  operatorId: string | undefined;
  /** What names the account: its id, or the mailbox as it was typed. */
  account: string;
}

export type Counted =
  | { ok: true; forget(): Promise<void>; taken: number }
  | Exclude<Allowance, { ok: true }>;

/** The id of nobody: who is not known is looked for just the same. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Counts a guess before it is looked at, on every replica. A network from which this person was signed in not long
 * ago has a count of its own, so that strangers who guess cannot shut out who works there every day.
 * @returns with `forget`, which takes it back where the guess was right
 */
export async function takeGuess(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  guess: Guess,
  { client, operatorId, account }: Guesser,
): Promise<Counted> {
  const isKnown = await isNetworkKnown(db, operatorId ?? NOBODY, client);
  const whose = isKnown ? `${account} ${client}` : account;
  const { address, account: names } = counted[guess];
  const asked: [LimitName, string][] = [[address, client]];
  for (const name of names) asked.push([name, whose]);
  let taken = 0;
  for (const [name, somebody] of asked) {
    const allowance = await limits.take(name, somebody);
    if (!allowance.ok) return allowance;
    taken = Math.max(taken, name === names[0] ? allowance.taken : 0);
  }
  return {
    ok: true,
    taken,
    async forget() {
      for (const [name, somebody] of asked) await limits.giveBack(name, somebody);
    },
  };
}
