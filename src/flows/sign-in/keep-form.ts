import { insertKeptForm, takeKeptForm } from '#database/kept-forms.ts';
import { newToken, tokenHash } from '#database/tokens.ts';
import type { Services } from '#flows/services.ts';

/** How long a form waits to be filled in again. */
const KEPT_MS = 60 * 60_000;

/** Fields by which somebody proves who it is; they are never kept. The door of the one-time code keeps no form. */
const SECRETS = new Set(['password', 'oldPassword', 'newPassword', 'passkeyAnswer']);

interface PostedForm {
  path: string;
  /** Reads its fields, where they are to be kept. */
  read: () => Promise<readonly [string, string][]>;
  /** From where, as limits count it. */
  client: string;
}

/**
 * Keeps a form that somebody posted whose session had ended, or who has to prove first who it is.
 * @returns the token for the cookie by which it is found again; undefined where there is nothing to keep, or so
 * many were kept of this client that nobody can have filled them in
 */
export async function keepForm(
  { db, clock, limits }: Pick<Services, 'db' | 'clock' | 'limits'>,
  { path, read, client }: PostedForm,
): Promise<string | undefined> {
  // Before anything is read of it: nobody has signed in, and reading a form is work.
  if (!(await limits.take('operator-kept-form', client)).ok) return undefined;
  const fields = await read();
  if (fields.length === 0) return undefined;
  const token = newToken();
  const expiresAt = new Date(clock().getTime() + KEPT_MS);
  const kept = fields
    .filter(([name]) => !SECRETS.has(name))
    .map(([name, value]): [string, string] => [storable(name), storable(value)]);
  await insertKeptForm(db, { hash: tokenHash(token), path, fields: kept, expiresAt });
  return token;
}

/** The fields that were kept for a page, once. */
export async function findKeptForm(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { path, token }: { path: string; token: string },
): Promise<[string, string][] | undefined> {
  const taken = await takeKeptForm(db, { hash: tokenHash(token), path, now: clock() });
  return taken?.fields;
}

/** The database keeps no NUL and no half characters, which nobody types. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
