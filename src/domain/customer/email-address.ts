import { cleanText } from '#domain/text/clean-text.ts';

/** Longest address that mail can carry (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}$/;
const LABEL = /^[\p{L}\p{M}\p{Nd}-]{1,63}$/u;

/** What payment providers are sure to take, before the sign and at the end; Stripe writes no rule down. */
const PAYABLE = { local: /^[\w'+.-]+$/, top: /^[a-z]{2,}$/i };

/**
 * Reads one e-mail address; undefined where it is none. The domain needs a dot and may be written in
 * any alphabet. Two addresses, quotes, commas, spaces and line breaks are refused, so that nothing
 * typed can become a header of an e-mail. The domain is written in small letters.
 */
export function readEmail(input: string): string | undefined {
  const email = cleanText(input);
  const at = email.indexOf('@');
  const local = email.slice(0, Math.max(0, at));
  const domain = email.slice(at + 1).toLowerCase();
  if (email.length > MAX_EMAIL_LENGTH || !isLocalPart(local) || !isDomain(domain)) return undefined;
  return isHost(asciiDomain(domain)) ? `${local}@${domain}` : undefined;
}

/**
 * The address as payment providers take it: a domain of another alphabet in ASCII (RFC 5891), all else
 * as it is. The library that sends mail does so itself.
 */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return email.slice(0, at + 1) + (asciiDomain(email.slice(at + 1)) ?? email.slice(at + 1));
}

/** Whether the payment provider takes a customer's address; fewer addresses than mail servers take. */
export function isPayableEmail(email: string): boolean {
  const [local = '', domain = ''] = asciiEmail(email).split('@');
  const top = domain.split('.').at(-1) ?? '';
  return PAYABLE.local.test(local) && !local.endsWith("'") && PAYABLE.top.test(top);
}

/** Undefined where no host can have this name, in whatever alphabet. */
function asciiDomain(domain: string): string | undefined {
  return URL.parse(`http://${domain}`)?.hostname;
}

/** RFC 1035: 253 characters in all, 63 in a label. */
function isHost(domain: string | undefined): boolean {
  return (
    domain !== undefined &&
    domain.length <= 253 &&
    domain.split('.').every((label) => label.length <= 63)
  );
}

/**
 * The address that was probably meant, where the domain is one slip away from one well-known one alone, and is
 * no provider's own: jan@gmial.com → jan@gmail.com. The mailbox of the same name at another provider is
 * somebody else's: gmail.cz means gmail.com, and email.cz never. Only ever offered, never put in place of
 * what was typed.
 */
export function suggestEmail(input: string): string | undefined {
  const email = cleanText(input).slice(0, MAX_EMAIL_LENGTH);
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(0, at));
  const domain = email.slice(at + 1).toLowerCase();
  if (!isLocalPart(local) || mailboxes.includes(domain)) return undefined;
  const meant = meantDomain(domain);
  return meant && `${local}@${meant}`;
}

function meantDomain(domain: string): string | undefined {
  const [name = '', ...ending] = domain.split('.');
  const isProvider = NAMES.test(name) || mailboxes.some((known) => nameOf(known) === name);
  const own = mailboxes.find((known) => nameOf(known) === name && single.has(name));
  if (own && ending.length === 1) return own;
  const near = mailboxes.filter((known) => {
    const other = nameOf(known);
    if (!isOneSlip(domain, known) || (isProvider && other !== name)) return false;
    const isSameCharacters = [...name].sort().join() === [...other].sort().join();
    return isSameCharacters || ending.length === 0 || !words.has(other);
  });
  return near.length === 1 ? near[0] : undefined;
}

function nameOf(domain: string): string {
  return domain.slice(0, domain.indexOf('.'));
}

/** Names of providers that are one slip away from one below. */
const NAMES = /^(?:[a-z]?mail|cloud)$/;

/** Who has all mailboxes at one domain: with another ending it is meant. */
const single: ReadonlySet<string> = new Set(['gmail', 'googlemail', 'icloud', 'seznam']);

/** Short names with which one letter makes the name of many others: host.cz is not post.cz. */
const words: ReadonlySet<string> = new Set(['post', 'azet', 'email', 'atlas', 'volny']);

/** Where people in both editions have their mail. */
const mailboxes = [
  'gmail.com',
  'seznam.cz',
  'email.cz',
  'centrum.cz',
  'post.cz',
  'atlas.cz',
  'volny.cz',
  'outlook.com',
  'outlook.cz',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'protonmail.com',
  'googlemail.com',
  'azet.sk',
  'zoznam.sk',
  'centrum.sk',
  'post.sk',
];

function isLocalPart(local: string): boolean {
  return (
    LOCAL.test(local) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..') &&
    // Mail programs would decode it as an encoded word (RFC 2047).
    !local.includes('=?')
  );
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-')) &&
    /\p{L}/u.test(top) &&
    top.length > 1
  );
}

/** One letter wrong, missing or too many, or two neighbours swapped. */
function isOneSlip(input: string, meant: string): boolean {
  let i = 0;
  while (i < input.length && input[i] === meant[i]) i += 1;
  const swapped = input[i] === meant[i + 1] && input[i + 1] === meant[i];
  return (
    input.slice(i + 1) === meant.slice(i + 1) ||
    input.slice(i + 1) === meant.slice(i) ||
    input.slice(i) === meant.slice(i + 1) ||
    (swapped && input.slice(i + 2) === meant.slice(i + 2))
  );
}

/**
 * The mailbox behind an address, for counting only. A part after a plus, a domain in wide letters or in its
 * ASCII form, and dots at Google do not make another mailbox.
 */
export function mailboxOf(email: string): string {
  const [local = '', input = ''] = email.toLowerCase().split('@');
  const domain = asciiDomain(input) ?? input;
  const [name = ''] = local.split('+', 1);
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}
