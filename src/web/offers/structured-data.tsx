import type { Graph, Offer, Thing, UnitPriceSpecification } from 'schema-dts';
import type { Locale } from '#domain/locale.ts';
import type { Package } from '#domain/catalogue/price-list.ts';
import { packageAddress } from './addresses.ts';
import { describeOffer } from './describe-offer.ts';

/** What schema.org knows, by the names that it has there. */
type Data = Exclude<Thing, string> | Omit<Graph, '@context'>;

/** What search engines read: a block of data, which the page's policy does not take for a script. */
export function StructuredData({ data }: { data: Data }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }}
    />
  );
}

/** By what the data of a page name the shop, which the home page describes. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

/** An offer as schema.org has it; charged in crowns in both editions (rules 6). */
export function offerData(locale: Locale, origin: string, sold: Package): Offer {
  return {
    '@type': 'Offer',
    name: describeOffer(locale, sold).full,
    price: (sold.price / 100).toFixed(2),
    priceCurrency: 'CZK',
    ...(sold.lowestBefore !== undefined && { priceSpecification: lowestPrices(sold) }),
    availability: 'https://schema.org/InStock',
    url: origin + packageAddress(locale, sold),
  };
}

/** A reduced price beside the lowest one of the 30 days before, by which it is reckoned (rules 84). */
function lowestPrices({ price, lowestBefore = price }: Package): UnitPriceSpecification[] {
  const inCrowns = (amount: number) => (amount / 100).toFixed(2);
  return [
    { '@type': 'UnitPriceSpecification', price: inCrowns(price), priceCurrency: 'CZK' },
    {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: inCrowns(lowestBefore),
      priceCurrency: 'CZK',
    },
  ];
}
