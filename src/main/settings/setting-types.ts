import { z } from 'zod';
import { readBusinessHours } from '#domain/shop/answer-time.ts';
import { readCompanyNumber, readVatNumber } from '#domain/customer/company-numbers.ts';
import { readEmail } from '#domain/customer/email-address.ts';
import { readChatNumber, readShopPhone } from '#domain/shop/shop-settings.ts';

/** A text that `read` understands; what it makes of it is the setting, undefined is a fault. */
function text<T>(read: (input: string) => T | undefined, demand: string) {
  return z.string().transform((input, context): T => {
    const value = read(input.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: demand });
    return z.NEVER;
  });
}

function matchShape(shape: RegExp, demand: string) {
  return text((input) => (shape.test(input) ? input : undefined), demand);
}

export const line = text(
  (input) => (/^[^\p{Cc}]{1,200}$/u.test(input) ? input : undefined),
  'must be one line of at most 200 characters',
);

function wholeNumber(from: number, to: number, unit = '') {
  return text((input) => {
    const number = Number(input);
    return /^\d{1,9}$/.test(input) && number >= from && number <= to ? number : undefined;
  }, `must be a whole number${unit} from ${from} to ${to}`);
}

export const port = wholeNumber(1, 65_535);
export const count = wholeNumber(1, 9_999_999);
export const pause = wholeNumber(0, 60_000, ' of milliseconds');
export const seconds = wholeNumber(5, 600, ' of seconds');
export const hours = wholeNumber(1, 72, ' of hours');

export const host = matchShape(
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

export const flag = text((input) => spellings.get(input.toLowerCase()), 'must be true or false');

export const origin = text(
  readOrigin,
  'must be an origin such as https://example.com, without a path',
);

function readOrigin(input: string): string | undefined {
  if (!/^https?:\/\/[^/?#@\\\s]+\/?$/i.test(input) || !URL.canParse(input)) return undefined;
  return new URL(input).origin;
}

/** Several origins with commas between them. */
export const origins = text((input) => {
  const read = input.split(',').map((one) => readOrigin(one.trim()));
  return read.every((one) => one !== undefined) ? read : undefined;
}, 'must be origins such as https://example.com with commas between them, each without a path');

/** Hosts such as www.example.com, with commas between them. */
export const hosts = text((input) => {
  const read = input.split(',').map((host) => readOrigin(`https://${host.trim()}`));
  const known = read.filter((origin) => origin !== undefined);
  return known.length === read.length ? known.map((origin) => new URL(origin).host) : undefined;
}, 'must be hosts such as www.example.com, with commas between them');

export const email = text(readEmail, 'must be one e-mail address');

export const companyId = text((input) => {
  const read = readCompanyNumber(input);
  return read.ok ? read.number : undefined;
}, 'must be a Czech business id: eight digits, the last one their check digit');

/** An operator who pays no VAT writes "none", and the id is empty. */
export const vatId = text((input) => {
  if (input.toLowerCase() === 'none') return '';
  const read = readVatNumber(input);
  return read.ok ? read.number : undefined;
}, 'must be a VAT id such as CZ12345679, or none');

export const phone = text(readShopPhone, 'must be a phone number');

export const chatNumber = text(readChatNumber, 'must be a phone number with its country code');

export const databaseUrl = matchShape(
  /^postgres(ql)?:\/\/\S+$/,
  'must begin with postgres:// or postgresql://',
);

export const smtpUrl = matchShape(
  /^smtps?:\/\/\S+$/,
  'must look like smtps://user:password@mail.example.com:465',
);

/** User and password are settings of their own: a password may hold what an address cannot. */
export const imapUrl = matchShape(
  /^imaps?:\/\/[^\s/@?#]+\/?$/,
  'must look like imaps://mail.example.com:993, without user, password and path',
);

export const stripeSecretKey = matchShape(
  /^(sk|rk)_\S+$/,
  'must be a secret key, which begins with sk_ or rk_',
);

export const stripeWebhookSecret = matchShape(
  /^whsec_\S+$/,
  'must be a signing secret, which begins with whsec_',
);

/**
 * Where a key is sent to: encrypted, or within this machine, or by a name that only a network of our own can know
 * (compose).
 */
function readSafeUrl(input: string): URL | undefined {
  if (!URL.canParse(input)) return undefined;
  const url = new URL(input);
  const isNear = /^(.+\.)?localhost$|^127\.[\d.]+$|^\[::1\]$|^[^.:[\]]+$/.test(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isNear) ? url : undefined;
}

export const s3Endpoint = text((input) => {
  const url = readSafeUrl(input);
  return url?.pathname === '/' ? url.origin : undefined;
}, 'must be an https address without a path; http only on this machine or for a name without a dot');

export const s3Bucket = matchShape(
  /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
  'must be the name of a bucket',
);

/** Base address of the register of companies, or our own small one. */
export const aresUrl = text((input) => {
  if (input === 'embedded') return input;
  return /^https?:\/\//.test(input) && URL.canParse(input) ? withoutSlash(input) : undefined;
}, 'must be an http(s) address, or embedded');

/** Base address of a model, with its path: /v1. */
export const modelUrl = text(
  (input) => readSafeUrl(input) && withoutSlash(input),
  'must be an https address; http only on this machine or for a name without a dot',
);

function withoutSlash(input: string): string {
  return input.replace(/\/{1,9}$/, '');
}
