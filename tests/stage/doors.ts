import { TOTP, Secret } from 'otpauth';
import { textOf } from './html.ts';
import type { TestShop } from './shop.ts';
import type { Page, Visitor } from './visitor.ts';
import { importBuilt } from './shop.ts';

/** A password that no rule refuses. */
export const PASSWORD = 'žlutá kajuta 7 sov';

/** The code that an authenticator with this secret shows at a moment. */
export function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/** The secret that the page of the enrolment shows. */
export function secretOn({ html }: Page): string {
  const [, uri = ''] = /href="(otpauth:[^"]+)"/.exec(html) ?? [];
  return new URL(uri.replaceAll('&amp;', '&')).searchParams.get('secret') ?? '';
}

/** The recovery codes that a page shows. */
export function recoveryCodesOn({ html }: Page): string[] {
  return [...html.matchAll(/<li><code[^>]*>([^<]+)<\/code>/g)].map(([, code = '']) => textOf(code));
}

/** Somebody who has come in by a link, with all that signing in again needs. */
export interface Joined {
  visitor: Visitor;
  email: string;
  secret: string;
  recoveryCodes: string[];
}

/** The path of the link for the first person. */
export async function firstLink({ services }: Pick<TestShop, 'services'>): Promise<string> {
  const { makeFirstLink } = await importBuilt();
  return `/ad/link/${await makeFirstLink(services)}`;
}

/** Comes in by a link, through all doors, as a browser without scripts does. */
export async function joinBy(
  shop: TestShop,
  link: string,
  { email = 'jana@example.com', name = 'Jana Malá', language = 'cs' } = {},
): Promise<Joined> {
  const visitor = shop.visitor();
  const answer = await visitor.post(link, { name, email, password: PASSWORD, language });
  const enrolment = await visitor.follow(answer);
  const secret = secretOn(enrolment);
  const code = codeAt(secret, shop.services.clock());
  const done = await visitor.post('/ad/enrolment', { code });
  return { visitor, email, secret, recoveryCodes: recoveryCodesOn(done) };
}
