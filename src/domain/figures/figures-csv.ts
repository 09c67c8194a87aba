import { minuteInPrague } from '#domain/time/calendar.ts';
import type { Locale } from '#domain/locale.ts';

/**
 * What begins a formula in spreadsheets, also in full width and behind signs that nobody sees: such a cell would
 * be reckoned, not shown. A spreadsheet that takes the comma or the line break for the end of a cell, because it is
 * set so, finds the beginning of one in the middle of ours.
 */
const FORMULA = /(^|[,;\t\r\n])([\s\p{Cf}]{0,9}[=+\-@＝＋－＠])/gu;
const CONTROL = /^(?=[\t\r\n])/;
/**
 * What spreadsheets take for a number or a day and show otherwise: zeros in front are lost, digits beyond the
 * fifteenth become zeros, 1E5 is 100000, 10-12 a day in December.
 */
const CHANGED =
  /^\s*(?:0[\d\s]+|\d{16,}|\d+(?:[.,]\d+)?e\d+|\d{1,4}[-./]\d{1,2}(?:[-./]\d{1,4})?|\d{1,2}:\d{2}(?::\d{2})?)\s*$/i;

/**
 * One row of a file for spreadsheets, with its end (RFC 4180). The separator is a semicolon in both languages: in
 * Czech the comma is the decimal sign, and one file format is enough. A cell that would be taken for a formula,
 * or shown as another number than it is, gets an apostrophe before it; figures and days of our own are no such
 * cells.
 */
export function csvRow(cells: readonly (string | CsvFigure)[]): string {
  return `${cells.map(cellText).join(';')}\r\n`;
}

/** A figure or a day that the shop wrote itself. */
export interface CsvFigure {
  figure: string;
}

/** A sum of haléře with the decimal sign of the language, without thousands: 1299,00. */
export function csvSum(locale: Locale, amount: number): CsvFigure {
  const figure = (amount / 100).toFixed(2);
  return { figure: locale === 'cs' ? figure.replace('.', ',') : figure };
}

/** A moment in Prague as spreadsheets read it, to the minute; an empty cell for none. */
export function csvMoment(at: Date | null): CsvFigure {
  return { figure: at ? minuteInPrague(at) : '' };
}

function cellText(cell: string | CsvFigure): string {
  if (typeof cell !== 'string') return cell.figure;
  const safe = CHANGED.test(cell)
    ? `'${cell}`
    : cell.replaceAll(FORMULA, "$1'$2").replace(CONTROL, "'");
  return /[";\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
