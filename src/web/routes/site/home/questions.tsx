import { href } from '#domain/addresses.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { chatAddress } from '#web/frame/links.ts';
import { contactAddress } from '#web/frame/shell.tsx';
import { QuestionList, type ShownQuestion } from '#web/ui/question-list.tsx';
import { useWords } from '#web/words.ts';

export interface QuestionsProps {
  questions: readonly ShownQuestion[];
  /** Of the page of all questions. */
  count: number;
}

/** What everybody asks before a first order; the rest is a page of its own. */
export function Questions({ questions, count }: QuestionsProps) {
  const facts = usePageFacts();
  const { locale, shop } = facts;
  const { ask, home: words } = useWords().faq;
  return (
    <section className="section" id="faq" aria-labelledby="questions">
      <div className="column home-questions">
        <div className="stack">
          <h2 id="questions">{words.title}</h2>
          <p>
            <a className="way" href={href('faq', locale)}>
              {words.all(count)}
            </a>
          </p>
        </div>
        <div>
          <QuestionList
            questions={questions}
            name="faq"
            chat={chatAddress(facts, useWords().layout)}
            mailbox={shop.supportMail}
            words={ask}
          />
          <p className="home-questions__prompt">
            {words.prompt}{' '}
            <a className="way" href={contactAddress(facts)}>
              {words.contact}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
