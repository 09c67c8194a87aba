import { createHash, randomUUID } from 'node:crypto';
import type { SessionRow } from '#database/admin/sessions.ts';
import type { Locale } from '#domain/locale.ts';
import type { Role } from '#domain/admin/rights.ts';
import { cookieName, namingAt } from '#web/cookies/cookie-naming.ts';
import { query } from './books.ts';
import type { TestShop } from './shop.ts';
import type { Visitor } from './visitor.ts';

/** Of an authenticator that is being set up. */
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Somebody who is signed in to the operator's section. */
export interface SignedIn {
  id: string;
  name: string;
  visitor: Visitor;
  /** The cookie that says so. */
  cookie: { name: string; value: string };
  sessionId: string;
}

export interface SigningIn {
  role?: Role;
  name?: string;
  language?: Locale;
  /** How long ago password or passkey were shown; at once by default, so that grave acts are let through. */
  provedMinutesAgo?: number;
  /** How far signing in has come; wholly by default. */
  stage?: SessionRow['stage'];
}

/** The shop that somebody signs in to, in this process or in one of its own. */
export interface SignInShop extends Pick<TestShop, 'database' | 'visitor'> {
  services: { clock(): Date; shop: { origins: { cs: string } } };
}

/** Somebody signed in, without going through the doors, which have tests of their own. */
export async function signIn(shop: SignInShop, signingIn: SigningIn = {}): Promise<SignedIn> {
  const {
    role = 'owner',
    name = 'Jana Malá',
    language = 'cs',
    provedMinutesAgo = 0,
    stage = 'open',
  } = signingIn;
  const [id, sessionId, token] = [randomUUID(), randomUUID(), randomUUID()];
  const now = shop.services.clock();
  const provedAt = new Date(now.getTime() - provedMinutesAgo * 60_000);
  await query(
    shop,
    `insert into operators (id, email, name, role, language, created_at)
      values ($1, $2, $3, $4, $5, $6)`,
    [id, `${id}@example.com`, name, role, language, now],
  );
  const hash = createHash('sha256').update(token).digest('hex');
  await query(
    shop,
    `insert into sessions
        (id, token_hash, operator_id, stage, created_at, seen_at, proved_at, device, network, new_secret)
      values ($1, $2, $3, $4, $5, $5, $6, 'Firefox, Linux', '192.0.2.1', $7)`,
    [sessionId, hash, id, stage, now, provedAt, stage === 'enrolment' ? SECRET : null],
  );
  const visitor = shop.visitor();
  const cookie = {
    name: cookieName('session', '/ad', namingAt(shop.services.shop.origins.cs)),
    value: token,
  };
  visitor.cookies.set(cookie.name, cookie.value);
  return { id, name, visitor, cookie, sessionId };
}
