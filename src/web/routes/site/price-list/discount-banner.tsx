import type { Locale } from '#domain/locale.ts';
import { type Rung, discountLadder } from '#domain/catalogue/pricing.ts';
import { Badge } from '#web/ui/badge.tsx';
import { priceListWords } from './words.ts';

/** The rung that is said to be chosen most. */
const MOST_CHOSEN_ITEMS = 3;

const rungs = discountLadder.filter((rung) => rung.percent > 0);

/** The volume discount as a rule of quantity: 2, 3, 4 and more packages. */
export function DiscountBanner({ locale }: { locale: Locale }) {
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
          <Step key={rung.items} locale={locale} rung={rung} />
        ))}
      </ol>
    </section>
  );
}

function Step({ locale, rung }: { locale: Locale; rung: Rung }) {
  const { discount: words } = priceListWords[locale];
  const isMostChosen = rung.items === MOST_CHOSEN_ITEMS;
  return (
    <li className="discount__step" data-percent={rung.percent}>
      <div className="discount__rise">
        <strong className="figure">{words.percent(rung.percent)}</strong>
        <span className="discount__bar" data-marked={isMostChosen || undefined} />
      </div>
      <span className="discount__label">{words.rung(rung.items, rung === rungs.at(-1))}</span>
      {isMostChosen && <Badge tone="lime">{words.mostPopular}</Badge>}
    </li>
  );
}
