import type { RouterContextProvider } from 'react-router';
import {
  GENERAL,
  faqTitles,
  faqValues,
  generalSections,
  generalTitle,
  usualWords,
} from '#content/faq/faq.ts';
import type { FaqValues } from '#content/faq/faq-values.ts';
import { asMarkdown, renderAnswer } from '#documents/answer/render-answer.ts';
import { type FaqEntry, type FaqWords, faqSections, homeEntries } from '#domain/content/faq/faq.ts';
import { fillPlaceholders } from '#domain/text/placeholders.ts';
import { applyTypography } from '#domain/writing/well-set.ts';
import { shopOf } from '#web/frame/context.ts';
import { type PageFacts, pageFacts } from '#web/frame/page-facts.ts';
import type { ShownQuestion } from '#web/ui/question-list.tsx';
import type { FaqDestination } from '#content/faq/faq-text.ts';
import { href } from '#domain/addresses.ts';
import { contactAddress } from '#web/frame/shell.tsx';
import { shownPlatforms, tabAddress } from '#web/offers/platforms.ts';

/** Questions under one heading of the page. */
export interface ShownGroup {
  /** Its anchor, the same in both editions. */
  id: string;
  title: string;
  /** A short group has one part, without a heading. */
  parts: readonly ShownPart[];
}

interface ShownPart {
  title: string | undefined;
  questions: readonly ShownQuestion[];
}

/** All questions that are shown, group by group; a page with them bears the tags `faq` and `catalogue`. */
export async function readFaqGroups(
  context: Readonly<RouterContextProvider>,
): Promise<ShownGroup[]> {
  const { services, locale } = shopOf(context);
  const say = sayer(pageFacts(context));
  const entries = (await services.faq()).filter(({ isHidden }) => !isHidden);
  const parts = faqSections.map((section) => ({
    section,
    title: faqTitles[locale][section],
    questions: entries.filter((entry) => entry.section === section).map(say),
  }));
  const filled = parts.filter(({ questions }) => questions.length > 0);
  const general = filled.filter(({ section }) => generalSections.includes(section));
  const groups = filled
    .filter((part) => !general.includes(part))
    .map(({ section, title, questions }): ShownGroup => {
      return { id: section, title, parts: [{ title: undefined, questions }] };
    });
  if (general.length === 0) return groups;
  return [...groups, { id: GENERAL, title: generalTitle[locale], parts: general }];
}

/** The questions of the home page, and how many there are on the page of all of them. */
export async function readHomeQuestions(
  context: Readonly<RouterContextProvider>,
): Promise<{ questions: ShownQuestion[]; count: number }> {
  const entries = await shopOf(context).services.faq();
  const count = entries.filter(({ isHidden }) => !isHidden).length;
  return { questions: homeEntries(entries).map(sayer(pageFacts(context))), count };
}

/** Says a question in the language of the page, with its values filled in and its answer rendered. */
function sayer(facts: PageFacts): (entry: FaqEntry) => ShownQuestion {
  const { locale, shop } = facts;
  const values = faqValues[locale](facts);
  const origins = [shop.origins.cs, shop.origins.en];
  return (entry) => {
    const { question, answer } = faqWordsOf(entry, facts);
    const { html, plain } = renderAnswer(fillValues(answer, values, asMarkdown), origins);
    return { id: entry.id, question: fillValues(question, values, String), html, plain };
  };
}

/** The words of the operator, with the quotes and hard spaces of their language, or those of the program. */
function faqWordsOf({ id, words }: FaqEntry, facts: PageFacts): FaqWords {
  const { locale } = facts;
  const own = words?.[locale];
  if (own) {
    return {
      question: applyTypography(own.question, locale),
      answer: applyTypography(own.answer, locale),
    };
  }
  const usual = usualWords(locale, id, (destination) => faqLinkHref(facts, destination));
  if (!usual) throw new Error(`The question ${id} has no words.`);
  return usual;
}

/** A value may be empty, such as one about packages that are not sold; no gap is left of it. */
function fillValues(text: string, values: FaqValues, write: (value: string) => string): string {
  const known: Partial<Record<string, string>> = values;
  const full = fillPlaceholders(text, (name) => {
    const value = known[name];
    return value === undefined ? undefined : write(value);
  });
  return full.replaceAll(/(?<=\S) {2,}/g, ' ').trim();
}

/** Where a link of an answer leads; undefined where that page, or that platform, is not there. */
export function faqLinkHref(facts: PageFacts, destination: FaqDestination): string | undefined {
  const { locale, offering, pages } = facts;
  if (typeof destination === 'object') {
    const { catalogue } = offering;
    const isShown = shownPlatforms(catalogue).includes(destination.tab);
    return isShown ? tabAddress(catalogue, locale, destination.tab) : undefined;
  }
  if (destination === '#kontakt') return contactAddress(facts);
  return pages.has(destination) ? href(destination, locale) : undefined;
}
