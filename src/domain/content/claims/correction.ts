import { optional } from '#domain/forms/field.ts';
import { choice, day, text } from '#domain/forms/fields.ts';
import { type InputOf, type ProblemIn, type ProblemsOf, defineForm } from '#domain/forms/form.ts';
import { type PerLocale, locales } from '#domain/locale.ts';
import { mapRecord } from '#domain/records.ts';
import type { Claim, ClaimId, ClaimRegister, ClaimSource, ClaimStatus } from './claim.ts';
import { CLAIM_FIGURE } from './show-claims.ts';

/** What the operator has changed of a claim; what is not named stays as it was written. */
export interface ClaimCorrection {
  text?: PerLocale<string> | undefined;
  figure?: PerLocale<string> | undefined;
  source?: ClaimSource | undefined;
  showing?: 'shown' | 'hidden' | undefined;
}

export type ClaimCorrections = Readonly<Partial<Record<ClaimId, ClaimCorrection>>>;

/** The register with the operator's corrections. */
export function applyCorrections(
  register: ClaimRegister,
  corrections: ClaimCorrections,
): Record<ClaimId, Claim> {
  return mapRecord(register, (id) => correctedClaim(register[id], corrections[id]));
}

function correctedClaim(claim: Claim, correction: ClaimCorrection | undefined): Claim {
  if (!correction) return claim;
  return {
    ...claim,
    text: correction.text ?? claim.text,
    figure: correction.figure ?? claim.figure,
    source: correction.source ?? claim.source,
    status: statusOf(claim.status, correction),
  };
}

/** What the shop's rules keep is their own wording: another one needs a source like any claim. */
function statusOf(status: ClaimStatus, { text, figure, showing }: ClaimCorrection): ClaimStatus {
  if (showing === 'hidden') return { is: 'withheld', why: undefined };
  const isReworded = text !== undefined || figure !== undefined;
  if (status.is === 'kept') return isReworded ? { is: 'claimed' } : status;
  return showing === 'shown' ? { is: 'claimed' } : status;
}

interface Known {
  /** As it was written. */
  claim: Claim;
  /** In Prague, ISO 8601. */
  today: string;
}

function line(most: number) {
  return optional(text({ most, long: 'too-long' }));
}

/** The form of a correction of a claim (rules 18); an empty field leaves what is written. */
export const correctionForm = defineForm({
  fields: {
    textCs: line(160),
    textEn: line(160),
    figureCs: line(24),
    figureEn: line(24),
    source: line(200),
    sourceDate: optional(day('date-impossible')),
    showing: optional(choice(['shown', 'hidden'], { wrong: 'showing-unknown' })),
  },
  problems: [
    /** One edition would keep its old words, or its old figure. */
    'text-in-one-language',
    'figure-in-one-language',
    /** One text has a place for the figure and the other has none, or there is no figure to put there. */
    'figure-without-place',
    'source-without-date',
    'date-without-source',
    /** No day of the calendar, or one that is still to come. */
    'date-impossible',
  ],
  check: (read, { claim, today }: Known) => {
    const { textCs, textEn, figureCs, figureEn, source, sourceDate } = read;
    const isOneSided = (textCs === null) !== (textEn === null);
    const isFigureOneSided = (figureCs === null) !== (figureEn === null);
    const words = readBoth(textCs, textEn) ?? claim.text;
    const figure = readBoth(figureCs, figureEn) ?? claim.figure;
    const isWhole = !isOneSided && !isFigureOneSided;
    return {
      textCs: isWhole && !hasPlaceholder(words, figure) ? 'figure-without-place' : undefined,
      textEn: isOneSided ? 'text-in-one-language' : undefined,
      figureEn: isFigureOneSided ? 'figure-in-one-language' : undefined,
      source: source === null && sourceDate ? 'date-without-source' : undefined,
      sourceDate: problemOfDate(read, today),
    };
  },
  join: ({ textCs, textEn, figureCs, figureEn, source, ...read }): ClaimCorrection => ({
    text: readBoth(textCs, textEn),
    figure: readBoth(figureCs, figureEn),
    source: source === null ? undefined : { name: source, date: read.sourceDate ?? '' },
    showing: read.showing ?? undefined,
  }),
  split: ({ text, figure, source, showing }: ClaimCorrection) => ({
    textCs: text?.cs ?? null,
    textEn: text?.en ?? null,
    figureCs: figure?.cs ?? null,
    figureEn: figure?.en ?? null,
    source: source?.name ?? null,
    sourceDate: source?.date ?? null,
    showing: showing ?? null,
  }),
});
export type CorrectionInput = InputOf<typeof correctionForm>;
export type CorrectionProblem = ProblemIn<typeof correctionForm>;
export type CorrectionProblems = ProblemsOf<typeof correctionForm>;

type Input = string | null | undefined;

function readBoth(cs: Input, en: Input): PerLocale<string> | undefined {
  return cs && en ? { cs, en } : undefined;
}

function problemOfDate(read: { source?: Input; sourceDate?: Input }, today: string) {
  const { source, sourceDate } = read;
  if (source && sourceDate === null) return 'source-without-date';
  return sourceDate && sourceDate > today ? 'date-impossible' : undefined;
}

/** A sentence with a place for its figure has it in both languages, and there is a figure. */
function hasPlaceholder(text: PerLocale<string>, figure: PerLocale<string> | undefined): boolean {
  const placeholders = locales.filter((locale) => text[locale].includes(CLAIM_FIGURE));
  return (
    placeholders.length === 0 || (placeholders.length === locales.length && figure !== undefined)
  );
}

/** A correction without what it says as it was written. */
export function changesOfClaim(
  { text, figure, ...rest }: ClaimCorrection,
  claim: Claim,
): ClaimCorrection {
  const changed = (input: PerLocale<string> | undefined, written?: PerLocale<string>) =>
    locales.every((locale) => input?.[locale] === written?.[locale]) ? undefined : input;
  return { ...rest, text: changed(text, claim.text), figure: changed(figure, claim.figure) };
}
