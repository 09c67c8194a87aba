import { describe, expect, it } from 'vitest';
import type { ComposedArticle } from './article-text.ts';
import { type Published, checkArticle } from './check-article.ts';
import { type CheckFacts, checkReview } from './check-text.ts';
import { shinglesOf } from './similarity.ts';

const facts: CheckFacts = {
  sheet: {
    language: 'en',
    facts: [{ name: 'start', text: 'Delivery begins within 24 hours; 75,000 pieces at most.' }],
    codes: [{ code: '[[price:a]]', meaning: 'a price' }],
    links: [{ href: '/price-list', about: 'prices' }],
    names: ['Vzlet'],
  },
  rules: {
    filler: ['delve', 'not only …, but also'],
    promises: ['real followers'],
    pretences: ['i ', 'my '],
    names: ['Instagram', 'Reels'],
    months: ['january', 'in may'],
  },
  sayCode: (kind, name) => (kind === 'price' && name === 'a' ? 'CZK 5' : undefined),
};

/** Words of which no three in a row come twice. */
function words(count: number, from: number): string {
  return Array.from({ length: count }, (_, at) => spelled(from + at)).join(' ');
}

function spelled(number: number): string {
  return [...String(number)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('');
}

const good: ComposedArticle = {
  title: 'What a count at a profile says',
  excerpt:
    'What a count at a profile says of it, what it does not say, and where the difference is plain to see.',
  intro: words(40, 1000),
  sections: [1, 2, 3, 4, 5].map((at) => ({
    heading: 'What can be seen',
    text: words(90, 1000 + at * 100),
  })),
  keywords: ['counts', 'profiles'],
};
const withIntro = (stated: string): ComposedArticle => ({
  ...good,
  intro: `${good.intro}. ${stated}`,
});
const kinds = (text: ComposedArticle, published: readonly Published[] = []) =>
  checkArticle(text, facts, { keyword: 'counts', published }).map(
    ({ kind, part, found }) => `${part} ${kind}: ${found}`,
  );

describe('what is wrong with an article', () => {
  it.each([
    ['It begins within 24 hours.'],
    ['There are 75 000 pieces.'],
    ['It costs [[price:a]] on Instagram.'],
    ['All [prices](/price-list) of Vzlet.'],
    ['It may be so, not only once.'],
  ])('is nothing where the fact sheet bears it: %s', (stated) => {
    expect(kinds(withIntro(stated))).toEqual([]);
  });

  it.each([
    ['It grew by 99 per cent.', 'number: 99'],
    ['There are 750000 of them.', 'number: 750000'],
    ['It grew by ٣٠ there.', 'number: ٣٠'],
    ['They asked Musk about it.', 'name: Musk'],
    ['It was so in January.', 'name: January', 'date: january'],
    ['It has been so since in may.', 'date: in may'],
    ['Read [this](https://evil.example).', 'link: https://evil.example'],
    ['Read [this](/other).', 'link: /other'],
    ['Go to evil.com now.', 'link: evil.com'],
    ['Write to me@evil.com now.', 'link: me@evil.com'],
    ['Press javascript:go now.', 'link: javascript:go'],
    ['It costs [[price:b]] now.', 'code: [[price:b]]'],
    ['It costs [[price now.', 'code: [[price now.'],
    ['We delve into it.', 'phrase: delve'],
    ['It is not only cheap, but also good.', 'phrase: not only …, but also'],
    ['These are real followers.', 'phrase: real followers'],
    ['See <b>this</b>.', 'markup: <b>', 'markup: </b>'],
    ['See\n\n## a heading', 'markup: ## a heading'],
  ])('is told with its place and what was found: %s', (stated, ...expected) => {
    const found = kinds(withIntro(stated));
    for (const each of expected) expect(found).toContain(`intro ${each}`);
    expect(found.every((each) => each.startsWith('intro '))).toBe(true);
  });

  it.each<[string, Partial<ComposedArticle>, string]>([
    ['a short title', { title: 'What?' }, 'title length: 5 (15–70)'],
    ['a short excerpt', { excerpt: 'What it says.' }, 'excerpt length: 13 (90–200)'],
    ['a short opening', { intro: words(19, 1000) }, 'intro length: 19 (20–160)'],
    ['too few sections', { sections: good.sections.slice(0, 3) }, 'whole length: 3 (4–9)'],
    ['one keyword', { keywords: ['counts'] }, 'keywords length: 1 (2–8)'],
    [
      'a long section',
      { sections: [...good.sections.slice(0, 4), { heading: 'Seen', text: words(261, 5000) }] },
      'section length: 261 (30–260)',
    ],
  ])('is %s', (_, changed, expected) => {
    expect(kinds({ ...good, ...changed })).toContain(expected);
  });

  it('is that it does not speak of its keyword, be it by what a short code says', () => {
    const about = (keyword: string, text = good) =>
      checkArticle(text, facts, { keyword, published: [] }).map(({ kind, found }) => [kind, found]);
    expect(about('Profiles and a count')).toEqual([]);
    expect(about('reach of posts')).toEqual([['keyword', 'reach of posts']]);
    const coded = withIntro('It costs [[price:a]] on Instagram.');
    expect(about('5 crowns', coded)).toEqual([['keyword', '5 crowns']]);
    expect(about('CZK 5', coded)).toEqual([]);
    expect(about('price list', withIntro('See [it](/price-list).'))).toHaveLength(1);
  });

  it.each([
    ['title', { title: 'What [[price:a]] at a profile says' }],
    ['excerpt', { excerpt: `${good.excerpt} [[price:a]]` }],
  ])('is a short code in what stands in lists and searches: %s', (part, changed) => {
    expect(kinds({ ...good, ...changed })).toEqual([`${part} code: [[price:a]]`]);
  });

  it('is another language', () => {
    const czech = 'Příliš žluťoučký kůň úpěl ďábelské ódy, a přece nikdo nevěděl, proč tak činí.';
    expect(kinds({ ...good, intro: `${czech} ${czech} ${czech}` }).join()).toContain('language');
  });

  it('is more than a quarter in common with what is published, and no less', () => {
    // Runs of three words: 498 of the article's body at most, of which the other has a part.
    const like = (count: number) => [
      { title: 'The other', shingles: shinglesOf(words(count, 1000)) },
    ];
    expect(kinds(good, like(40))).toEqual([]);
    expect(kinds(good, like(40 * 9))).toEqual([
      expect.stringMatching(/^whole similar: \d+ % The other$/),
    ]);
  });
});

describe('what is wrong with a review', () => {
  const check = (text: string) => checkReview({ text }, facts).map(({ kind }) => kind);
  const plain = 'What the shop sells can be read on its pages before anything is paid.';

  it.each([
    [plain, []],
    ['Too short.', ['length']],
    [`${plain} I like my profile.`, ['pretence', 'pretence']],
    [`${plain} It brought 400 of them.`, ['number']],
    [`${plain} **Good.**`, ['markup', 'markup']],
  ])('%s', (text, expected) => {
    expect(check(text)).toEqual(expected);
  });
});
