import { z } from 'zod';
import { readBusinessHours } from '#domain/answer-time.ts';
import { readCompanyNumber, readVatNumber } from '#domain/customer/company-numbers.ts';
import { readEmail } from '#domain/customer/email-address.ts';
import { readChatNumber, readShopPhone } from '#domain/shop-settings.ts';

/** A text that `read` understands; what it makes of it is the setting, undefined is a fault. */
function text<T>(read: (typed: string) => T | undefined, demand: string) {
  return z.string().transform((typed, context): T => {
    const value = read(typed.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: demand });
    return z.NEVER;
  });
}

function matching(shape: RegExp, demand: string) {
  return text((typed) => (shape.test(typed) ? typed : undefined), demand);
}

export const line = text(
  (typed) => (/^[^\p{Cc}]{1,200}$/u.test(typed) ? typed : undefined),
  'must be one line of at most 200 characters',
);

function wholeNumber(from: number, to: number, unit = '') {
  return text((typed) => {
    const number = Number(typed);
    return /^\d{1,9}$/.test(typed) && number >= from && number <= to ? number : undefined;
  }, `must be a whole number${unit} from ${from} to ${to}`);
}

export const port = wholeNumber(1, 65_535);
export const count = wholeNumber(1, 9_999_999);
export const pause = wholeNumber(0, 60_000, ' of milliseconds');
export const seconds = wholeNumber(5, 600, ' of seconds');
export const hours = wholeNumber(1, 72, ' of hours');

export const host = matching(
  /^[a-z\d.:-]{1,100}$/i,
  'must be an address such as 127.0.0.1 or 0.0.0.0',
);

export const businessHours = text(
  readBusinessHours,
  'must look like Mon-Fri 9-17 or Mon-Sat 8:30-16:30',
);

const spellings = new Map([
  ['true', true],
  ['1', true],
  ['yes', true],
  ['on', true],
  ['false', false],
  ['0', false],
  ['no', false],
  ['off', false],
]);

export const flag = text((typed) => spellings.get(typed.toLowerCase()), 'must be true or false');

export const origin = text(
  readOrigin,
  'must be an origin such as https://example.com, without a path',
);

function readOrigin(typed: string): string | undefined {
  if (!/^https?:\/\/[^/?#@\\\s]+\/?$/i.test(typed) || !URL.canParse(typed)) return undefined;
  return new URL(typed).origin;
}

/** Several origins with commas between them. */
export const origins = text((typed) => {
  const read = typed.split(',').map((one) => readOrigin(one.trim()));
  return read.every((one) => one !== undefined) ? read : undefined;
}, 'must be origins such as https://example.com with commas between them, each without a path');

/** Hosts such as www.example.com, with commas between them. */
export const hosts = text((typed) => {
  const read = typed.split(',').map((host) => readOrigin(`https://${host.trim()}`));
  const known = read.filter((origin) => origin !== undefined);
  return known.length === read.length ? known.map((origin) => new URL(origin).host) : undefined;
}, 'must be hosts such as www.example.com, with commas between them');

export const email = text(readEmail, 'must be one e-mail address');

export const companyId = text((typed) => {
  const read = readCompanyNumber(typed);
  return read.ok ? read.number : undefined;
}, 'must be a Czech business id: eight digits, the last one their check digit');

/** An operator who pays no VAT writes "none", and the id is empty. */
export const vatId = text((typed) => {
  if (typed.toLowerCase() === 'none') return '';
  const read = readVatNumber(typed);
  return read.ok ? read.number : undefined;
}, 'must be a VAT id such as CZ12345679, or none');

export const phone = text(readShopPhone, 'must be a phone number');

export const chatNumber = text(readChatNumber, 'must be a phone number with its country code');

export const databaseUrl = matching(
  /^postgres(ql)?:\/\/\S+$/,
  'must begin with postgres:// or postgresql://',
);

export const smtpUrl = matching(
  /^smtps?:\/\/\S+$/,
  'must look like smtps://user:password@mail.example.com:465',
);

/** User and password are settings of their own: a password may hold what an address cannot. */
export const imapUrl = matching(
  /^imaps?:\/\/[^\s/@?#]+\/?$/,
  'must look like imaps://mail.example.com:993, without user, password and path',
);

export const stripeSecretKey = matching(
  /^(sk|rk)_\S+$/,
  'must be a secret key, which begins with sk_ or rk_',
);

export const stripeWebhookSecret = matching(
  /^whsec_\S+$/,
  'must be a signing secret, which begins with whsec_',
);

/**
 * Where a key is sent to: encrypted, or within this machine, or by a name that only a network of our own can know
 * (compose).
 */
function readSafeUrl(typed: string): URL | undefined {
  if (!URL.canParse(typed)) return undefined;
  const url = new URL(typed);
  const isNear = /^(.+\.)?localhost$|^127\.[\d.]+$|^\[::1\]$|^[^.:[\]]+$/.test(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isNear) ? url : undefined;
}

export const s3Endpoint = text((typed) => {
  const url = readSafeUrl(typed);
  return url?.pathname === '/' ? url.origin : undefined;
}, 'must be an https address without a path; http only on this machine or for a name without a dot');

export const s3Bucket = matching(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket');

/** Base address of the register of companies, or our own small one. */
export const aresUrl = text((typed) => {
  if (typed === 'embedded') return typed;
  return /^https?:\/\//.test(typed) && URL.canParse(typed) ? withoutSlash(typed) : undefined;
}, 'must be an http(s) address, or embedded');

/** Base address of a model, with its path: /v1. */
export const modelUrl = text(
  (typed) => readSafeUrl(typed) && withoutSlash(typed),
  'must be an https address; http only on this machine or for a name without a dot',
);

function withoutSlash(typed: string): string {
  return typed.replace(/\/{1,9}$/, '');
}
