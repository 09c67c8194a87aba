import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#domain/addresses.ts';
import { type Address, isForEveryone } from '#domain/addresses/address-row.ts';
import { type ClaimId, claimIds } from '#domain/content/claims/claim.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { signIn } from '#tests/stage/operator.ts';
import { correctionForm } from '#domain/content/claims/correction.ts';
import { correctClaim } from '#flows/content/correct-claim.ts';
import { writtenClaims } from '#tests/stage/claims.ts';
import { textOf } from '#tests/stage/html.ts';
import { addressNames, sampleAddress } from '#tests/stage/sample-address.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { publicShop } from '#tests/stage/wire/public-shop.ts';

const table: Record<string, Address> = addresses;
/** Articles have sources of their own, and take the shop's figures by short codes. */
const isWhole: ReadonlySet<string> = new Set(['article', 'blogRss', 'blogAtom', 'blogFeed']);
const publicPages = addressNames.filter((name) => {
  const row = table[name];
  return row !== undefined && isForEveryone(row) && !isWhole.has(name);
});

/** Claims that somebody has to bear out, with a figure. */
const figured = claimIds.filter((id) => {
  const { status, figure } = writtenClaims[id];
  return status.is === 'claimed' && figure !== undefined;
});

/** Those without one, whose words stand on a page by themselves; a mark's words are the mark's own. */
const worded = claimIds.filter((id) => {
  const { status, figure } = writtenClaims[id];
  return status.is === 'claimed' && figure === undefined && !id.startsWith('popular');
});

/** A figure, or words, that no page says by itself. */
function otherSaying(id: ClaimId): string {
  return worded.includes(id) ? `Tvrzení ${worded.indexOf(id)}77` : `7${figured.indexOf(id)}77+`;
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

/** Whether the register names the page among a claim's screens. */
function isScreenOf(id: ClaimId, page: string): boolean {
  return writtenClaims[id].screens.some((screen) => screen === page);
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

  it('both editions say others once corrected, on the very screens that the register names', async () => {
    const operator = await signIn(shop);
    for (const id of [...figured, ...worded]) {
      const other = otherSaying(id);
      const said = worded.includes(id)
        ? { textCs: other, textEn: other }
        : { figureCs: other, figureEn: other };
      const source = { source: 'Přehled zakázek', sourceDate: '2025-12-31' };
      const input = { ...correctionForm.empty, ...said, ...source };
      expect(await correctClaim(shop.services, { id, input, operator, seen: '{}' })).toEqual({
        ok: true,
      });
    }
    shop.forget('claims');
    for (const locale of locales) {
      const words = await wordsOf(shop, locale);
      expect(saying(words, written(locale))).toEqual([]);
      expect(words.howItWorks).not.toMatch(mark);
      for (const [page, text] of Object.entries(words)) {
        const claims = [...figured, ...worded];
        const shown = claims.filter((id) => says(text, otherSaying(id)));
        expect(shown, page).toEqual(claims.filter((id) => isScreenOf(id, page)));
      }
    }
  });
});
