import type { FaqField } from '#domain/operator/faq-form.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';

/** What stands in the form of a question. */
export type TypedQuestion = Record<FaqField, string>;

export function typedQuestion(field: PostedFields): TypedQuestion {
  return {
    questionCs: field('questionCs'),
    answerCs: field('answerCs'),
    questionEn: field('questionEn'),
    answerEn: field('answerEn'),
    section: field('section'),
    home: field('home'),
    shown: field('shown'),
  };
}
