import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#domain/addresses.ts';
import { type Address, isForEveryone } from '#domain/address-row.ts';
import { type ClaimId, claimIds } from '#domain/claims/claim-ids.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { correctClaim } from '#flows/claims/correct-claim.ts';
import { writtenClaims } from '#tests/stage/claims.ts';
import { textOf } from '#tests/stage/html.ts';
import { addressNames, sampleAddress } from '#tests/stage/sample-address.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { publicShop } from '#tests/stage/wire/public-shop.ts';

const table: Record<string, Address> = addresses;
const publicPages = addressNames.filter((name) => {
  const row = table[name];
  return row !== undefined && isForEveryone(row);
});

/** Claims that somebody has to bear out, with a figure. */
const figured = claimIds.filter((id) => {
  const { standing, figure } = writtenClaims[id];
  return standing.is === 'claimed' && figure !== undefined;
});

/** A figure that no page says by itself. */
function otherFigure(id: ClaimId): string {
  return `7${figured.indexOf(id)}77+`;
}

function written(locale: Locale): string[] {
  return figured.flatMap(
    (id) => writtenClaims[id].figure?.[locale].replaceAll('\u00a0', ' ') ?? [],
  );
}

/** The words of all public pages that are built, by name. */
async function wordsOf(shop: TestShop, locale: Locale): Promise<Record<string, string>> {
  const said: Record<string, string> = {};
  for (const name of publicPages) {
    const answer = await shop.get(sampleAddress(name, locale), locale);
    if (answer.status === 200) said[name] = textOf(await answer.text()).replaceAll('\u00a0', ' ');
  }
  return said;
}

/** Whether a text says a figure, and not a longer one that holds it. */
function says(text: string, figure: string): boolean {
  const parts = text.split(figure);
  return parts
    .slice(1)
    .some((after, index) => !/[\d.,]$/.test(parts[index] ?? '') && !/^\d/.test(after));
}

function saying(words: Record<string, string>, figures: readonly string[]): string[] {
  return Object.entries(words).flatMap(([name, text]) =>
    figures.filter((figure) => says(text, figure)).map((figure) => `${name}: ${figure}`),
  );
}

/** Whether the register names the page, or the one whose continuation it is, among a claim's screens. */
function isScreenOf(id: ClaimId, page: string): boolean {
  return writtenClaims[id].screens.some((screen) => page.startsWith(screen));
}

const mark = /Ukázkové údaje|Sample figures/;

describe('on a public shop', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop({ env: publicShop });
  });
  afterAll(() => shop.close());

  it.each(locales)('no page of the %s edition says a figure without a source', async (locale) => {
    const words = await wordsOf(shop, locale);
    expect(Object.keys(words)).toContain('howItWorks');
    expect(saying(words, written(locale))).toEqual([]);
    expect(Object.values(words).filter((text) => mark.test(text))).toEqual([]);
  });
});

describe('on a local shop', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
  });
  afterAll(() => shop.close());

  it.each(locales)('the %s edition says them in blocks that are marked', async (locale) => {
    const { howItWorks = '' } = await wordsOf(shop, locale);
    for (const id of ['satisfiedCustomers', 'successRate', 'deliveredHowItWorks'] as const) {
      const figure = writtenClaims[id].figure?.[locale].replaceAll('\u00a0', ' ') ?? '';
      expect(says(howItWorks, figure), figure).toBe(true);
    }
    expect(howItWorks).toMatch(mark);
  });

  it('both editions say others once the operator has corrected them', async () => {
    for (const id of figured) {
      const figure = { cs: otherFigure(id), en: otherFigure(id) };
      const form = { text: { cs: '', en: '' }, figure, showing: '' };
      const corrected = { ...form, source: 'Přehled zakázek', sourceDate: '2025-12-31' };
      expect(await correctClaim(shop.services, { id, form: corrected })).toEqual({ ok: true });
    }
    shop.forget('claims');
    for (const locale of locales) {
      const words = await wordsOf(shop, locale);
      expect(saying(words, written(locale))).toEqual([]);
      expect(words.howItWorks).not.toMatch(mark);
      for (const [page, text] of Object.entries(words)) {
        const shown = figured.filter((id) => says(text, otherFigure(id)));
        expect(
          shown.filter((id) => !isScreenOf(id, page)),
          page,
        ).toEqual([]);
        if (page === 'howItWorks')
          expect(shown).toEqual(figured.filter((id) => isScreenOf(id, page)));
      }
    }
  });
});
