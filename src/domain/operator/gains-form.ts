import { cleanLines, cleanText } from '#domain/clean-text.ts';
import type { PerLocale } from '#domain/locale.ts';
import { mapRecord } from '#domain/records.ts';

/** Lines that say what the customer gets, and the characters of one (rules 84); a teaser shows the first four. */
export const FEWEST_GAINS = 4;
export const MOST_GAINS = 10;
export const GAIN_CHARACTERS = 160;

export type GainsTypo = 'gains-count' | 'gains-long' | 'gains-double';
export type GainsTypos = Partial<PerLocale<GainsTypo>>;

/** Reads what the customer gets, a line each in both languages, or says what is wrong in which. */
export function readGainsForm(
  typed: PerLocale<string>,
): { ok: true; gains: PerLocale<readonly string[]> } | { ok: false; problems: GainsTypos } {
  const gains = mapRecord(typed, (locale) => linesOf(typed[locale]));
  const found = mapRecord(typed, (locale) => problemOf(gains[locale]));
  const problems = {
    ...(found.cs && { cs: found.cs }),
    ...(found.en && { en: found.en }),
  };
  return found.cs || found.en ? { ok: false, problems } : { ok: true, gains };
}

function linesOf(typed: string): string[] {
  return cleanLines(typed)
    .split('\n')
    .map(cleanText)
    .filter((line) => line !== '');
}

function problemOf(lines: readonly string[]): GainsTypo | undefined {
  if (lines.length < FEWEST_GAINS || lines.length > MOST_GAINS) return 'gains-count';
  if (lines.some((line) => line.length > GAIN_CHARACTERS)) return 'gains-long';
  return new Set(lines).size < lines.length ? 'gains-double' : undefined;
}
