import { cleanText } from '#domain/clean-text.ts';

/** What follows the country's two letters; Greece writes EL, some write GR. */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  // Eight digits are a company's, nine or ten a person's birth number: never log it.
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
};

/** Elsewhere (CHE123456789MWST, NO123456789MVA) only letters and at least one digit are asked for. */
const ANYWHERE = /^(?=.*\d)[A-Z\d]{5,18}$/;

export type VatNumber = { ok: true; number: string } | { ok: false; problem: 'vat-number-invalid' };

/**
 * Reads a VAT id by its shape alone: the country's two letters and what that country puts behind them.
 * Written in capitals without spaces, dots and dashes. Whether it is registered only VIES can say.
 */
export function readVatNumber(typed: string): VatNumber {
  const number = cleanText(typed)
    .replaceAll(/[\s.-]/gu, '')
    .toUpperCase();
  const country = number.slice(0, 2);
  const shape = Object.hasOwn(shapes, country) ? shapes[country] : ANYWHERE;
  const fits = /^[A-Z]{2}$/.test(country) && shape?.test(number.slice(2));
  return fits ? { ok: true, number } : { ok: false, problem: 'vat-number-invalid' };
}
