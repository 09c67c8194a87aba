import { readCompanyNumber, readVatNumber } from '#domain/customer/company-numbers.ts';
import { plainPhone } from '#domain/customer/phone-country.ts';
import { platformIds } from '#domain/catalogue/price-list.ts';
import { readAmount } from '#domain/money.ts';
import { readOrderNumber } from '#domain/order/order.ts';
import { readTarget } from '#domain/target/read-target.ts';

/** What somebody looks for among the orders. */
export interface OrderSearch {
  /** What it may be as a whole: the number of an order, a mailbox, a phone, a target, a total. */
  keys: readonly string[];
  /** What has to stand somewhere in the order, all of it. */
  words: readonly string[];
}

/**
 * Orders that a search looks through one after the other, where many have what is looked for or its words are
 * too short for the index.
 */
export const MOST_WALKED = 5000;

const MOST_WORDS = 8;
/** Characters of a word that are looked for. */
const MOST_OF_WORD = 100;
/** Digits of a phone, with the sign of a country or without. */
const PHONE = /^(\+|00)?(\d{9,15})$/;
const NATIONAL_DIGITS = 9;
/** The variable symbol of a transfer. */
const SYMBOL = /^\d{1,10}$/;

/**
 * Reads what was typed or pasted into the search box: as a whole, in every spelling that the orders may have
 * it in, and as words.
 */
export function readSearch(q: string): OrderSearch {
  const words = q.split(/\s+/).map(bareWord).filter(Boolean).slice(0, MOST_WORDS);
  return { keys: [...new Set([q, ...numbersIn(q), ...targetsIn(q)])], words };
}

/**
 * What may name an order in what its customer wrote for its number, as a whole or among other words: the number, a
 * payment, a paper. No sum, for that is the number of another order.
 */
export function keysWritten(text: string): readonly string[] {
  const { keys, words } = readSearch(text.trim());
  const bare = words.map((word) => word.replaceAll(/^[^\p{L}\p{N}@+]+|[^\p{L}\p{N}]+$/gu, ''));
  return [...new Set([...keys, ...bare])].filter((key) => key !== '' && !key.startsWith('sum '));
}

/** Whether an index of groups of three letters helps to find the words. */
export function hasCharacterGroups({ words }: OrderSearch): boolean {
  return words.some((word) => /[\p{L}\p{N}]{3}/u.test(word));
}

/** A word as the orders have it: targets without their host, phones and numbers without their marks. */
function bareWord(word: string): string {
  const path = word
    .replace(/^https?:\/\/[^/]*\/?/i, '')
    .split(/[?#]/, 1)
    .join()
    .replace(/(?<!\/)\/+$/, '');
  return (path || word).replace(/^[+#](?=\d)/, '').slice(0, MOST_OF_WORD);
}

function numbersIn(q: string): string[] {
  const number = readOrderNumber(q);
  const [, country, phone] = PHONE.exec(plainPhone(q).replaceAll(/[\s()/.-]/g, '')) ?? [];
  const [company, vat] = [readCompanyNumber(q), readVatNumber(q)];
  const total = readAmount(q);
  return [
    ...(number === undefined ? [] : [String(number)]),
    // Without the sign the last digits may be those of another number: a credit note ends like an invoice.
    ...(phone === undefined ? [] : [phone]),
    ...(phone === undefined || country === undefined ? [] : [phone.slice(-NATIONAL_DIGITS)]),
    ...(company.ok ? [company.number] : []),
    ...(vat.ok ? [vat.number] : []),
    ...(total === undefined ? [] : [`sum ${total}`]),
    // A statement of the bank has the symbol bare, and who entered the order may have written what it is.
    ...(SYMBOL.test(q.trim()) ? [`VS ${q.trim()}`] : []),
  ];
}

/** The addresses of the profile or post that a link or an @name means, on each platform that it fits. */
function targetsIn(q: string): string[] {
  if (!/[@/]/.test(q)) return [];
  return platformIds.flatMap((platform) =>
    (['likes', 'followers'] as const).flatMap((service) => {
      const read = readTarget(platform, service, q);
      return read.ok ? [read.url] : [];
    }),
  );
}
