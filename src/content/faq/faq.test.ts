import { describe, expect, it } from 'vitest';
import { defaultOffering } from '#content/offering.ts';
import { locales } from '#domain/locale.ts';
import { type Offering, offeringOf } from '#domain/offering.ts';
import { sampleShop } from '#tests/stage/sample-order.ts';
import { type FaqGroup, faqGroups, faqQuestions, homeQuestions, plainQuestions } from './faq.ts';
import { homeQuestionIds } from './faq-text.ts';

const shop = sampleShop;
const offering = offeringOf(defaultOffering, 'test');
const facts = { shop, offering };

const sentences = new Intl.Segmenter('cs', { granularity: 'sentence' });
const countOf = (text: string) => [...sentences.segment(text)].length;

function questionsOf(groups: FaqGroup[]) {
  return groups.flatMap(({ questions }) => questions);
}

describe.each(locales)('the questions of %s', (locale) => {
  const groups = faqGroups(locale, facts);
  const questions = questionsOf(groups);

  it('stand in nine groups, in the sequence of the page', () => {
    expect(groups.map(({ id }) => id)).toEqual([
      'instagram',
      'tiktok',
      'youtube',
      'threads',
      'twitter',
      'facebook',
      'linkedin',
      'spotify',
      'general',
    ]);
    expect(questions.length).toBeGreaterThanOrEqual(45);
  });

  it('each have an anchor of their own, which no group has', () => {
    const ids = [...groups, ...questions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][a-z-]+$/.test(id))).toEqual([]);
  });

  it('are questions, and are answered in a few sentences', () => {
    for (const { question, answer } of plainQuestions(questions)) {
      expect(question).toMatch(/\?$|\. Co teď\?$|reklamovat\?$/);
      expect([question, countOf(answer)]).toEqual([question, expect.toSatisfy(isFew)]);
      expect(answer).not.toMatch(/undefined|NaN|Infinity|!| {2}|\.\.|,\s*$/);
      expect(answer).toMatch(/[.]$/);
    }
  });

  it('are never asked twice', () => {
    const asked = questions.map(({ question }) => question.toLowerCase());
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('are eight on the home page, which are those of the page', () => {
    const home = homeQuestions(locale, facts);
    expect(home.map(({ id }) => id)).toEqual(homeQuestionIds);
    expect(home).toHaveLength(8);
    for (const question of home) expect(questions).toContainEqual(question);
  });

  it('are plain text for programs', () => {
    const plain = faqQuestions(locale, facts);
    expect(plain).toHaveLength(questions.length);
    expect(plain.filter(({ answer }) => /<|https?:/.test(answer))).toEqual([]);
  });
});

function isFew(count: number): boolean {
  return count >= 2 && count <= 6;
}

describe('what answers say of the price list', () => {
  const answerOf = (id: string, changed: Offering) =>
    plainQuestions(
      questionsOf(faqGroups('cs', { shop, offering: changed })).filter((one) => one.id === id),
    )[0]?.answer;

  it('follows the price list', () => {
    expect(answerOf('instagram-packages', offering)).toContain('od 1.000 do 100.000 kusů');
    expect(answerOf('sizes', offering)).toContain('Od 100 do 500.000 kusů');
    expect(answerOf('sizes', offering)).toContain('199\u00a0Kč');
  });

  it('says nothing of a service that is no longer sold', () => {
    const { priceList, ladder } = defaultOffering;
    const platforms = priceList.platforms.filter(({ id }) => id !== 'tiktok');
    const without = offeringOf({ ladder, priceList: { ...priceList, platforms } }, 'without');
    expect(answerOf('tiktok-packages', without)).toBe(
      'Ceny a\u00a0garance všech velikostí jsou v\u00a0ceníku pro TikTok.',
    );
  });
});
