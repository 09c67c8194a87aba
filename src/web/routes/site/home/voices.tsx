import { href } from '#domain/addresses.ts';
import { formatCount } from '#domain/money.ts';
import { CheckedNote, HowGathered, ReviewEntry, ReviewTotals } from '#web/reviews/reviews.tsx';
import type { ReviewsBlock } from '#web/reviews/read-reviews.ts';
import { useLocale, useWords } from '#web/words.ts';
import type { PressMark, PressMarks } from '#domain/content/press/press-mark.ts';
import { PressMarkDrawing } from '#web/press/press-drawings.tsx';
import { SampleMark } from '#web/ui/sample-mark.tsx';
import { wordsOf } from '#messages/words.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { chatAddress } from '#web/frame/links.ts';
import { contactAddress } from '#web/frame/shell.tsx';
import { type ShownQuestion, QuestionList } from '#web/ui/question-list.tsx';

/** What others say: quotes on paper, the first one large, and how they are checked. */
export function Reviews({ brand, shown, claims }: ReviewsBlock) {
  const locale = useLocale();
  const { home: words } = useWords().reviews;
  const hasNone = shown.reviews.length === 0;
  return (
    <section className="section" id="recenze" aria-labelledby="reviews">
      <div className="column quotes">
        <header className="cluster cluster--apart">
          <h2 id="reviews">{hasNone ? words.emptyTitle : words.title}</h2>
          {!hasNone && (
            <a className="line-link" href={href('references', locale)}>
              {words.all}
            </a>
          )}
        </header>
        {hasNone ? (
          <HowGathered />
        ) : (
          <div className="quotes__sheet">
            <ul className="quotes__list">
              {shown.reviews.map((review) => (
                <li key={review.id}>
                  <ReviewEntry review={review} brand={brand} />
                </li>
              ))}
            </ul>
            <div className="quotes__foot">
              <Figures verified={shown.verified} claims={claims} />
              <CheckedNote />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

/** The shop's own count, from the first review on; apart from it what the shop claims (rules 29). */
function Figures({ verified, claims }: Pick<ReviewsBlock, 'claims'> & { verified: number }) {
  const locale = useLocale();
  const own = {
    id: 'own',
    figure: formatCount(locale, verified),
    text: useWords().reviews.verifiedCount(verified),
    isSample: false,
  };
  return (
    <>
      {verified > 0 && <ReviewTotals totals={[own]} />}
      <ReviewTotals totals={claims} />
    </>
  );
}

interface PressProps extends PressMarks {}

/** Who has written about the shop, like a list of clippings; without a mark there is no such block. */
export function Press({ marks, isSample }: PressProps) {
  const locale = useLocale();
  if (marks.length === 0) return null;
  return (
    <section className="section" aria-labelledby="press">
      <div className="column press">
        <div className="press__head">
          <h2 id="press">{wordsOf(locale).press.title}</h2>
          {isSample && <SampleMark of="one" />}
        </div>
        <ul className="press__marks">
          {marks.map((mark) => (
            <Clipping key={mark.id} mark={mark} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Clipping({ mark }: { mark: PressMark }) {
  const locale = useLocale();
  const { id, name, url } = mark;
  const title = mark.title[locale];
  return (
    <li className="press__clipping">
      <PressMarkDrawing id={id} name={name} />
      <h3 className="press__title">{url === undefined ? title : <a href={url}>{title}</a>}</h3>
      <p className="press__sentence">{mark.sentence[locale]}</p>
    </li>
  );
}

interface QuestionsProps {
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
            <a className="line-link" href={href('faq', locale)}>
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
            <a className="line-link" href={contactAddress(facts)}>
              {words.contact}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
