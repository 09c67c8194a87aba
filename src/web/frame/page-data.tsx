import type { BreadcrumbList, Organization, WebSite } from 'schema-dts';
import { href } from '#domain/addresses.ts';
import { StructuredData, organizationId } from '#web/offers/structured-data.tsx';
import { findPicture } from '#web/pictures/find-picture.ts';
import { type Step, trailTo } from '#web/search/trail.ts';
import { useOwnPlace } from './own-place.ts';
import { type PageFacts, usePageFacts } from './page-facts.ts';
import { usePlace } from './place.ts';

/** For search engines: whose shop it is, on the home page; on every page below it, the way there. */
export function PageData() {
  const facts = usePageFacts();
  const { page, params } = usePlace();
  const { step } = useOwnPlace();
  if (page === 'home') return <ShopData facts={facts} />;
  const trail = trailTo(facts.locale, facts.offering.catalogue, page, params);
  if (trail.length === 0) return null;
  return <StructuredData data={listOf(facts.origin, step ? [...trail, step] : trail)} />;
}

function listOf(origin: string, trail: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + address,
    })),
  };
}

function ShopData({ facts }: { facts: PageFacts }) {
  const { locale, origin, shop } = facts;
  const url = origin + href('home', locale);
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: shop.brand,
    url,
    inLanguage: locale,
    publisher: { '@id': organizationId(origin) },
  };
  return <StructuredData data={{ '@graph': [organization(facts, url), site] }} />;
}

function organization({ locale, origin, shop, offering }: PageFacts, url: string): Organization {
  const { operator, supportMail, brand } = shop;
  const icon = findPicture({ locale, brand, offering }, 'icon-512');
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand,
    legalName: operator.name,
    url,
    logo: icon && origin + icon.address,
    email: supportMail,
    telephone: operator.phone,
    address: operator.address,
    identifier: { '@type': 'PropertyValue', propertyID: 'IČO', value: operator.companyId },
    vatID: operator.vatId || undefined,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: supportMail,
      telephone: operator.phone,
      availableLanguage: ['cs', 'en'],
    },
  };
}
