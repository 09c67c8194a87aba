import type { Scope } from '#domain/api/token.ts';
import { knowToken } from '#flows/api/know-token.ts';
import type { CallContext } from './call.ts';
import type { Refusal } from './refusal.ts';

export type KnownAuthor =
  | { ok: true; id: string; scopes: readonly Scope[] }
  | { ok: false; refusal: Refusal };

/**
 * Who calls what writes: a program whose token has the scope (rules 81).
 * @returns the id under which the log of changes has what is done, and all that the token may
 */
export async function knowAuthor(
  { services, authorization, client }: CallContext,
  scope: Scope,
): Promise<KnownAuthor> {
  const known = await knowToken(services, { authorization, client });
  if (!known.ok) {
    return known.problem === 'too-often'
      ? refusal({ code: 'too-often', retryAfterSeconds: known.retryAfterSeconds })
      : refusal({ code: known.problem });
  }
  const { id, scopes } = known.program;
  return scopes.includes(scope) ? { ok: true, id, scopes } : refusal({ code: 'scope-missing' });
}

function refusal(refusal: Refusal): KnownAuthor {
  return { ok: false, refusal };
}
