import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type AddressName, addressAt, addresses } from '#domain/addresses.ts';
import { type Address } from '#domain/addresses/address-row.ts';
import { locales } from '#domain/locale.ts';
import { SPECULATION_RULES, speculationRules } from '#main/http/speculation-rules.ts';
import { addressNames, sampleAddress } from '#tests/stage/sample-address.ts';

const ORIGIN = 'https://shop.example';

/** Whether a browser may fetch a link ahead, read as the HTML standard reads the rules. */
function isFetchedAhead(href: string, table?: Record<string, Address>): boolean {
  const url = new URL(href, ORIGIN);
  const [{ where }] = speculationRules(table).prefetch;
  const [open, others] = where.and;
  return matches(open.href_matches, url) && !matches(others.not.href_matches, url);
}

function matches(patterns: readonly URLPatternInit[], url: URL): boolean {
  return patterns.some((pattern) =>
    new URLPattern({ ...pattern, baseURL: ORIGIN + SPECULATION_RULES }).test(url),
  );
}

const table: Record<AddressName, Address> = addresses;

describe('what a browser fetches ahead', () => {
  it('is said by a file of the build', async () => {
    const built = await readFile(`build/client${SPECULATION_RULES}`, 'utf8');
    expect(JSON.parse(built)).toEqual(speculationRules());
  });

  it.each(addressNames)('follows from the row of %s', (name) => {
    const isPublic = table[name].kind === 'public';
    for (const locale of locales) {
      const path = sampleAddress(name, locale);
      for (const href of [path, `${path}#a`, `${path}?key=a&b=/cenik`]) {
        expect(isFetchedAhead(href), href).toBe(isPublic);
      }
    }
  });

  it.each([
    '/ad',
    '/ad/orders/1',
    '/ad/a/b/c',
    '/outbox/1/html',
    '/test-checkout/pay/cs_test_a',
    '/functions/v1/send-contact-email',
    '/objednavka?platform=tiktok',
    '/nowhere/at-all',
    '/blog/hledat?q=dosah',
    '/assets/page-abcdefgh.js',
    'https://elsewhere.example/cenik',
  ])('is never %s', (href) => {
    expect(isFetchedAhead(href)).toBe(false);
  });

  it('follows from a new row too', () => {
    const both = (path: string) => ({ cs: path, en: path });
    const grown = {
      ...addresses,
      article: { path: both('/navody/:slug'), kind: 'public', requests: 'page' },
      draft: { path: both('/navody/:slug/navrh'), kind: 'private', requests: 'form' },
    } as const;
    expect(addressAt('/navody/a')).toBeUndefined();
    expect(isFetchedAhead('/navody/a')).toBe(false);
    expect(isFetchedAhead('/navody/a', grown)).toBe(true);
    expect(isFetchedAhead('/navody/a/navrh', grown)).toBe(false);
  });
});
