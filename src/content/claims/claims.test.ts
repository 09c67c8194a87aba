import { describe, expect, it } from 'vitest';
import { type Claim, type ClaimId, claimIds } from '#domain/content/claims/claim.ts';
import {
  CLAIM_FIGURE,
  contradictionsOf,
  showClaims,
  shownContradictions,
} from '#domain/content/claims/show-claims.ts';
import { type ClaimCorrections, applyCorrections } from '#domain/content/claims/correction.ts';
import { locales } from '#domain/locale.ts';
import { writtenClaims } from '#tests/stage/claims.ts';

const register = writtenClaims;
const source = { name: 'Výroční zpráva', date: '2026-11-01' };

function onPublicShop(corrections: ClaimCorrections) {
  return showClaims(applyCorrections(register, corrections), 'cs', false);
}

function idsWhere(isWanted: (claim: Claim) => boolean): ClaimId[] {
  return claimIds.filter((id) => isWanted(register[id]));
}

describe('the register of claims', () => {
  it.each(claimIds)(
    'has words for %s in both languages, with a place for its figure or beside it',
    (id) => {
      const { text, figure, status } = register[id];
      for (const locale of locales) {
        expect(text[locale]).toMatch(/^[\p{L}\d]|^\{figure\}/u);
        if (text[locale].includes(CLAIM_FIGURE)) expect(figure?.[locale]).toMatch(/\d/);
        expect(text[locale].replaceAll(CLAIM_FIGURE, 'x')).not.toMatch(/[{}]|\s{2}/);
      }
      expect(text.cs.includes(CLAIM_FIGURE)).toBe(text.en.includes(CLAIM_FIGURE));
      if (status.is === 'withheld') expect(status.why).toBeDefined();
    },
  );

  it('shows no unsourced figure on a public shop, and marks it as a sample on a local one', () => {
    const claimed = idsWhere(({ status }) => status.is === 'claimed');
    expect(claimed.length).toBeGreaterThan(10);
    expect(showClaims(register, 'cs', false).list(...claimed)).toEqual([]);
    const local = showClaims(register, 'cs', true).list(...claimed);
    expect(local.map(({ id }) => id)).toEqual(claimed);
    expect(local.every(({ isSample }) => isSample)).toBe(true);
  });

  it('shows what the shop itself keeps everywhere, and what is withheld nowhere', () => {
    const kept = idsWhere(({ status }) => status.is === 'kept');
    const withheld = idsWhere(({ status }) => status.is === 'withheld');
    for (const isLocal of [true, false]) {
      const claims = showClaims(register, 'en', isLocal);
      expect(claims.list(...kept).map(({ id }) => id)).toEqual(kept);
      expect(claims.list(...kept).some(({ isSample }) => isSample)).toBe(false);
      expect(claims.list(...withheld)).toEqual([]);
    }
  });

  it('knows which figures contradict each other', () => {
    expect(contradictionsOf(register, 'deliveredHome')).toEqual([
      'deliveredReferences',
      'deliveredHowItWorks',
    ]);
    expect(contradictionsOf(register, 'verifiedReviews')).toEqual(['fiveStarReviews']);
    expect(contradictionsOf(register, 'realUsers')).toEqual(['metricsMayNotBeReal']);
    expect(contradictionsOf(register, 'satisfaction')).toEqual([]);
    for (const id of claimIds) {
      for (const other of contradictionsOf(register, id)) {
        expect(contradictionsOf(register, other)).toContain(id);
      }
    }
  });

  it('shows contradictions side by side only where it may show what nobody bears out', () => {
    expect(shownContradictions(register, false)).toEqual([]);
    expect(shownContradictions(register, true)).toEqual([
      'deliveredHome',
      'deliveredReferences',
      'deliveredHowItWorks',
      'projectsHome',
      'projectsReferences',
    ]);
  });
});

describe('a correction of the operator', () => {
  it('shows a claim with source and date on a public shop, as no sample', () => {
    expect(onPublicShop({ deliveredHome: { source } }).shown('deliveredHome')).toEqual({
      id: 'deliveredHome',
      figure: '75M+',
      text: 'dodaných sledujících',
      isSample: false,
    });
  });

  it('changes figure and words, and a sentence with them', () => {
    const figure = { cs: '2019', en: '2019' };
    const shown = onPublicShop({ sinceYear: { figure, source } }).shown('sinceYear');
    expect(shown?.text).toBe('Působíme od roku\u00a02019');
  });

  it('withholds what it hides, also what the shop keeps', () => {
    const claims = onPublicShop({
      deliveredHome: { source, showing: 'hidden' },
      noPassword: { showing: 'hidden' },
    });
    expect(claims.list('deliveredHome', 'noPassword')).toEqual([]);
  });

  it('shows what was withheld only where the operator says so and names the source', () => {
    expect(onPublicShop({ fiveStarReviews: { source } }).shown('fiveStarReviews')).toBeUndefined();
    expect(
      onPublicShop({ fiveStarReviews: { showing: 'shown' } }).shown('fiveStarReviews'),
    ).toBeUndefined();
    expect(
      onPublicShop({ fiveStarReviews: { source, showing: 'shown' } }).shown('fiveStarReviews'),
    ).toBeDefined();
  });

  it('needs a source for what the shop keeps in other words', () => {
    const text = { cs: 'Heslo nechceme a\u00a0nic nehrozí', en: 'No password and no risk' };
    expect(onPublicShop({ noPassword: { text } }).shown('noPassword')).toBeUndefined();
    expect(onPublicShop({ noPassword: { text, source } }).shown('noPassword')).toBeDefined();
  });

  it('ends a contradiction where it makes two figures the same', () => {
    const figure = { cs: '75M+', en: '75M+' };
    const agreed = applyCorrections(register, { deliveredReferences: { figure } });
    expect(contradictionsOf(agreed, 'deliveredHome')).toEqual(['deliveredHowItWorks']);
  });
});
