import { serviceOf } from '#domain/catalogue/catalogue.ts';
import { priceListAddress } from '#web/offers/addresses.ts';
import { describeOffer, textOf } from '#web/offers/describe-offer.ts';
import { Icon } from '#web/ui/icon.tsx';
import { wordsOf } from '#messages/words.ts';
import type { PackageProps } from './package-props.ts';

/** The head in the colours of the platform: what it is, how much of it, and the way back. */
export function PackageHead({ locale, catalogue, sold }: PackageProps) {
  const offer = describeOffer(locale, sold);
  const text = textOf(locale, sold);
  const back = priceListAddress(catalogue, locale, serviceOf(catalogue, sold));
  return (
    <div className="package-head" data-platform={sold.platform}>
      <div className="column package-head__column">
        <a className="package-head__back" href={back}>
          <Icon name="arrow" />
          {wordsOf(locale).packagePage.back}
        </a>
        <p className="package-head__service">
          <Icon name={sold.platform} size="large" />
          {text.name}
        </p>
        <h1 className="package-head__amount">
          {offer.amount} <span className="package-head__noun">{offer.noun}</span>
        </h1>
        {offer.bonus && <p className="package-head__bonus">{offer.bonus}</p>}
        <p className="package-head__lead">{text.lead}</p>
      </div>
    </div>
  );
}
