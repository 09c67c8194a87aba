import { type PerLocale, locales } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import type { Claim, ClaimRegister } from './claim.ts';
import type { ClaimId } from './claim-ids.ts';
import { mayShow } from './show-claims.ts';

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
  const said = ({ figure, text }: Claim): PerLocale<string> => figure ?? text;
  return locales.some((locale) => said(one)[locale] !== said(other)[locale]);
}
