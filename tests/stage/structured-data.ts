import assert from 'node:assert/strict';
import { z } from 'zod';

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ });

const price = { price: z.string().regex(/^\d+\.\d\d$/), priceCurrency: z.literal('CZK') };
const offer = z.strictObject({
  '@type': z.literal('Offer'),
  name: text,
  ...price,
  priceSpecification: z
    .tuple([
      z.strictObject({ '@type': z.literal('UnitPriceSpecification'), ...price }),
      z.strictObject({
        '@type': z.literal('UnitPriceSpecification'),
        priceType: z.literal('https://schema.org/StrikethroughPrice'),
        ...price,
      }),
    ])
    .optional(),
  availability: z.literal('https://schema.org/InStock'),
  url: address,
});
const answer = z.strictObject({ '@type': z.literal('Answer'), text });
const reference = z.strictObject({ '@id': address });

/** The shapes that the shop uses, with all that search engines ask for; nothing else may stand on a page. */
const shapes = z.discriminatedUnion('@type', [
  z.strictObject({
    '@type': z.literal('Organization'),
    '@id': address,
    name: text,
    legalName: text,
    url: address,
    logo: address,
    email: text,
    telephone: text,
    address: text,
    identifier: z.strictObject({
      '@type': z.literal('PropertyValue'),
      propertyID: text,
      value: text,
    }),
    vatID: text.optional(),
    contactPoint: z.strictObject({
      '@type': z.literal('ContactPoint'),
      contactType: text,
      email: text,
      telephone: text,
      availableLanguage: z.array(text).nonempty(),
    }),
  }),
  z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': address,
    name: text,
    url: address,
    inLanguage: z.enum(['cs', 'en']),
    publisher: reference,
  }),
  z.strictObject({
    '@type': z.literal('Service'),
    name: text,
    description: text,
    serviceType: text,
    provider: reference,
    areaServed: text.optional(),
    offers: offer,
  }),
  z.strictObject({
    '@type': z.literal('OfferCatalog'),
    name: text,
    itemListElement: z.array(offer).nonempty(),
  }),
  z.strictObject({
    '@type': z.literal('FAQPage'),
    '@id': address.optional(),
    inLanguage: z.enum(['cs', 'en']).optional(),
    mainEntity: z
      .array(z.strictObject({ '@type': z.literal('Question'), name: text, acceptedAnswer: answer }))
      .nonempty(),
  }),
  z.strictObject({
    '@type': z.literal('BlogPosting'),
    '@id': address,
    headline: text.max(110),
    description: text,
    url: address,
    mainEntityOfPage: address,
    inLanguage: z.enum(['cs', 'en']),
    datePublished: z.iso.date(),
    dateModified: z.iso.date(),
    author: z.strictObject({ '@type': z.enum(['Organization', 'Person']), name: text }),
    publisher: reference,
    image: address,
    articleSection: text.optional(),
    keywords: z.array(text),
    wordCount: z.int().positive(),
    citation: z.array(address).nonempty().optional(),
  }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.int().positive(),
          name: text,
          item: address,
        }),
      )
      .min(2),
  }),
]);
export type KnownData = z.infer<typeof shapes>;

const block = z.union([
  z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(shapes).nonempty() }),
  z.looseObject({ '@context': z.literal('https://schema.org'), '@type': text }),
]);

/**
 * What a page tells search engines about itself.
 * @throws where it is no JSON, or has a shape that schema.org or search engines would not understand
 */
export function structuredDataOf(html: string): KnownData[] {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return found.flatMap(([, json = '']) => {
    const read = block.parse(JSON.parse(json));
    if ('@graph' in read && Array.isArray(read['@graph']))
      return z.array(shapes).parse(read['@graph']);
    const { '@context': context, ...data } = read;
    assert.equal(context, 'https://schema.org');
    return [shapes.parse(data)];
  });
}
