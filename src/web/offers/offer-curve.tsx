import { pricePerPiece } from '#domain/catalogue/catalogue.ts';
import { formatCount, formatPricePerPiece } from '#domain/money.ts';
import type { Package, Service } from '#domain/catalogue/price-list.ts';
import { UnitPriceCurve } from '#web/ui/unit-price-curve.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { describeOffer, textOf } from './describe-offer.ts';

export interface OfferCurveProps {
  service: Service;
  /** The package that is marked, and what it is called in the legend. */
  marked: Package;
  legend: string;
  /** The price at the top of the drawing; by default that of the dearest point. */
  dearest?: number;
}

/** How the price of one piece falls with the size of the package. */
export function OfferCurve({ service, marked, legend, dearest }: OfferCurveProps) {
  const locale = useLocale();
  const words = useWords().offer.curve;
  const priceOf = (sold: Package) => formatPricePerPiece(locale, pricePerPiece(sold));
  const sizeOf = (sold: Package) => describeOffer(locale, sold).full;
  const [smallest = marked] = service.packages;
  const largest = service.packages.at(-1) ?? marked;
  return (
    <div className="offer-curve">
      <UnitPriceCurve
        title={words.title(textOf(locale, service).perPiece)}
        description={[
          words.description(sizeOf(smallest), priceOf(smallest), sizeOf(largest), priceOf(largest)),
          words.marked(sizeOf(marked), priceOf(marked)),
        ].join(' ')}
        points={service.packages.map((sold) => ({
          amount: sold.amount,
          pricePerPiece: pricePerPiece(sold),
          amountLabel: formatCount(locale, sold.amount),
          priceLabel: priceOf(sold),
          current: sold.id === marked.id,
        }))}
        dearest={dearest}
        columns={{ amount: words.amountAxis, pricePerPiece: words.priceAxis }}
      />
      <p className="offer-curve__legend">{legend}</p>
    </div>
  );
}
