import {
  type HowReviewsSection,
  type HowReviewsText,
  type WriteHowReviews,
  howReviewsCs,
} from '#content/reviews/how-reviews.cs.ts';
import { howReviewsEn } from '#content/reviews/how-reviews.en.ts';
import { href } from '#domain/addresses.ts';
import type { PerLocale } from '#domain/locale.ts';
import { shopOf } from '#web/frame/context.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { wordsOf } from '#messages/words.ts';
import { LinkedText } from '#web/legal/linked-text.tsx';
import { OriginTag } from '#web/reviews/reviews.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useLocale, useWords } from '#web/words.ts';
import type { Route } from './+types/route.ts';

const texts: PerLocale<WriteHowReviews> = { cs: howReviewsCs, en: howReviewsEn };

export function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const addresses = addressesOf(services.shop, (edition) => href('howReviews', edition));
  const { brand } = services.shop;
  const text = texts[locale](services.shop, wordsOf(locale).reviews.labels);
  return { locale, addresses, brand, text };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, addresses, brand, text } = loaderData;
  return pageMeta({
    title: `${text.title} | ${brand}`,
    description: text.metaDescription,
    editions: { own: locale, addresses },
  });
}

export default function HowReviews({ loaderData }: Route.ComponentProps) {
  return <HowReviewsPage text={loaderData.text} />;
}

/** How reviews come about and what is checked, in full (§ 5a(5) of the Czech Act 634/1992). */
function HowReviewsPage({ text }: { text: HowReviewsText }) {
  const locale = useLocale();
  const words = useWords().reviews;
  return (
    <article className="column how-reviews">
      <header className="stack">
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      {text.sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
      <p className="cluster">
        <ButtonLink variant="secondary" iconEnd="arrow" href={href('priceList', locale)}>
          {words.page.order}
        </ButtonLink>
        <ButtonLink href={href('references', locale)}>{words.home.all}</ButtonLink>
      </p>
    </article>
  );
}

function Section({ id, heading, paragraphs, terms, points, after }: HowReviewsSection) {
  return (
    <section className="how-reviews__section" id={id}>
      <h2>{heading}</h2>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText text={paragraph} />
          </p>
        ))}
        {terms && (
          <dl className="how-reviews__terms">
            {terms.map(([labels, meaning]) => (
              <div key={meaning}>
                {labels.map((label) => (
                  <dt key={label}>
                    <OriginTag label={label} />
                  </dt>
                ))}
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        )}
        {points && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {after?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
