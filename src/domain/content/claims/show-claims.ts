import { type Locale, type PerLocale, locales } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import type { Claim, ClaimId, ClaimRegister } from './claim.ts';

export interface ShownClaim {
  id: ClaimId;
  text: string;
  /** Without one the text says all of it. */
  figure: string | undefined;
  /** Nobody has named a source: the block that shows it is marked as a sample (rules 29). */
  isSample: boolean;
}

export interface Claims {
  /** Undefined where it may not be shown. */
  shown(id: ClaimId): ShownClaim | undefined;
  /** Those of a block that may be shown; where there is none, the block is not drawn. */
  list(...ids: readonly ClaimId[]): ShownClaim[];
}

/** Stands in a text for the figure. */
export const CLAIM_FIGURE = '{figure}';

/**
 * What may be shown: claims that the shop's own rules keep, those with source and date, and on a local shop
 * those that still lack them, as samples (rules 29).
 * @param isLocal whether both origins of the shop are on this very machine
 */
export function showClaims(register: ClaimRegister, locale: Locale, isLocal: boolean): Claims {
  const shown = keysOf(register).filter((id) => mayShow(register[id], isLocal));
  return claimsAmong(shown.map((id) => inEdition(id, register[id], locale)));
}

/** The claims of a list, none of which is left out. */
export function claimsAmong(shown: readonly ShownClaim[]): Claims {
  const all = new Map(shown.map((claim) => [claim.id, claim]));
  return {
    shown: (id) => all.get(id),
    list: (...ids) => ids.flatMap((id) => all.get(id) ?? []),
  };
}

/** Whether a claim may be shown at all (rules 29). */
export function mayShow({ status, source }: Claim, isLocal: boolean): boolean {
  switch (status.is) {
    case 'kept':
      return true;
    case 'claimed':
      return isLocal || source !== undefined;
    case 'withheld':
      return false;
  }
}

function inEdition(id: ClaimId, claim: Claim, locale: Locale): ShownClaim {
  const figure = claim.figure?.[locale];
  return {
    id,
    text: claim.text[locale].replaceAll(CLAIM_FIGURE, figure ?? ''),
    figure,
    isSample: claim.status.is === 'claimed' && claim.source === undefined,
  };
}

/** The claims that say something else than this one about the same subject (rules 18). */
export function contradictionsOf(register: ClaimRegister, id: ClaimId): ClaimId[] {
  const claim = register[id];
  return keysOf(register).filter(
    (other) =>
      other !== id && register[other].subject === claim.subject && differ(register[other], claim),
  );
}

/** The claims that contradict another one while both of them may be shown. */
export function shownContradictions(register: ClaimRegister, isLocal: boolean): ClaimId[] {
  const isShown = (id: ClaimId) => mayShow(register[id], isLocal);
  return keysOf(register).filter(
    (id) => isShown(id) && contradictionsOf(register, id).some((other) => isShown(other)),
  );
}

function differ(one: Claim, other: Claim): boolean {
  const stated = ({ figure, text }: Claim): PerLocale<string> => figure ?? text;
  return locales.some((locale) => stated(one)[locale] !== stated(other)[locale]);
}
