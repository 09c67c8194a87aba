import type { PerLocale } from '#domain/locale.ts';
import type { Read } from './setting-schema.ts';
import { writerFaults } from './writer-settings.ts';

/** This very machine: localhost and names under it, 127.0.0.1, [::1]. */
export function isLocal(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^(.+\.)?localhost$|^127\.0\.0\.1$|^\[::1\]$/.test(hostname);
}

/** Whether a key of Stripe's is a test key, with which nobody pays: sk_test_… or rk_test_…. */
export function isTestKey(secretKey: string): boolean {
  return secretKey.includes('_test_');
}

const together = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['IMAP_URL', 'IMAP_USER', 'IMAP_PASSWORD'],
  ['IMAGES_URL', 'IMAGES_MODEL'],
  ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

/** What is missing of settings that mean something only together. */
export function togetherFaults(set: Record<string, unknown>): string[] {
  return together
    .filter((names) => names.some((name) => set[name]) && !names.every((name) => set[name]))
    .map((names) => `${names.join(' and ')} go together: set all or none.`);
}

/**
 * What is wrong with settings each of which is right by itself, one line each.
 * @param unset settings of the operator's identity that still have their demo value
 */
export function listFaults(
  read: Read,
  origins: PerLocale<string>,
  unset: readonly string[],
): string[] {
  return [
    ...originFaults(origins),
    ...standInFaults(read),
    ...writerFaults(read),
    ...(isLocal(origins.cs) && isLocal(origins.en) ? [] : publicFaults(read, unset)),
  ];
}

function originFaults({ cs, en }: PerLocale<string>): string[] {
  const faults: string[] = [];
  if (new URL(cs).host === new URL(en).host) {
    faults.push('CS_ORIGIN and EN_ORIGIN must have different hosts: the host tells the edition.');
  }
  if (isLocal(cs) !== isLocal(en)) {
    faults.push('CS_ORIGIN and EN_ORIGIN must both be public or both be on this machine.');
  }
  for (const [name, origin] of [
    ['CS_ORIGIN', cs],
    ['EN_ORIGIN', en],
  ] as const) {
    if (!isLocal(origin) && !origin.startsWith('https:')) {
      faults.push(`${name} must begin with https:// because it is public.`);
    }
  }
  return faults;
}

/** A stand-in for Stripe gets the secret key, so its address must be encrypted or local. */
function standInFaults({ STRIPE_API_ORIGIN: api, STRIPE_SECRET_KEY: key }: Read): string[] {
  if (api === undefined) return [];
  if (!key) return ['STRIPE_API_ORIGIN needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.'];
  if (api.startsWith('https:') || isLocal(api)) return [];
  return ['STRIPE_API_ORIGIN must begin with https:// unless it is on this machine.'];
}

/** A public shop takes real money under its operator's name, or says that it takes none. */
function publicFaults(read: Read, unset: readonly string[]): string[] {
  const { STRIPE_SECRET_KEY: key, ALLOW_TEST_CHECKOUT: isTestAllowed } = read;
  if (key && !isTestKey(key)) {
    return unset.map(
      (name) =>
        `${name} still has its demo value, and a public shop with a live key issues real invoices.`,
    );
  }
  if (isTestAllowed) return [];
  const what = key
    ? 'STRIPE_SECRET_KEY is a test key, which takes no money'
    : 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are missing: without them the test checkout takes ' +
      'no money';
  return [`${what}, and a public shop starts with it only where ALLOW_TEST_CHECKOUT=true says so.`];
}
