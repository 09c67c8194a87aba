import { type Ladder, type Rung, discountRungs } from '#domain/catalogue/pricing.ts';
import { formatMoney } from '#domain/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useLocale, useWords } from '#web/words.ts';

export interface DiscountBannerProps {
  ladder: Ladder;
  /** Whether the marked rung may be called the most popular (rules 29). */
  isBorneOut: boolean;
}

/** The volume discount as a rule of quantity: so many packages, so many percent. */
export function DiscountBanner({ ladder, isBorneOut }: DiscountBannerProps) {
  const locale = useLocale();
  const { countsFrom } = ladder;
  const rungs = discountRungs(ladder);
  const { discount: words } = useWords().priceList;
  const { marked } = useWords().offer;
  return (
    <section className="block discount" aria-labelledby="discount">
      <div className="stack">
        <h2 id="discount">{words.title}</h2>
        <p className="lead">
          {countsFrom > 0 ? words.textFrom(formatMoney(locale, countsFrom)) : words.text}
        </p>
        <p className="small quiet">{words.notCombined}</p>
      </div>
      <ol className="discount__steps">
        {rungs.map((rung) => (
          <Step
            key={rung.items}
            rung={rung}
            isTop={rung === rungs.at(-1)}
            mark={isBorneOut ? marked.popular.badge : marked.recommended.badge}
          />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  rung: Rung;
  isTop: boolean;
  mark: string;
}

function Step({ rung, isTop, mark }: StepProps) {
  const { discount: words } = useWords().priceList;
  return (
    <li className="discount__step">
      <div className="discount__rise">
        <strong className="figure">{words.percent(rung.percent)}</strong>
        <span className="discount__bar" data-marked={rung.popular} />
      </div>
      <span className="discount__label">{words.rung(rung.items, isTop)}</span>
      {rung.popular && <Badge>{mark}</Badge>}
    </li>
  );
}
