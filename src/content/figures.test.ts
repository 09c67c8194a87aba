import { describe, expect, it } from 'vitest';
import { claimIds } from '#domain/content/claims/claim.ts';
import { locales } from '#domain/locale.ts';
import { writtenClaims } from '#tests/stage/claims.ts';

/** Sources are read as text: a figure that comes from a rule stands in them as `${…}`. */
const sources = import.meta.glob<string>(
  [
    '/src/messages/**/*.ts',
    '/src/content/**/*-text.ts',
    '/src/content/**/*.{cs,en}.ts',
    '/src/content/legal/consent.ts',
    '!/src/**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Figures that are no rule of the shop, each with the reason why a text may say it by itself. */
const ownFigures: { figure: RegExp; why: string }[] = [
  { figure: /^\d{1,2}\. \p{Lu}/gu, why: 'numbers of the terms’ sections' },
  {
    figure: /(?:oddíl\p{L}*|sections?)\s\d+(?![\d(])(?:\s(?:a|and)\s\d+)?/giu,
    why: 'sections of the terms, named in the terms',
  },
  {
    figure: /(?:č\.|No\.)\s\d+\/\d{4}|\(EU\)\s\d{4}\/\d+|(?:§|section)\s\d+[a-z]?(?:\(\d\))?/g,
    why: 'acts of the law and their sections',
  },
  {
    figure: /(?:čl\.\s6\sodst\.\s1|Art\.\s6\(1\)|odst\.\s[13])/g,
    why: 'paragraphs of the law',
  },
  { figure: /Pplk\. Sochora 27, 170\s00 Praha\s7/g, why: 'where an authority sits' },
  { figure: /WCAG 2\.2|EN 301 549/g, why: 'standards' },
  {
    figure: /\d{1,2}(?:\.\slistopadu|\sNovember)\s20\d\d|20\d\d-\d\d-\d\d/g,
    why: 'days on which a wording came into force, and versions named after them',
  },
  { figure: /(?:jednou za|every)\s30\s(?:dní|days)/g, why: 'a rule of TikTok' },
  { figure: /4[.,]000\s(?:hodin|hours)/g, why: 'a rule of YouTube' },
  { figure: /1[.,]000\s(?:odběratelů|subscribers)/g, why: 'another rule of YouTube' },
  { figure: /10\s(?:pracovních dnů|working days)/g, why: 'what banks usually take' },
  { figure: /(?:od|from) 1 (?=do|to)/g, why: 'nobody answers within less than an hour' },
  { figure: /(?:^|\\n)\d\. /g, why: 'numbers of a list' },
  { figure: /\[\[discount:\d\]\]/g, why: 'short codes that take their figure from the ladder' },
  { figure: /^0\s%$/g, why: 'no discount' },
  { figure: /(?:alespoň|at least) 1$/g, why: 'nobody orders less than one' },
  { figure: /CZ12345678|100001|3\/4\/2026|1[\s,]234[,.]50|1500|1450/g, why: 'examples' },
  { figure: /(?:každých|every)\s30\s(?:sekund|seconds)/g, why: 'a rule of authenticators' },
  { figure: /UTF[-\u2011]8|Windows\u20111250|SHA-256/g, why: 'a name' },
];

function literals(source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\/|\/\*|\*).*$/gm, '').replaceAll(/ from '.*';$/gm, '');
  return code.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? [];
}

/** The text of a literal: escapes as the characters they stand for, without the inserted values. */
function statedBy(literal: string): string {
  return literal
    .slice(1, -1)
    .replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '…');
}

function withFigures(source: string): string[] {
  return literals(source)
    .map(statedBy)
    .filter((text) => /\d/.test(text));
}

function strange(text: string): string[] {
  const rest = ownFigures.reduce((left, { figure }) => left.replaceAll(figure, ''), text);
  return rest.match(/.{0,30}\d.{0,20}/g) ?? [];
}

describe.each(Object.entries(sources))('the texts of %s', (_, source) => {
  it('state no figure of their own that a rule could change', () => {
    expect(withFigures(source).flatMap(strange)).toEqual([]);
  });
});

/** Figures of the register whose claims are somebody's to bear out (rules 18). */
const claimFigures = [
  ...new Set(
    claimIds
      .filter((id) => writtenClaims[id].status.is === 'claimed')
      .flatMap((id) => locales.flatMap((locale) => writtenClaims[id].figure?.[locale] ?? [])),
  ),
];

/** Markup, documents and styles may hold digits of other things, but no figure of the register. */
const markup = import.meta.glob<string>(
  ['/src/{web,documents,api,flows}/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);

function claimed(source: string): string[] {
  const spoken = source.replaceAll(String.raw`\u00a0`, '\u00a0');
  return claimFigures.filter((figure) => {
    const at = spoken.indexOf(figure);
    // 10+ is one, 110+ is not.
    return (
      at >= 0 && !/\d/.test(spoken[at - 1] ?? '') && !/\d/.test(spoken[at + figure.length] ?? '')
    );
  });
}

describe('the figures of the register of claims', () => {
  it.each(Object.entries(markup))('stand nowhere by hand: %s', (_, source) => {
    expect(claimed(source)).toEqual([]);
  });

  it.each(claimFigures)('would be found in a text: %s', (figure) => {
    const planted = `a: 'Máme ${figure.replaceAll('\u00a0', String.raw`\u00a0`)} celkem'`;
    expect(withFigures(planted).flatMap(strange)).toHaveLength(1);
    expect(claimed(planted)).toContain(figure);
  });

  it('are not said in words either, nor is what the terms take back', () => {
    const stated = Object.entries(sources)
      .filter(([file]) => !file.startsWith('/src/content/claims/'))
      .flatMap(([, source]) => literals(source).map(statedBy));
    const inWords =
      /milion[ůy]|deset let|million|ten years|nonstop|nepřetržit|around the clock|skuteční a\saktivní|real and active|stoprocentní|guaranteed safe/iu;
    expect(stated.filter((text) => inWords.test(text))).toEqual([]);
  });
});

describe('the list of figures that are no rule', () => {
  const stated = Object.values(sources).flatMap(withFigures);

  it.each(ownFigures.map(({ why, figure }) => [why, figure] as const))('needs: %s', (_, figure) => {
    expect(stated.some((text) => text.search(figure) >= 0)).toBe(true);
  });
});

describe('the reading of texts', () => {
  it('sees a figure that is written down, and none that is put in', () => {
    const planted =
      "a: 'Garance 30–180\u00a0dní',\nb: `do ${within('cs', DAYS, 'day')}, ${60}\\u00a0%`,";
    expect(withFigures(planted).flatMap(strange)).toEqual(['Garance 30–180\u00a0dní']);
    expect(withFigures("c: 'sleva až 20\\u00a0%'").flatMap(strange)).toHaveLength(1);
  });

  it('finds texts to read', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(25);
  });
});
