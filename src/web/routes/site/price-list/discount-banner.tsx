import type { Locale } from '#domain/locale.ts';
import { type Ladder, type Rung, discountRungs } from '#domain/catalogue/pricing.ts';
import { Badge } from '#web/ui/badge.tsx';
import { priceListWords } from './words.ts';

/** The volume discount as a rule of quantity: so many packages, so many percent. */
export function DiscountBanner({ locale, ladder }: { locale: Locale; ladder: Ladder }) {
  const rungs = discountRungs(ladder);
  const { discount: words } = priceListWords[locale];
  return (
    <section className="block discount" aria-labelledby="discount">
      <div className="stack">
        <h2 id="discount">{words.title}</h2>
        <p className="lead">{words.text}</p>
        <p className="small quiet">{words.notCombined}</p>
      </div>
      <ol className="discount__steps">
        {rungs.map((rung) => (
          <Step key={rung.items} locale={locale} rung={rung} isTop={rung === rungs.at(-1)} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  locale: Locale;
  rung: Rung;
  isTop: boolean;
}

function Step({ locale, rung, isTop }: StepProps) {
  const { discount: words } = priceListWords[locale];
  return (
    <li className="discount__step">
      <div className="discount__rise">
        <strong className="figure">{words.percent(rung.percent)}</strong>
        <span className="discount__bar" data-marked={rung.popular} />
      </div>
      <span className="discount__label">{words.rung(rung.items, isTop)}</span>
      {rung.popular && <Badge tone="lime">{words.mostPopular}</Badge>}
    </li>
  );
}
