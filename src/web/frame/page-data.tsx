import type { BreadcrumbList, Organization, WebSite } from 'schema-dts';
import { href } from '#domain/addresses.ts';
import { StructuredData, organizationId } from '#web/offers/structured-data.tsx';
import { findPicture, pictureOfPage } from '#web/pictures/find-picture.ts';
import { type Step, trailTo } from '#web/search/trail.ts';
import type { IconPictureName } from '#web/pictures/icons.tsx';
import { useOwnAddress, usePageLocation } from './own-address.ts';
import { type PageFacts, usePageFacts } from './page-facts.ts';
import favicon from './favicon.svg?url';

/** For search engines: whose shop it is, on the home page; on every page below it, the way there. */
export function PageData() {
  const facts = usePageFacts();
  const { page, params } = usePageLocation();
  const { step } = useOwnAddress();
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

/** In the head: by what the page is shown where somebody shares it, and by what where somebody keeps it. */
export function SharingMarks() {
  const facts = usePageFacts();
  const { page, params } = usePageLocation();
  const own = useOwnAddress().picture;
  const picture = own ?? pictureOfPage(drawnFrom(facts), page, params);
  return (
    <>
      <meta property="og:site_name" content={facts.shop.brand} />
      {picture && (
        <>
          <meta property="og:image" content={facts.origin + picture.address} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta property="og:image:alt" content={picture.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {/* Whoever reads SVG takes the last. */}
      <link rel="icon" href={iconAt(facts, 'icon-48')} type="image/png" sizes="48x48" />
      <link rel="icon" href={favicon} type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href={iconAt(facts, 'icon-180')} />
      <link rel="manifest" href={href('webManifest', facts.locale)} />
    </>
  );
}

function iconAt(facts: PageFacts, name: IconPictureName): string | undefined {
  return findPicture(drawnFrom(facts), name)?.address;
}

function drawnFrom({ locale, shop, offering }: PageFacts) {
  return { locale, brand: shop.brand, offering };
}
