import { describe, expect, it } from 'vitest';
import { filler } from '#content/writing/filler.ts';
import { locales } from '#domain/locale.ts';
import { checkCodes, checkFacts, factsIn } from '#tests/stage/article-check/check-facts.ts';
import { checkLinks } from '#tests/stage/article-check/check-links.ts';
import {
  checkBuild,
  checkFiller,
  checkTypography,
  fillerIn,
  typographyOf,
} from '#tests/stage/article-check/check-text.ts';
import {
  checkLikeness,
  checkPairs,
  sharedShingles,
} from '#tests/stage/article-check/check-together.ts';
import {
  type CheckedArticle,
  type Finding,
  checkedArticle,
} from '#tests/stage/article-check/checked-article.ts';

const characters = (number: number) =>
  number.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '');

/** So many words, no two runs of which are alike; another seed has others. */
const prose = (count: number, seed = 'a') =>
  Array.from({ length: count }, (_, i) => `${seed}${characters(i * 7919 + 13)}`).join(' ');

const body = (seed: string) =>
  [
    prose(200, seed),
    '## First heading',
    `${prose(200, `${seed}b`)} [one](/other) [two](/third#next) [prices](/pricelist)`,
    '## Second heading',
    `${prose(200, `${seed}c`)} 1,000 hours.[^1]`,
    '## Third heading',
    `${prose(200, `${seed}d`)} [[price:ig-followers-1000]] [page](https://s.example/x)`,
  ].join('\n\n');

interface Changed {
  id?: string;
  language?: string;
  title?: string;
  excerpt?: string;
  translation?: string;
  cover?: string;
  topic?: string;
  sources?: string[];
  text?: string;
}

function article(changed: Changed = {}): CheckedArticle {
  const { id = 'good', language = 'en', title = 'A good article on something' } = changed;
  const { excerpt = 'x'.repeat(120), translation = 'dobry', topic = 'numbers' } = changed;
  const { cover = 'curve 1 2 3 4', sources = ['2026-11-23 | S | https://s.example/'] } = changed;
  const front = `id: ${id}
language: ${language}
title: ${title}
excerpt: ${excerpt}
date: 2026-11-23
checked: 2026-11-23
topic: ${topic}
keywords:
  - a
  - b
  - c
translation: ${translation}
cover: ${cover}
sources:
${sources.map((source) => `  - ${source}`).join('\n')}`;
  const file = ['---', front, '---', '', changed.text ?? body(id)].join('\n');
  return checkedArticle(`${language}/${id}.md`, file);
}

const others = [article({ id: 'other' }), article({ id: 'third', text: '## Next\n\nText' })];
const stated = (findings: readonly Finding[]) => findings.map(({ text }) => text).join('\n');
const withText = (text: string) => article({ text: `${body('good')}\n\n${text}` });

it('a good article has no findings', () => {
  const good = article();
  const findings = [checkBuild, checkFiller, checkTypography, checkFacts, checkCodes].flatMap(
    (check) => check(good),
  );
  expect([...findings, ...checkLinks(good, [good, ...others])]).toEqual([]);
});

it('a finding names file and line', () => {
  expect(checkFacts(article({ text: 'Text.\n\n## Heading\n\nOf 500 people.[^7]' }))).toEqual([
    { path: 'en/good.md', line: 1, text: 'source 1 is not used' },
    { path: 'en/good.md', line: 23, text: 'no such source: [^7]' },
  ]);
});

describe('the build of an article', () => {
  it.each([
    ['too few words', article({ text: prose(600) }), '600 words'],
    ['too many words', article({ text: prose(1300) }), '1300 words'],
    ['no headings', article({ text: prose(800) }), '0 headings'],
    ['too many headings', withText('## a\n\n'.repeat(5)), '8 headings'],
    ['a title that is too long', article({ title: 'x'.repeat(66) }), '66 characters of the title'],
    ['too short an excerpt', article({ excerpt: 'x'.repeat(109) }), '109 characters'],
    ['a heading of the first level', withText('# Title'), 'first level'],
    ['a heading that says nothing', withText('## Conclusion'), 'says nothing'],
    ['raw HTML', withText('a <b>word</b>'), 'raw HTML'],
    ['an entity', withText('a&nbsp;word'), 'raw HTML'],
    ['a picture', withText('![x](/a.png)'), 'a picture'],
    ['broken lines', withText('one\ntwo'), 'several lines'],
  ])('with %s is found', (_, checked, finding) => {
    expect(stated(checkBuild(checked))).toContain(finding);
  });

  it('with lists and tables is not', () => {
    expect(checkBuild(withText('- one\n- two\n\n| a | b |\n|-|-|\n| 1 | 2 |'))).toEqual([]);
  });
});

describe('filler', () => {
  it.each(locales)('is a list of at least sixty phrases: %s', (locale) => {
    expect(new Set(filler[locale]).size).toBe(filler[locale].length);
    expect(filler[locale].length).toBeGreaterThanOrEqual(60);
    for (const phrase of filler[locale]) {
      expect(fillerIn(`Text, ${phrase.replace('…', 'one thing')} text`, locale)).toContain(
        `filler: ${phrase}`,
      );
    }
  });

  it('is found in any letters, and not within a word or across sentences', () => {
    expect(fillerIn('It’s not just a number, it’s a story.', 'en')).toContain(
      "filler: it's not just …, it's",
    );
    expect(fillerIn('In Today’s Digital world', 'en')).not.toEqual([]);
    expect(fillerIn('Developer', 'en')).toEqual([]);
    expect(fillerIn('Není to jen číslo. Je to málo, ale stačí', 'cs')).toEqual([]);
    expect(stated(checkFiller(withText('We delve into it.')))).toContain('delve');
    expect(stated(checkFiller(article({ title: 'Unlock your followers' })))).toContain('unlock');
  });
});

describe('typography', () => {
  it.each([
    ['cs', 'Text v sobě', 'one letter'],
    ['cs', 'Text. A tak', 'one letter'],
    ['cs', 'za 14 dní', 'before a unit'],
    ['cs', 'sleva 10 %', 'before a unit'],
    ['cs', 'sleva 10%', 'before %'],
    ['cs', 'dne 23. listopadu', 'in a date'],
    ['cs', 'slovo "v uvozovkách"', 'straight quotes'],
    ['cs', 'slovo ”v uvozovkách“', 'not Czech'],
    ['cs', 'slovo “v uvozovkách”', 'not Czech'],
    ['cs', 'slovo - slovo', 'a hyphen'],
    ['cs', 'a\u00a0tak...', 'three full stops'],
    ['cs', '10 000', 'without a dot'],
    ['cs', '10000', 'without a dot'],
    ['cs', 'píšeme Vám', 'a capital letter'],
    ['en', "it's", 'straight'],
    ['en', 'the "word"', 'straight'],
    ['en', 'a word - a word', 'a hyphen'],
    ['en', 'a word—a word', 'em dash'],
    ['en', '10 %', 'before %'],
    ['en', '10000', 'without a comma'],
    ['en', 'two  spaces', 'two spaces'],
  ] as const)('%s: %s is found', (language, text, finding) => {
    expect(typographyOf(text, language).join('\n')).toContain(finding);
  });

  it.each([
    [
      'cs',
      'V\u00a0sobě a\u00a0za 14\u00a0dní „něco“ – a\u00a01.000\u00a0kusů za 10\u00a0% v\u00a0roce 2026.',
    ],
    ['en', 'It’s “something” – 1,000 pieces at 10% in 2026.'],
  ] as const)('%s: well-set text is not', (language, text) => {
    expect(typographyOf(text, language)).toEqual([]);
  });

  it('says nothing of addresses and codes', () => {
    expect(checkTypography(withText('[a](/x"y) `10000 "x"` [[price:x]] [[price:y]]'))).toEqual([]);
  });
});

describe('figures and quotations', () => {
  it.each([
    ['cs', 'Má 4.000 hodin.'],
    ['cs', 'Má 100 hodin.'],
    ['cs', 'Má 3,5 % z toho.'],
    ['cs', 'Píše: „Nic z toho u nás nesmí nikdo dělat.“'],
    ['en', 'It has 4,000 hours.'],
    ['en', 'It has 3.5% of it.'],
    ['en', 'It says: “None of this may be done by anybody here.”'],
    ['en', '> A rule'],
    ['en', '| 250 | b |'],
  ] as const)('%s: %s needs a source', (language, text) => {
    expect(factsIn(text, language)).not.toEqual([]);
  });

  it.each([
    ['cs', 'V roce 2026 podle § 1829 zákona č. 89/2012 Sb. za 14 dní a 99 kusů.'],
    ['en', 'In 2026, for 14 days, the “like” button and 12.5 hours.'],
  ] as const)('%s: %s does not', (language, text) => {
    expect(factsIn(text, language)).toEqual([]);
  });

  it('have it in their own block', () => {
    expect(stated(checkFacts(withText('Of 500 people.')))).toContain('without a source: 500');
    expect(checkFacts(withText('Of 500 people.[^1]'))).toEqual([]);
    expect(checkFacts(withText('For 500 people, [[price:ig-likes-100]].'))).toEqual([]);
  });

  it('have sources that are used and were read before the check', () => {
    const late = ['2026-11-24 | S | https://s.example/', '2026-11-23 | T | https://t.example/'];
    expect(stated(checkFacts(article({ sources: late })))).toBe(
      'source 2 is not used\nsource 1 was read after the check',
    );
  });
});

describe('short codes', () => {
  it.each([
    '[[price:ig-followers-7]]',
    '[[cat:x]]',
    '[[claim:realUsers]]',
    '[[price]]',
    '[[price:a',
  ])('%s is found', (code) => {
    expect(checkCodes(withText(`Text ${code} text.`))).toHaveLength(1);
  });

  it('of a claim that only a local shop may show is found', () => {
    expect(stated(checkCodes(withText('[[claim:satisfaction]]')))).toContain('unknown');
    expect(checkCodes(withText('[[claim:metricsMayNotBeReal]]'))).toEqual([]);
  });
});

describe('what a source is called', () => {
  const called = (language: 'cs' | 'en', title: string) => {
    const sources = [`2026-11-23 | ${title} | https://s.example/`];
    return stated(checkLinks(article({ language, sources }), others));
  };

  it.each([
    ['cs', 'Instagram: Terms of Use'],
    ['cs', 'Nápověda YouTube: Subscriber counts (anglicky)'],
    ['cs', 'Methodology'],
    ['en', 'ČOI: Často kladené otázky'],
  ] as const)('in %s, %s is found', (language, title) => {
    expect(called(language, title)).toContain('in another language');
  });

  it.each([
    ['cs', 'Instagram: [en: Terms of Use]'],
    ['cs', 'Nápověda YouTube: [en: Subscriber counts] (anglicky)'],
    ['cs', '[en: YouTube Help: Spam] (starší znění)'],
    ['cs', 'Podnikatel.cz: Udělá vám kuchyň'],
    ['en', 'ČOI: [cs: Často kladené otázky] (in Czech)'],
    ['en', 'Fotoprávo: why to sign a release'],
  ] as const)('in %s, %s is not', (language, title) => {
    expect(called(language, title)).not.toContain('in another language');
  });
});

describe('links', () => {
  const all = [...others, article({ id: 'ceska', language: 'cs' })];
  it.each([
    ['/nothing', 'no such page'],
    ['/third#nothing', 'no heading'],
    ['#nothing', 'no heading'],
    ['/#nothing', 'no section'],
    ['/ceska', 'the other language'],
    ['/good', 'itself'],
    ['/cenik', 'the other edition'],
    ['/pricelist/myspace', 'short code'],
    ['/instagram/sledujici/1000', 'short code'],
    ['/ad', 'no such page'],
    ['http://s.example/', 'no https'],
    ['https://elsewhere.example/', 'when it was read'],
    ['https://ares.gov.cz.example/', 'when it was read'],
    ['//s.example/', 'no such page'],
  ])('to %s is found: %s', (address, finding) => {
    const checked = withText(`[x](${address})`);
    expect(stated(checkLinks(checked, [checked, ...all]))).toContain(finding);
  });

  it.each([
    '/faq',
    '/',
    '/#kontakt',
    '/pricelist/tiktok',
    '/withdrawal',
    '#first-heading',
    'https://s.example/page',
    'https://ares.gov.cz',
    '/third#next',
  ])('to %s is not', (address) => {
    const checked = withText(`[x](${address})`);
    expect(checkLinks(checked, [checked, ...all])).toEqual([]);
  });

  it('to fewer than two other articles are found', () => {
    const checked = article({ text: '[x](/other) [x](/other) [x](/good)' });
    expect(stated(checkLinks(checked, [checked, ...all]))).toContain('1 links to other articles');
  });
});

describe('articles together', () => {
  it('have translations that name each other, and as many in each language', () => {
    const of = (cs: Changed, en: Changed) =>
      stated(
        checkPairs([
          article({ id: 'jeden', language: 'cs', translation: 'one', ...cs }),
          article({ id: 'one', translation: 'jeden', ...en }),
        ]),
      );
    expect(of({}, {})).toContain('1 articles, and it should be 20');
    expect(of({}, {})).toContain('no article on safety');
    expect(of({}, {})).not.toContain('translation');
    expect(of({ translation: 'none' }, {})).toContain('no translation');
    expect(of({}, { translation: 'two' })).toContain('its translation names another');
    expect(of({ topic: 'growth' }, {})).toContain('another topic');
    expect(of({ cover: 'bars 1 2 3 4' }, {})).toContain('another cover');
  });

  it('share neither runs of words nor beginnings nor covers', () => {
    const copied = prose(20, 'copy');
    const one = article({ id: 'one', text: `${prose(800, 'x')} ${copied}` });
    const cover = 'curve 5 6 7 8';
    const two = (text: string) => article({ id: 'two', cover, title: 'Another', text });
    expect(checkLikeness([one, two(prose(800, 'y'))])).toEqual([]);
    expect(checkLikeness([one, two(`${prose(800, 'y')} ${prose(15, 'copy')}`)])).toEqual([]);
    expect(stated(checkLikeness([one, two(`${prose(800, 'y')} ${copied}`)]))).toContain('16 runs');
    expect(stated(checkLikeness([one, two(prose(30, 'x'))]))).toContain('the opening of en/two.md');
    expect(stated(checkLikeness([one, article({ id: 'two' })]))).toContain('the cover of');
    expect(stated(checkLikeness([one, article({ id: 'two' })]))).toContain('the title of');
  });

  it('are compared by runs of five words, without regard to signs', () => {
    expect(sharedShingles('One, two – three four five six.', 'one two “three” four FIVE')).toEqual({
      found: ['one two three four five'],
      of: 1,
    });
  });
});
