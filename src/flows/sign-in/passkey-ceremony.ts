import { randomBytes } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import {
  type PasskeyRow,
  findPasskey,
  insertChallenge,
  listPasskeys,
  recordPasskeyUse,
  takeChallenge,
} from '#database/admin/operators.ts';
import { isDatabaseAway } from '#database/connection/database-away.ts';
import { isJsonTooLarge } from '#domain/text/input-limits.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Services } from '#flows/services.ts';

/** Milliseconds for which a challenge can be signed. */
const CHALLENGE_MS = 5 * 60_000;

/** EdDSA, ES256 and RS256 (COSE): what authenticators in use know. */
const ALGORITHMS = [-8, -7, -257];

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);
const answerFrame = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};
const assertion = z.object({
  ...answerFrame,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
});
const attestation = z.object({
  ...answerFrame,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});

/** Whose browsers may answer: the section lives on the Czech origin alone (rules 42). */
function relyingPartyOf({ origins }: Shop): { rpID: string; origin: string } {
  return { rpID: new URL(origins.cs).hostname, origin: origins.cs };
}

/**
 * What a browser needs to ask for a passkey.
 * @param sessionId in which session; null for signing in
 */
export async function askForPasskey(
  services: Pick<Services, 'db' | 'clock' | 'shop'>,
  sessionId: string | null,
) {
  const { rpID } = relyingPartyOf(services.shop);
  const challenge = await newChallenge(services, sessionId);
  return generateAuthenticationOptions({ rpID, challenge, userVerification: 'required' });
}

/** What a browser needs to make a new passkey for somebody. */
export async function askForNewPasskey(
  services: Pick<Services, 'db' | 'clock' | 'shop'>,
  { id, email, name, sessionId }: Operator,
) {
  const { rpID } = relyingPartyOf(services.shop);
  const known = await listPasskeys(services.db, id);
  return generateRegistrationOptions({
    rpID,
    rpName: services.shop.brand,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    challenge: await newChallenge(services, sessionId),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id: passkey }) => ({ id: passkey })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

async function newChallenge(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sessionId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32));
  const challenge = Buffer.from(bytes).toString('base64url');
  const expiresAt = new Date(clock().getTime() + CHALLENGE_MS);
  await insertChallenge(db, { challenge, sessionId, expiresAt });
  return bytes;
}

/** By which a challenge is taken, once, also where the answer turns out to be wrong. */
function takeOnce(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sessionId: string | null,
): (challenge: string) => Promise<boolean> {
  return (challenge) => takeChallenge(db, { challenge, sessionId, now: clock() });
}

/**
 * The passkey that a browser has shown; undefined where the answer does not hold. It holds only where the
 * authenticator says that it has verified its user, by finger, face or PIN: a key that was found will not do.
 * @param answer the browser's answer as JSON
 */
export async function shownPasskey(
  services: Pick<Services, 'db' | 'clock' | 'shop'>,
  answer: string,
  sessionId: string | null,
): Promise<PasskeyRow | undefined> {
  const response = assertion.safeParse(readJson(answer)).data;
  const passkey = response && (await findPasskey(services.db, response.id));
  if (!passkey) return undefined;
  const { rpID, origin } = relyingPartyOf(services.shop);
  const { id, publicKey, counter } = passkey;
  const verified = await orUndefined(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: takeOnce(services, sessionId),
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified || !verified.authenticationInfo.userVerified) return undefined;
  const { newCounter } = verified.authenticationInfo;
  await recordPasskeyUse(services.db, id, { counter: newCounter, usedAt: services.clock() });
  return passkey;
}

/** A new passkey as a browser has made it, under the same conditions; undefined where it does not hold. */
export async function madePasskey(
  services: Pick<Services, 'db' | 'clock' | 'shop'>,
  answer: string,
  sessionId: string,
): Promise<Pick<PasskeyRow, 'id' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  const response = attestation.safeParse(readJson(answer)).data;
  if (!response) return undefined;
  const { rpID, origin } = relyingPartyOf(services.shop);
  const verified = await orUndefined(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: takeOnce(services, sessionId),
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified || !verified.registrationInfo.userVerified) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const { transports } = response.response;
  return { id, publicKey: Buffer.from(publicKey), counter, transports };
}

function readJson(text: string): unknown {
  if (isJsonTooLarge(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The library throws where an answer does not hold; a database that is away is thrown on. */
async function orUndefined<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    return undefined;
  }
}
