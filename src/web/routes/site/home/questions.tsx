import { homeQuestions } from '#content/faq/faq.ts';
import { faqQuestionIds } from '#content/faq/faq-text.ts';
import { href } from '#domain/addresses.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { layoutWords } from '#web/frame/layout-words.ts';
import { chatAddress } from '#web/frame/links.ts';
import { contactAddress } from '#web/frame/shell.tsx';
import { placeAddress } from '#web/questions/place-address.ts';
import { faqWords } from '#web/questions/words.ts';
import { QuestionList } from '#web/ui/question-list.tsx';

const count = Object.values(faqQuestionIds).flat().length;

/** What everybody asks before a first order; the rest is a page of its own. */
export function Questions() {
  const facts = usePageFacts();
  const { locale, shop } = facts;
  const { ask, home: words } = faqWords[locale];
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
            questions={homeQuestions(locale, facts)}
            name="faq"
            chat={chatAddress(facts, layoutWords[locale])}
            mailbox={shop.supportMail}
            words={ask}
            addressOf={(place) => placeAddress(facts, place)}
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
