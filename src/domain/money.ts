import type { Locale, PerLocale } from './locale.ts';

/** Money in whole haléře (1 Kč = 100 haléřů), always an integer (rules 5). */
export type Haler = number;

/** Czech koruna sold in whole crowns, as the catalogue lists it. */
export function crowns(amount: number): Haler {
  return amount * 100;
}

const thousands: PerLocale<string> = { cs: '.', en: ',' };
const decimals: PerLocale<string> = { cs: ',', en: '.' };

/** A count with the edition's thousands separator: 10.000 in Czech, 10,000 in English (rules 5). */
export function formatCount(locale: Locale, count: number): string {
  return String(Math.trunc(count)).replaceAll(/\B(?=(\d{3}){1,6}(?!\d))/g, thousands[locale]);
}

/** So many of something, which stay on one line with it: 2× 5.000 in Czech, 2 × 5,000 in English. */
export function formatTimes(locale: Locale, count: number, what: string): string {
  return locale === 'cs' ? `${count}×\u00a0${what}` : `${count}\u00a0×\u00a0${what}`;
}

/** A whole percentage: 10 % in Czech, 10% in English (rules 5). */
export function formatPercent(locale: Locale, percent: number): string {
  return locale === 'cs' ? `${percent}\u00a0%` : `${percent}%`;
}

/** 7.999 Kč in Czech, CZK 7,999 in English; haléře are shown only where there are any. */
export function formatMoney(locale: Locale, amount: Haler): string {
  const figure = formatAmount(locale, amount);
  return withCurrency(locale, amount % 100 === 0 ? figure.slice(0, -3) : figure);
}

/** An amount to the haléř and without its currency, as columns of invoices have it: 7.999,00. */
export function formatAmount(locale: Locale, amount: Haler): string {
  const absolute = Math.abs(amount);
  const rest = absolute % 100;
  const whole = formatCount(locale, (absolute - rest) / 100);
  return `${amount < 0 ? '−' : ''}${whole}${decimals[locale]}${String(rest).padStart(2, '0')}`;
}

/** The price of one unit with two decimals: 0,80 Kč / CZK 0.80 (rules 5). */
export function formatUnitPrice(locale: Locale, crownsPerUnit: number): string {
  return withCurrency(locale, crownsPerUnit.toFixed(2).replace('.', decimals[locale]));
}

/**
 * The approximate euro figure of a package's price, for the English edition only: ≈ €320 (rules 6); undefined
 * where it would be less than one euro.
 */
export function formatEuro(price: Haler): string | undefined {
  return aboutEuros(price, approximateEuro(price));
}

/**
 * The approximate euro figure of a sum, in whole euros: ≈ €640. A sum that is the price of one package, `single`,
 * has the figure that its package has everywhere (rules 36).
 */
export function formatEuroSum(amount: Haler, single?: Haler): string | undefined {
  if (amount === single) return formatEuro(amount);
  return aboutEuros(amount, Math.round((amount * EURO_CENTS_PER_CROWN) / 10_000));
}

/** A figure of less than one euro would say nothing (rules 36). */
function aboutEuros(amount: Haler, euros: number): string | undefined {
  if (Math.abs(amount) * EURO_CENTS_PER_CROWN < 10_000) return undefined;
  return `≈\u00a0${euros < 0 ? '−' : ''}€${formatCount('en', Math.abs(euros))}`;
}

/** Euro cents in one crown: a fixed rule of display, nothing is ever charged by it (rules 6). */
export const EURO_CENTS_PER_CROWN = 4;

/**
 * Whole euros for a price: crowns × 0.04, rounded below 10 to 1, below 100 to 5, below 500 to 10,
 * otherwise to 50 (rules 6).
 */
export function approximateEuro(amount: Haler): number {
  // Calculated in integers (haléře × cents / 10 000): with 0.04 a half could be rounded the wrong way.
  const exact = (amount * EURO_CENTS_PER_CROWN) / 10_000;
  const step = exact < 10 ? 1 : exact < 100 ? 5 : exact < 500 ? 10 : 50;
  return Math.round(exact / step) * step;
}

/** English has the minus sign before the currency, as it is said: minus fifty crowns. */
function withCurrency(locale: Locale, figure: string): string {
  if (locale === 'cs') return `${figure}\u00a0Kč`;
  return figure.startsWith('−') ? `−CZK\u00a0${figure.slice(1)}` : `CZK\u00a0${figure}`;
}

/** The one currency in which anything is charged (rules 6); ISO 4217 as providers write it. */
export const CURRENCY = 'czk';

/** Currency and the Czech dash for no haléře, as people write them beside a sum. */
const AROUND = /^(?:kč|czk)|(?:,[-–—]+)? ?(?:kč|czk)?$/giu;

/** Thousands in groups of three parted by one and the same sign, or no groups at all; then the haléře. */
const SHAPE =
  /^(?:(?<plain>\d+)|(?<first>[1-9]\d{0,2})(?<mark>[ .,'])\d{3}(?:\k<mark>\d{3})*)(?:(?<point>[.,])(?<cents>\d{1,2}))?$/u;

/** More digits than any sum of the shop has, and still exact. */
const MOST_DIGITS = 12;
const MOST_CHARACTERS = 60;

/**
 * A sum as people type or paste it, in either language, in haléře: „1 234,50“, „1.234,50 Kč“, "CZK 1,234.50"
 * and "1234.5" are 123450. A sign before three digits parts thousands, one before one or two digits parts
 * haléře; a sum that could be read in two ways is none. Counted in digits, so it is exact. Undefined where
 * the text is no sum; a sum below nothing is none.
 */
export function readAmount(input: string): Haler | undefined {
  if (input.length > MOST_CHARACTERS) return undefined;
  const bare = input.replaceAll(/\s+/gu, ' ').trim().replaceAll(AROUND, '').trim();
  const parts = SHAPE.exec(bare)?.groups;
  // One sign cannot part thousands and haléře at once.
  if (!parts || (parts['mark'] !== undefined && parts['mark'] === parts['point'])) return undefined;
  const { cents = '' } = parts;
  const whole = (cents === '' ? bare : bare.slice(0, -cents.length - 1)).replaceAll(/\D/g, '');
  if (whole.length > MOST_DIGITS) return undefined;
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** Haléře of whole crowns up to a sum, typed in the same ways; undefined where it is none of them. */
export function readWholeCrowns(input: string, most: Haler): Haler | undefined {
  const amount = readAmount(input);
  return amount !== undefined && amount % 100 === 0 && amount <= most ? amount : undefined;
}
