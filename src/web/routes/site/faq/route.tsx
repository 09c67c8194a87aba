import type { FAQPage } from 'schema-dts';
import { shopOf } from '#web/frame/context.ts';
import { type PageFacts, usePageFacts } from '#web/frame/page-facts.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { tagPage } from '#web/frame/answer-headers.ts';
import { href } from '#domain/addresses.ts';
import { type ShownGroup, readFaqGroups } from '#web/questions/read-faq.ts';
import { wordsOf } from '#messages/words.ts';
import { answerTime } from '#domain/shop/answer-time.ts';
import { ContactForm } from '#web/forms/message/message-forms.tsx';
import { chatAddress } from '#web/frame/links.ts';
import { StructuredData } from '#web/offers/structured-data.tsx';
import { QuestionList } from '#web/ui/question-list.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const addresses = addressesOf(services.shop, (edition) => href('faq', edition));
  return { locale, addresses, brand: services.shop.brand, groups: await readFaqGroups(context) };
}

export const headers = tagPage('catalogue', 'faq');

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, addresses, brand } = loaderData;
  const words = wordsOf(locale).faq;
  return pageMeta({
    title: words.metaTitle(brand),
    description: words.metaDescription,
    editions: { own: locale, addresses },
  });
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const facts = usePageFacts();
  return <FaqPage facts={facts} groups={loaderData.groups} />;
}

interface FaqProps {
  facts: PageFacts;
  groups: readonly ShownGroup[];
}

/** All questions, group by group, with the groups named beside them. */
function FaqPage({ facts, groups }: FaqProps) {
  const { locale, shop } = facts;
  const words = wordsOf(locale).faq;
  const shared = {
    name: 'faq',
    chat: chatAddress(facts, wordsOf(locale).layout),
    mailbox: shop.supportMail,
    words: words.ask,
    isAnchored: true,
  };
  return (
    <div className="column faq">
      {groups.length > 0 && <StructuredData data={pageOf(groups)} />}
      <header className="faq__head">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <nav className="faq__contents" aria-label={words.contents}>
        <ul>
          {groups.map(({ id, title, parts }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {title} <small>{parts.flatMap(({ questions }) => questions).length}</small>
              </a>
            </li>
          ))}
        </ul>
        <p className="faq__order">
          {words.order.text} <a href={`${href('home', locale)}#objednat`}>{words.order.link}</a>
        </p>
      </nav>
      <div className="faq__groups">
        {groups.map(({ id, title, parts }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {parts.map((part) =>
              part.title === undefined ? (
                <QuestionList key={id} questions={part.questions} {...shared} />
              ) : (
                <div key={part.title} className="faq__part">
                  <h3>{part.title}</h3>
                  <QuestionList questions={part.questions} heading="h4" {...shared} />
                </div>
              ),
            )}
          </section>
        ))}
      </div>
      <section className="faq__contact" aria-labelledby="contact">
        <h2 id="contact">{words.contact.title}</h2>
        <div className="stack stack--large">
          <p className="lead">{words.contact.text(answerTime(locale, shop))}</p>
          <ContactForm where="faq" button="secondary" />
        </div>
      </section>
    </div>
  );
}

/** The same questions for search engines. */
function pageOf(groups: readonly ShownGroup[]): FAQPage {
  const questions = groups.flatMap(({ parts }) => parts.flatMap((part) => part.questions));
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, plain }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plain },
    })),
  };
}
