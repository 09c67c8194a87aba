import { randomInt } from 'node:crypto';
import { passages } from '#content/writing/passages.ts';
import type { Locale } from '#domain/locale.ts';
import type { Rating } from '#domain/reviews/review.ts';
import type { ReviewText } from '#domain/writing/article-text.ts';
import { checkReview } from '#domain/writing/check-text.ts';
import { factsUsed } from '#domain/writing/fact-sheet.ts';
import type { WritingFault, WritingRecord } from '#domain/writing/record.ts';
import { reviewPrompt } from '#domain/writing/prompt.ts';
import { wellSet } from '#domain/writing/well-set.ts';
import type { Services } from '#flows/services.ts';
import { type WritingRefusal, type WritingServices, askWriter } from './ask-writer.ts';
import { layDesk } from './writing-desk.ts';

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
  const { subject, slots, facts } = await layDesk(services, { keyword: service, language });
  const answer = await askWriter<ReviewText>(
    services,
    {
      promptFor: (faults) => reviewPrompt(facts.sheet, subject.keyword, faults),
      write: (prompt, seed, ending) =>
        services.writer.writeReview({ prompt, brief: { language, slots, seed }, signal: ending }),
      finish: ({ text }) => ({ text: wellSet(text.replaceAll(/\s+/g, ' ').trim(), language) }),
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
