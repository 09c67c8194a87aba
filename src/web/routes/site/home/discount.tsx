import { href } from '#domain/addresses.ts';
import { type Ladder, topRung } from '#domain/catalogue/pricing.ts';
import { formatMoney } from '#domain/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useLocale, useWords } from '#web/words.ts';

export interface DiscountProps {
  ladder: Ladder;
  /** Whether the marked rung may be called the most popular (rules 29). */
  isBorneOut: boolean;
}

/** The volume discount as stairs that one walks up: on each the percent, and how many packages lead there. */
export function Discount({ ladder, isBorneOut }: DiscountProps) {
  const locale = useLocale();
  const { discount: words } = useWords().home;
  const { rung: nameOf, countedFrom } = useWords().priceList.discount;
  const { countsFrom } = ladder;
  const { marked } = useWords().offer;
  return (
    <section className="section section--sunk stairs" aria-labelledby="stairs">
      <div className="column stairs__words">
        <h2 id="stairs">{words.title}</h2>
        <p className="lead">
          {words.text} {countsFrom > 0 && countedFrom(formatMoney(locale, countsFrom))}
        </p>
        <ButtonLink variant="primary" size="large" iconEnd="arrow" href={href('wizard', locale)}>
          {words.order}
        </ButtonLink>
      </div>
      <ol className="column stairs__steps">
        {ladder.rungs.map((rung) => (
          <li key={rung.items} className="stairs__step">
            {rung.popular && (
              <Badge>{isBorneOut ? marked.popular.badge : marked.recommended.badge}</Badge>
            )}
            <strong className="figure">{words.percent(rung.percent)}</strong>
            <span className="stairs__label">{nameOf(rung.items, rung === topRung(ladder))}</span>
            <span className="stairs__riser" />
          </li>
        ))}
      </ol>
    </section>
  );
}
