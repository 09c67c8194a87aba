import type { Need } from '#domain/addresses/address-row.ts';
import { FORM_KILOBYTES } from '#domain/text/input-limits.ts';
import type { Locale } from '#domain/locale.ts';
import { hasRight } from '#domain/admin/rights.ts';
import { knowToken } from '#flows/api/know-token.ts';
import { findSignedIn, toOperator } from '#flows/sign-in/sessions.ts';
import type { Services } from '#flows/services.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { readOperatorCookie } from '#web/cookies/operator-cookies.ts';
import type { AddressRule } from '#main/http/address-rules.ts';
import { CLIENT_ADDRESS_HEADER, networkOf } from '#main/http/client-network.ts';
import type { HeldFiles } from './held-files.ts';

const FORM_BYTES = FORM_KILOBYTES * 1024;

/** How much of a body is read, and how long it takes a place. */
export interface Admission {
  /** Bytes at most; 0 where it is dropped unread and whoever sent it is led elsewhere. */
  mostBytes: number;
  /** Whether somebody who is let in could send more. */
  isForStranger?: boolean;
  /** The language of who is signed in, as far as it matters here. */
  language?: Locale | undefined;
  /** Gives back the place of a file in memory. */
  release?: () => void;
}

/**
 * How much of a body is read of who sends it: more than a usual form only of somebody who is let in, and of files
 * only so many at once. It is asked before a byte of it is read.
 * @returns undefined where no place is free at this moment
 */
export async function admitBody(
  services: Services,
  files: HeldFiles,
  { headers }: Pick<Request, 'headers'>,
  { requests, needs }: AddressRule,
): Promise<Admission | undefined> {
  const { mostBytes, body } = requests;
  const announced = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  const isUpload = body === 'upload';
  const isSmall = mostBytes <= FORM_BYTES || (!isUpload && announced <= FORM_BYTES);
  if (isSmall || requests.from === 'anybody') return { mostBytes };
  if (needs === undefined) return { mostBytes: await mostOfCall(services, headers, mostBytes) };
  // While the database is away the door says so.
  const access = await accessOf(services, headers, needs).catch(() => 'unknown' as const);
  if (access === 'unknown') return { mostBytes: 0 };
  if (access !== 'in') {
    if (isUpload) return { mostBytes: 0 };
    return { mostBytes: FORM_BYTES, isForStranger: true, language: access.language };
  }
  if (!isUpload || announced <= FORM_BYTES) return { mostBytes };
  const release = await files.take();
  return release && { mostBytes, release };
}

/** Of a program with a token that holds all that its call may have, of anybody else what a form may. */
async function mostOfCall(services: Services, headers: Headers, most: number): Promise<number> {
  const authorization = headers.get('Authorization');
  const client = networkOf(headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown');
  // While the database is away the call itself says so.
  const known = await knowToken(services, { authorization, client }).catch(() => undefined);
  return known && !known.ok ? FORM_BYTES : most;
}

type Access = 'in' | { language: Locale | undefined };

/** Whether somebody is signed in who has the right that the address needs. */
async function accessOf(services: Services, headers: Headers, needs: Need): Promise<Access> {
  const naming = namingAt(services.shop.origins.cs);
  const token = readOperatorCookie(headers.get('Cookie'), 'session', naming);
  const signedIn = token === undefined ? undefined : await findSignedIn(services, token);
  const isLetIn =
    signedIn?.session.stage === 'open' &&
    needs !== 'nothing' &&
    hasRight(toOperator(signedIn).role, needs);
  return isLetIn ? 'in' : { language: signedIn?.operator.language };
}
