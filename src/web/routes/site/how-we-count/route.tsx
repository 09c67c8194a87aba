import { howWeCountTexts } from '#content/counting/how-we-count.ts';
import { shopOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { href } from '#domain/addresses.ts';
import type { CountSpecimen } from '#content/counting/how-we-count.cs.ts';
import { formatDay } from '#content/moments.ts';
import { useLocale } from '#web/words.ts';
import type { Route } from './+types/route.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const addresses = addressesOf(services.shop, (edition) => href('howWeCount', edition));
  return { locale, addresses, brand: services.shop.brand };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, addresses, brand } = loaderData;
  const { title, metaDescription } = howWeCountTexts[locale];
  return pageMeta({
    title: `${title} | ${brand}`,
    description: metaDescription,
    editions: { own: locale, addresses },
  });
}

/** A method in plain words, headed by the one thing that it leaves behind. */
export default function HowWeCount() {
  const { locale, pages } = usePageFacts();
  const text = howWeCountTexts[locale];
  return (
    <article className="column counting">
      <header className="counting__head">
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      <Specimen specimen={text.specimen} />
      <div className="counting__text">
        {text.sections.map(({ id, heading, paragraphs, terms }) => (
          <section key={id} id={id}>
            <h2>{heading}</h2>
            <div className="prose">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {terms && (
                <dl className="counting__terms">
                  {terms.map(([term, meaning]) => (
                    <div key={term}>
                      <dt>{term}</dt>
                      <dd>{meaning}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          </section>
        ))}
        {pages.has('privacy') && (
          <p>
            <a href={href('privacy', locale)}>{text.privacyLink}</a>
          </p>
        )}
      </div>
    </article>
  );
}

/** Of the row that is drawn; it is an example and no figure of the shop. */
const EXAMPLE = { at: new Date('2026-11-22T12:00:00Z'), count: 37 };

function Specimen({ specimen }: { specimen: CountSpecimen }) {
  const locale = useLocale();
  const { caption, columns, values, note } = specimen;
  const cells = [
    [columns.day, formatDay(locale, EXAMPLE.at)],
    [columns.edition, values.edition],
    [columns.page, values.page],
    [columns.source, values.source],
    [columns.count, String(EXAMPLE.count)],
  ] as const;
  return (
    <figure className="specimen">
      <figcaption>{caption}</figcaption>
      <dl className="specimen__row">
        {cells.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small quiet">{note}</p>
    </figure>
  );
}
