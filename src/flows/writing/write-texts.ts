import { randomInt } from 'node:crypto';
import { passages } from '#content/writing/passages.ts';
import type { Locale } from '#domain/locale.ts';
import type { Rating } from '#domain/reviews/review.ts';
import {
  type ComposedArticle,
  type ReviewText,
  contentOf,
  joinWrittenArticle,
} from '#domain/writing/article-text.ts';
import { checkArticle } from '#domain/writing/check-article.ts';
import { checkChunk, checkReview } from '#domain/writing/check-text.ts';
import { factsUsed } from '#domain/writing/fact-sheet.ts';
import { isSameKeyword } from '#domain/writing/keyword-occurs.ts';
import { articlePrompt, reviewPrompt } from '#domain/writing/prompt.ts';
import type { WritingFault, WritingRecord } from '#domain/writing/record.ts';
import { applyTypography } from '#domain/writing/well-set.ts';
import type { Services } from '#flows/services.ts';
import { type WritingRefusal, type WritingServices, askWriter } from './ask-writer.ts';
import { loadWritingContext, readPublished } from './writing-context.ts';

export type WrittenArticle =
  | {
      ok: true;
      article: { title: string; excerpt: string; content: string; keywords: string[] };
      /** What is still wrong with it; a person has to look at it before it is published. */
      faults: readonly WritingFault[];
      record: WritingRecord;
    }
  | WritingRefusal;

/**
 * Has an article written on a keyword (rules 80). The keyword is data: whatever it says, what comes back is held
 * against the fact sheet. Nothing is stored here but what the day has used up; who stores the article also notes
 * how it came about (`noteWritten`).
 */
export async function writeArticle(
  services: WritingServices & Pick<Services, 'offering' | 'claims' | 'shop' | 'articles'>,
  { keyword, language, signal }: { keyword: string; language: Locale; signal?: AbortSignal },
): Promise<WrittenArticle> {
  const { subject, slots, facts } = await loadWritingContext(services, { keyword, language });
  const published = await readPublished(services, language);
  const isOnlyQuoted = services.writer.writer === 'composer' && !subject.isOurs;
  const answer = await askWriter<ComposedArticle>(
    services,
    {
      promptFor: (faults) => articlePrompt(facts.sheet, subject.keyword, faults),
      write: (prompt, seed, ending) =>
        services.writer.writeArticle({
          prompt,
          brief: { language, subject, slots, published, seed },
          signal: ending,
        }),
      finish: (text) => finishText(text, language),
      check: (text) =>
        checkArticle(text, facts, { keyword: subject.keyword, isOnlyQuoted, published }),
    },
    signal,
  );
  if (!answer.ok) return answer;
  const { text, faults, record } = answer;
  const { title, excerpt } = text;
  const own = keyword.toLowerCase();
  const others = text.keywords.filter((each) => !isSameKeyword(each, keyword));
  // It was typed by somebody and checked by nobody: it stands in public only where it could stand in the text.
  const isFit =
    subject.spoken !== undefined && checkChunk(own, { part: 'keywords' }, facts).length === 0;
  const keywords = isFit ? [keyword, ...others] : others;
  return {
    ok: true,
    article: { title, excerpt, content: contentOf(text), keywords },
    faults,
    record: { ...record, facts: factsUsed(joinWrittenArticle(text), facts.sheet) },
  };
}

function finishText(text: ComposedArticle, language: Locale): ComposedArticle {
  const set = (chunk: string) => applyTypography(chunk.replaceAll('\r\n', '\n').trim(), language);
  return {
    title: set(text.title),
    excerpt: set(text.excerpt),
    intro: set(text.intro),
    sections: text.sections.map((section) => ({
      heading: set(section.heading),
      text: set(section.text),
    })),
    keywords: [...new Set(text.keywords.map((keyword) => keyword.trim()).filter(Boolean))],
  };
}

/** Of every generated review, always the highest; its label says that nobody gave them. */
const RATING: Rating = 5;

export type WrittenReview =
  | {
      ok: true;
      review: { name: string; rating: Rating; text: string };
      faults: readonly WritingFault[];
      record: WritingRecord;
    }
  | WritingRefusal;

/**
 * Has a review written of a service (rules 80). It is signed by no person, and says what can be said without
 * having bought anything.
 * @param service as text, also one that is not sold (rules 44)
 */
export async function writeReview(
  services: WritingServices & Pick<Services, 'offering' | 'claims' | 'shop' | 'articles'>,
  { service, language, signal }: { service: string; language: Locale; signal?: AbortSignal },
): Promise<WrittenReview> {
  const { subject, slots, facts } = await loadWritingContext(services, {
    keyword: service,
    language,
  });
  const answer = await askWriter<ReviewText>(
    services,
    {
      promptFor: (faults) => reviewPrompt(facts.sheet, subject.keyword, faults),
      write: (prompt, seed, ending) =>
        services.writer.writeReview({ prompt, brief: { language, slots, seed }, signal: ending }),
      finish: ({ text }) => ({
        text: applyTypography(text.replaceAll(/\s+/g, ' ').trim(), language),
      }),
      check: (text) => checkReview(text, facts),
    },
    signal,
  );
  if (!answer.ok) return answer;
  const { text, faults, record } = answer;
  const { signatures } = passages[language];
  const name = signatures[randomInt(signatures.length)] ?? '';
  return {
    ok: true,
    review: { name, rating: RATING, text: text.text },
    faults,
    record: { ...record, facts: factsUsed(text.text, facts.sheet) },
  };
}
