import type { HowReviewsSection, HowReviewsText } from '#content/reviews/how-reviews-text.ts';
import { href } from '#domain/addresses.ts';
import { LinkedText } from '#web/legal/linked-text.tsx';
import { OriginTag } from '#web/reviews/origin-mark.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useLocale, useWords } from '#web/words.ts';

/** How reviews come about and what is checked, in full (§ 5a(5) of the Czech Act 634/1992). */
export function HowReviewsPage({ text }: { text: HowReviewsText }) {
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

type SectionProps = HowReviewsSection & {};

function Section({ id, heading, paragraphs, terms, points, after }: SectionProps) {
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
