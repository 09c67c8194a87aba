import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlatformId, platformIds } from '#domain/catalogue/price-list.ts';
import { parseLink } from './link.ts';
import { ownerOf } from './platforms.ts';
import { readTarget } from './read-target.ts';

/** A link to a profile and one to a post for each platform, as a browser shows them. */
const links: Record<PlatformId, [host: string, path: string][]> = {
  instagram: [
    ['www.instagram.com', '/kavarna.modra/'],
    ['www.instagram.com', '/reel/C1abcDEfgHi/'],
  ],
  tiktok: [
    ['www.tiktok.com', '/@kavarnamodra'],
    ['www.tiktok.com', '/@kavarnamodra/video/7312345678901234567'],
  ],
  youtube: [
    ['www.youtube.com', '/@kavarna-modra'],
    ['youtu.be', '/dQw4w9WgXcQ'],
  ],
  facebook: [
    ['www.facebook.com', '/kavarna.modra'],
    ['www.facebook.com', '/reel/123456789'],
  ],
};

const linkOf = fc
  .constantFrom(...platformIds)
  .chain((platform) => fc.constantFrom(...links[platform]).map((link) => ({ platform, link })));
const words = fc.array(
  fc.constantFrom(
    'Dobrý',
    'den',
    'náš',
    'profil:',
    'Sledujte',
    'díky',
    '👉',
    '–',
    '1.000',
    'lajků',
    '#kavarna',
  ),
  { maxLength: 6 },
);
const wrapping = fc.constantFrom(
  ['', ''],
  ['„', '“'],
  ['"', '"'],
  ['«', '»'],
  ['(', ')'],
  ['<', '>'],
  ['[', ']'],
  ['', '.'],
  ['', ','],
  ['', '!'],
  ['', '…'],
  ['👉', '👈'],
);
const invisible = fc.constantFrom('\u200b', '\u200e', '\u202a', '\ufeff', '\u2060', '\u00ad');
const marks = fc.array(fc.tuple(fc.nat({ max: 100 }), invisible), { maxLength: 4 });

/** Capitals and small letters at random: hosts and schemes do not tell them apart. */
function recased(text: string, seed: number): string {
  return [...text].map((mark, i) => ((seed >> (i % 30)) & 1 ? mark.toUpperCase() : mark)).join('');
}

function strewn(text: string, positions: [number, string][]): string {
  return positions.reduce((strewnText, [at, mark]) => {
    const target = at % (strewnText.length + 1);
    return strewnText.slice(0, target) + mark + strewnText.slice(target);
  }, text);
}

describe('what stands around a link', () => {
  it('changes nothing: words, quotes, brackets, invisible marks, the case of its host', () => {
    const scheme = fc.constantFrom('', 'https://', 'http://', 'https:/', 'https://https://', '//');
    fc.assert(
      fc.property(
        linkOf,
        scheme,
        fc.nat(),
        wrapping,
        fc.tuple(words, words),
        marks,
        (
          { platform, link: [host, path] },
          start,
          seed,
          [open = '', close = ''],
          around,
          positions,
        ) => {
          const link = strewn(recased(start + host, seed) + path, positions);
          const [before, after] = around.map((stated) => stated.join(' '));
          const input = `${before} ${open}${link}${close} ${after}`;
          for (const service of ['followers', 'likes'] as const) {
            const alone = readTarget(platform, service, `https://${host}${path}`);
            expect(readTarget(platform, service, input)).toEqual(alone);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('changes nothing around an @name either', () => {
    const name = fc.constantFrom('kavarna', 'kavarna1', 'Kavarna2026');
    fc.assert(
      fc.property(
        fc.constantFrom(...platformIds),
        name,
        wrapping,
        fc.tuple(words, words),
        (platform, input, [open = '', close = ''], around) => {
          const [before, after] = around.map((stated) => stated.join(' '));
          const alone = readTarget(platform, 'followers', `@${input}`);
          expect(alone.ok).toBe(true);
          // Without a mark after it, two words may be a name: "@jan novak".
          const text = `${before} ${open}@${input}${close}, ${after}`;
          expect(readTarget(platform, 'followers', text)).toEqual(alone);
        },
      ),
    );
  });
});

describe('a host that is not the platform’s', () => {
  const label = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/);
  /** Of the short hosts that may be drawn some are real, such as m.me. */
  const isReal = (host: string) => ownerOf(parseLink(host)?.host ?? host)?.kind === 'ours';
  const strange = fc.oneof(
    fc.domain().filter((host) => !isReal(host)),
    fc.tuple(linkOf, label).map(
      ([
        {
          link: [host],
        },
        end,
      ]) => `${host}.${end}.cz`,
    ),
    fc.tuple(label, linkOf).map(
      ([
        start,
        {
          link: [host],
        },
      ]) => `${start}-${host}`,
    ),
    fc.tuple(label, linkOf).map(
      ([
        start,
        {
          link: [host],
        },
      ]) => `${start}${host.replace('www.', '')}`,
    ),
    fc.tuple(label, linkOf).map(
      ([
        start,
        {
          link: [host],
        },
      ]) => `${host}@${start}.cz`,
    ),
    fc.tuple(fc.nat({ max: 65_535 }), linkOf).map(
      ([
        port,
        {
          link: [host],
        },
      ]) => `${host}:${port}`,
    ),
    fc.ipV4(),
  );

  it('is never accepted, whatever it passes on', () => {
    fc.assert(
      fc.property(
        strange,
        linkOf,
        fc.boolean(),
        (host, { platform, link: [own, path] }, passes) => {
          const passed = passes ? `?u=${encodeURIComponent(`https://${own}${path}`)}` : '';
          for (const chosen of platformIds) {
            const read = readTarget(chosen, 'likes', `https://${host}${path}${passed}`);
            expect(read.ok, `${host} ${platform}`).toBe(false);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('never gets into the address that is kept', () => {
    const known =
      /^https:\/\/(?:www\.(?:instagram|tiktok|youtube|facebook)\.com|(?:m|vm|vt)\.tiktok\.com|fb\.watch)\//;
    const token = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        'https://',
        'www.',
        'instagram.com',
        'youtu.be',
        '/',
        '?u=',
        '@',
        'evil.com',
        ' ',
        '%2F',
        ':',
        '//',
        '.translate.goog',
        'fb://',
        'vnd.youtube:',
        '#!/',
        'l.facebook.com/l.php?u=',
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...platformIds),
        fc.array(token, { maxLength: 8 }),
        (platform, tokens) => {
          for (const service of ['followers', 'views'] as const) {
            const read = readTarget(platform, service, tokens.join(''));
            if (read.ok) expect(read.url).toMatch(known);
          }
        },
      ),
      { numRuns: 3000 },
    );
  });
});
