import type { FaqSection, FaqWords, UsualQuestion } from '#domain/content/faq/faq.ts';
import { faqSections } from '#domain/content/faq/faq.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import {
  type FaqDestination,
  type FaqQuestionId,
  type FaqText,
  faqQuestionIds,
  homeQuestionIds,
} from './faq-text.ts';
import type { FaqFacts, FaqValues } from './faq-values.ts';
import { generalQuestions as generalCs } from './general.cs.ts';
import { generalQuestions as generalEn } from './general.en.ts';
import { networkQuestions as networksCs } from './networks.cs.ts';
import { networkQuestions as networksEn } from './networks.en.ts';
import { listFaqValues as valuesCs } from './values.cs.ts';
import { listFaqValues as valuesEn } from './values.en.ts';

const texts: PerLocale<Record<FaqQuestionId, FaqText>> = {
  cs: { ...networksCs, ...generalCs },
  en: { ...networksEn, ...generalEn },
};

/** What stands for the named values in the answers of a language. */
export const faqValues: PerLocale<(facts: FaqFacts) => FaqValues> = { cs: valuesCs, en: valuesEn };

/** Every question that the program comes with, in the sequence of the FAQ page (rules 22). */
export const usualQuestions: readonly (UsualQuestion & { id: FaqQuestionId })[] =
  faqSections.flatMap((section) =>
    faqQuestionIds[section].map((id) => ({ id, section, home: homePositionOf(id) })),
  );

/** The first at 1. */
function homePositionOf(id: FaqQuestionId): number | undefined {
  const at = homeQuestionIds.findIndex((known) => known === id);
  return at < 0 ? undefined : at + 1;
}

/**
 * The words of the program for a question, in Markdown; undefined where it has no such question.
 * @param addressOf where a link leads; undefined where that page is not there, so that its words are no link
 */
export function usualWords(
  locale: Locale,
  id: string,
  addressOf: (destination: FaqDestination) => string | undefined,
): FaqWords | undefined {
  const known = usualQuestions.find((each) => each.id === id);
  if (!known) return undefined;
  const { question, answer } = texts[locale][known.id];
  const chunks = answer.map((chunk) => {
    if (typeof chunk === 'string') return chunk;
    const address = addressOf(chunk.to);
    return address === undefined ? chunk.text : `[${chunk.text}](${address})`;
  });
  return { question, answer: chunks.join('') };
}

/** The sections, each with its heading. */
export const faqTitles: PerLocale<Record<FaqSection, string>> = {
  cs: {
    ...networks(),
    service: 'Co kupujete',
    delivery: 'Dodání a\u00a0garance',
    order: 'Objednávka, zrušení a\u00a0vrácení peněz',
    money: 'Platba a\u00a0doklady',
    offer: 'Nabídka a\u00a0přání',
    shop: 'My a\u00a0vaše údaje',
  },
  en: {
    ...networks(),
    service: 'What you are buying',
    delivery: 'Delivery and guarantee',
    order: 'Orders, cancelling and refunds',
    money: 'Payment and invoices',
    offer: 'Sizes and special wishes',
    shop: 'About us and your data',
  },
};

function networks() {
  return {
    instagram: 'Instagram',
    tiktok: 'TikTok',
    youtube: 'YouTube',
    threads: 'Threads',
    twitter: 'X',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
    spotify: 'Spotify',
  };
}

/** The group of the sections that belong to no network. */
export const generalTitle: PerLocale<string> = { cs: 'Obecné dotazy', en: 'General' };
/** Its anchor. */
export const GENERAL = 'general';
/** The sections of it; every other one is a group of its own. */
export const generalSections: readonly FaqSection[] = [
  'service',
  'delivery',
  'order',
  'money',
  'offer',
  'shop',
];
