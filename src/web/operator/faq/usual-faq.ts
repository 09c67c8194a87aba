import type { RouterContextProvider } from 'react-router';
import { usualQuestions, usualWords } from '#content/faq/faq.ts';
import { faqValueNames } from '#content/faq/faq-values.ts';
import type { UsualFaq } from '#flows/operator/keep-questions.ts';
import { pageFacts } from '#web/frame/page-facts.ts';
import { placeAddress } from '#web/questions/read-faq.ts';

/** What the program comes with, in both languages, as forms show it: links with their addresses. */
export function usualFaqOf(context: Readonly<RouterContextProvider>): UsualFaq {
  const facts = pageFacts(context);
  return {
    questions: usualQuestions,
    values: faqValueNames,
    wordsOf: (id) => {
      const say = (locale: 'cs' | 'en') =>
        usualWords(locale, id, (place) => placeAddress({ ...facts, locale }, place));
      const [cs, en] = [say('cs'), say('en')];
      return cs && en && { cs, en };
    },
  };
}
