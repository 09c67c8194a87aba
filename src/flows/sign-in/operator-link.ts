import { randomUUID } from 'node:crypto';
import { recordChange } from '#database/audit/audit.ts';
import type { Transaction } from '#database/client.ts';
import {
  type OperatorLinkRow,
  dropLinks,
  findLink,
  insertLink,
  takeLink,
} from '#database/admin/operator-links.ts';
import {
  type OperatorRow,
  deletePasskeys,
  findOperator,
  findOperatorByEmail,
  hasOperators,
  insertOperator,
  lockOperator,
  lockPeople,
  replaceRecoveryCodes,
  updateOperator,
} from '#database/admin/operators.ts';
import { deleteSessions } from '#database/admin/sessions.ts';
import { newToken, tokenHash } from '#database/tokens.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { readEmail } from '#domain/customer/email-address.ts';
import type { Locale } from '#domain/locale.ts';
import { LINK_HOURS, NAME_CHARACTERS } from '#domain/admin/operator.ts';
import { type PasswordProblem, passwordProblem } from '#domain/admin/password.ts';
import { type TooOften, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';
import { hashPassword } from './password-hash.ts';
import { type Stepped, type SignInVisit, beginSession } from './sessions.ts';
import { tellAccount, tellOwners } from './tell-account.ts';

/**
 * The link by which the first person comes in, who becomes the owner; undefined where there is somebody already.
 * It puts an end to the one that was made before.
 * @returns its token, which is not stored
 */
export function makeFirstLink({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await lockPeople(tx);
    if (await hasOperators(tx)) return undefined;
    const token = newToken();
    await dropLinks(tx, { kind: 'first' });
    await insertLink(tx, { kind: 'first', role: 'owner', ...lifeOf(token, clock()) });
    return token;
  });
}

/**
 * The link for somebody who has lost everything: it sets a new password and a new authenticator. Made on the
 * machine of the shop alone.
 * @returns undefined where nobody has that mailbox
 */
export function makeRecoveryLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  email: string,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const operator = await findOperatorByEmail(tx, email.trim());
    if (!operator) return undefined;
    const token = newToken();
    const now = clock();
    const { id: operatorId, role } = operator;
    await dropLinks(tx, { kind: 'recovery', operatorId });
    await insertLink(tx, { kind: 'recovery', role, operatorId, ...lifeOf(token, now) });
    await recordChange(tx, { operatorId: null, action: 'link-made', subject: operatorId, at: now });
    return token;
  });
}

function lifeOf(token: string, now: Date) {
  const expiresAt = new Date(now.getTime() + LINK_HOURS * HOUR_MS);
  return { hash: tokenHash(token), createdAt: now, expiresAt };
}

export interface OpenLink {
  kind: OperatorLinkRow['kind'];
  /** Whose it is: the mailbox that was invited, or that of the account; null for the first link. */
  email: string | null;
  name: string | null;
}

/** What somebody fills in who comes by a link. */
export interface Joining {
  name: string;
  /** Asked for by the first link alone; another link is for one mailbox. */
  email: string;
  password: string;
  language: Locale;
}

export type LinkProblem =
  | PasswordProblem
  | 'name-missing'
  | 'name-too-long'
  | 'email-invalid'
  | 'email-taken'
  | 'link-dead';

/**
 * A link that is good. Looking at it does not use it up: mail servers and chats open links by themselves.
 * @returns undefined where it was used, has ended or was taken back
 */
export async function findOpenLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<OpenLink | undefined> {
  const link = await findLink(db, { hash: tokenHash(token), now: clock() });
  if (!link) return undefined;
  const { kind, email, operatorId } = link;
  if (kind === 'first') return (await hasOperators(db)) ? undefined : { kind, email, name: null };
  if (operatorId === null) return { kind, email, name: null };
  const operator = await findOperator(db, operatorId);
  return operator && { kind, email: operator.email, name: operator.name };
}

/**
 * Uses a link up and sets the password of who came by it; the authenticator comes next. A link after a loss ends all
 * sessions of the person and takes passkeys, authenticator and recovery codes away. All of it or nothing: a link is
 * good until this succeeds, and dead from then on.
 */
export async function spendLink(
  services: Pick<Services, 'db' | 'limits' | 'clock' | 'shop'>,
  token: string,
  joining: Joining,
  visit: SignInVisit,
): Promise<Stepped | { ok: false; problems: LinkProblem[] } | TooOften> {
  const { db, limits, clock, shop } = services;
  const allowance = await limits.take('operator-link', visit.client);
  if (!allowance.ok) return tooOften(allowance);
  const open = await findOpenLink(services, token);
  if (!open) return { ok: false, problems: ['link-dead'] };
  await limits.giveBack('operator-link', visit.client);
  const email = readEmail(open.email ?? joining.email);
  const name = open.kind === 'recovery' ? (open.name ?? '') : cleanText(joining.name);
  const problems = problemsOf({ ...joining, name }, email, shop.brand);
  if (problems.length > 0 || email === undefined) return { ok: false, problems };
  const { language, password } = joining;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await lockPeople(tx);
    const now = clock();
    const used = { hash: tokenHash(token), now };
    const link = await findLink(tx, used);
    const problem = link ? await whyNot(tx, link, email) : 'link-dead';
    if (problem) return { ok: false, problems: [problem] };
    const taken = await takeLink(tx, used);
    if (!taken) return { ok: false, problems: ['link-dead'] };
    const chosen = { email, name, language, passwordHash };
    const entered = taken.operatorId
      ? await recover(tx, { id: taken.operatorId, role: taken.role, passwordHash })
      : await join(tx, { role: taken.role, ...chosen, createdAt: now });
    const stepped = await beginSession(tx, entered, visit, now);
    await recordChange(tx, {
      operatorId: entered.id,
      action: taken.operatorId ? 'password-set' : 'person-joined',
      subject: entered.id,
      after: { by: taken.kind, role: entered.role },
      ...(taken.operatorId ? {} : { personalAfter: { name, email } }),
      at: now,
    });
    if (taken.kind === 'recovery')
      await tellAccount(tx, 'operator-password', { ...entered, email });
    if (taken.kind === 'invitation') await tellOwners(tx, entered);
    return stepped;
  });
}

function problemsOf(
  { name, password }: Joining,
  email: string | undefined,
  brand: string,
): LinkProblem[] {
  const problems: LinkProblem[] = [];
  if (name === '') problems.push('name-missing');
  if (name.length > NAME_CHARACTERS) problems.push('name-too-long');
  if (email === undefined) problems.push('email-invalid');
  const wrong = passwordProblem(password, { email: email ?? '', name, brand });
  return wrong ? [...problems, wrong] : problems;
}

/** Why a link that is good cannot be used now. */
async function whyNot(
  tx: Transaction,
  { kind, operatorId }: OperatorLinkRow,
  email: string,
): Promise<LinkProblem | undefined> {
  if (operatorId !== null) return (await lockOperator(tx, operatorId)) ? undefined : 'link-dead';
  if (kind === 'first' && (await hasOperators(tx))) return 'link-dead';
  return (await findOperatorByEmail(tx, email)) ? 'email-taken' : undefined;
}

type Entered = Pick<OperatorRow, 'id' | 'role' | 'codeSecret'>;

async function join(
  tx: Transaction,
  person: Omit<Parameters<typeof insertOperator>[1], 'id'>,
): Promise<Entered> {
  const id = randomUUID();
  await insertOperator(tx, { id, ...person });
  await dropLinks(tx, { kind: 'first' });
  await dropLinks(tx, { kind: 'invitation', email: person.email });
  return { id, role: person.role, codeSecret: null };
}

async function recover(
  tx: Transaction,
  { id, role, passwordHash }: Pick<OperatorRow, 'id' | 'role' | 'passwordHash'>,
): Promise<Entered> {
  await updateOperator(tx, id, { passwordHash, codeSecret: null, codeStep: null });
  await replaceRecoveryCodes(tx, id, []);
  await deletePasskeys(tx, id);
  await deleteSessions(tx, id);
  return { id, role, codeSecret: null };
}
