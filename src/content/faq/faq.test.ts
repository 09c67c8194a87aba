import { describe, expect, it } from 'vitest';
import { catalogue as catalogueCs } from '#content/catalogue/catalogue.cs.ts';
import { catalogue as catalogueEn } from '#content/catalogue/catalogue.en.ts';
import { defaultOffering } from '#content/catalogue/price-list.ts';
import { faqSections } from '#domain/content/faq/faq.ts';
import { locales } from '#domain/locale.ts';
import { type Offering, offeringOf } from '#domain/shop/offering.ts';
import { fillPlaceholders, findPlaceholders } from '#domain/text/placeholders.ts';
import { readTarget } from '#domain/target/read-target.ts';
import { sampleShop } from '#tests/stage/sample-order.ts';
import { GENERAL, faqValues, usualQuestions, usualWords } from './faq.ts';
import { homeQuestionIds } from './faq-text.ts';
import { faqValueNames } from './faq-values.ts';
import { generalQuestions as generalCs } from './general.cs.ts';
import { generalQuestions as generalEn } from './general.en.ts';

const shop = sampleShop;
const offering = offeringOf(defaultOffering, 'test');

const sentences = new Intl.Segmenter('cs', { granularity: 'sentence' });
const countOf = (text: string) => [...sentences.segment(text)].length;

/** A question as a page says it, with links that lead nowhere. */
function stated(locale: 'cs' | 'en', id: string, sold: Offering = offering) {
  const words = usualWords(locale, id, () => undefined);
  const values: Partial<Record<string, string>> = faqValues[locale]({ shop, offering: sold });
  const answer = fillPlaceholders(words?.answer ?? '', (name) => values[name]);
  return { id, question: words?.question ?? '', answer: answer.replaceAll(/ {2,}/g, ' ').trim() };
}

describe.each(locales)('the questions of %s', (locale) => {
  const questions = usualQuestions.map(({ id }) => stated(locale, id));

  it('stand section by section', () => {
    const sections = usualQuestions.map(({ section }) => section);
    expect([...new Set(sections)]).toEqual(faqSections);
    expect(questions.length).toBeGreaterThanOrEqual(45);
  });

  it('each have an anchor of their own, which no group has', () => {
    const ids = [...faqSections, GENERAL, ...questions.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][a-z-]+$/.test(id))).toEqual([]);
  });

  it('are questions, and are answered in a few sentences', () => {
    for (const { question, answer } of questions) {
      expect(question).toMatch(/\?$|\. Co teď\?$|reklamovat\?$/);
      expect([question, countOf(answer)]).toEqual([question, expect.toSatisfy(isFew)]);
      expect(answer).not.toMatch(/undefined|NaN|Infinity|!|\.\.|,\s*$|[{}<]|https?:/);
      expect(answer).toMatch(/[.]$/);
    }
  });

  it('and the pages of packages leave out only posts that members of a group alone see, as the form does', () => {
    const { facebook } = { cs: catalogueCs, en: catalogueEn }[locale].platforms;
    const texts = [
      stated(locale, 'facebook-groups').answer,
      ...(facebook.services.likes?.excluded ?? []),
    ].filter((text) => /příspěv[^.]*skupin|posts?\b[^.]*groups?\b/i.test(text));
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toMatch(/členov|members/);
    expect(texts[0]).toMatch(/veřejné skupině|public group/);
    const read = readTarget('facebook', 'likes', 'facebook.com/groups/mygroup/posts/123456789/');
    expect(read).toMatchObject({ ok: true });
  });

  it('are never asked twice', () => {
    const asked = questions.map(({ question }) => question.toLowerCase());
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('take every named value from a list, and use all of it', () => {
    const used = usualQuestions.flatMap(({ id }) =>
      findPlaceholders(usualWords(locale, id, () => undefined)?.answer ?? ''),
    );
    expect(new Set(used)).toEqual(new Set(faqValueNames));
  });

  it('lead where they are told', () => {
    const { answer } = usualWords(locale, 'discount-code', () => '/x') ?? { answer: '' };
    expect(answer).not.toContain('](');
    expect(usualWords(locale, 'cancel', () => '/x')?.answer).toMatch(/ \[[^\][]+\]\(\/x\)\.$/);
  });
});

it('eight of them are on the home page', () => {
  const home = usualQuestions.filter(({ home: destination }) => destination !== undefined);
  const inOrder = home.toSorted((a, b) => (a.home ?? 0) - (b.home ?? 0));
  expect(inOrder.map(({ id }) => id)).toEqual(homeQuestionIds);
});

function isFew(count: number): boolean {
  return count >= 2 && count <= 6;
}

describe('what answers say of the price list', () => {
  it('follows the price list', () => {
    expect(stated('cs', 'instagram-packages').answer).toContain('od 1.000 do 100.000 kusů');
    expect(stated('cs', 'sizes').answer).toContain('Od 100 do 500.000 kusů');
    expect(stated('cs', 'sizes').answer).toContain('199\u00a0Kč');
  });

  it('says nothing of a service that is no longer sold', () => {
    const { priceList, volumeDiscounts } = defaultOffering;
    const platforms = priceList.platforms.filter(({ id }) => id !== 'tiktok');
    const without = offeringOf(
      { volumeDiscounts, priceList: { ...priceList, platforms } },
      'without',
    );
    expect(stated('cs', 'tiktok-packages', without).answer).toBe(
      'Ceny a\u00a0garance všech velikostí jsou v\u00a0ceníku pro TikTok.',
    );
  });
});

it('a quote is promised where no package of that size is in the list (rules 40)', () => {
  expect(generalCs.bulk.answer[0]).toContain('balíček té velikosti');
  expect(generalEn.bulk.answer[0]).toContain('no package of that size');
});
