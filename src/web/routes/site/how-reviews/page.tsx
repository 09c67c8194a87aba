import type { HowReviewsSection, HowReviewsText } from '#content/reviews/how-reviews-text.ts';
import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { reviewWords } from '#web/reviews/review-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** How reviews come about and what is checked, in full (§ 5a(5) of the Czech Act 634/1992). */
export function HowReviewsPage({ locale, text }: { locale: Locale; text: HowReviewsText }) {
  return (
    <article className="column how-reviews">
      <header className="stack">
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      {text.sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
      <p>
        <ButtonLink href={href('references', locale)}>{reviewWords[locale].home.all}</ButtonLink>
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
          <p key={paragraph}>{paragraph}</p>
        ))}
        {terms && (
          <dl className="how-reviews__terms">
            {terms.map(([name, meaning]) => (
              <div key={name}>
                <dt>{name}</dt>
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
