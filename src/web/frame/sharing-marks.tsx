import { href } from '#domain/addresses.ts';
import { findPicture } from '#web/pictures/find-picture.ts';
import type { IconPictureName } from '#web/pictures/icons.tsx';
import { pictureOfPage } from '#web/pictures/picture-of-page.ts';
import favicon from './favicon.svg?url';
import { useOwnPlace } from './own-place.ts';
import { type PageFacts, usePageFacts } from './page-facts.ts';
import { usePlace } from './place.ts';

/** In the head: by what the page is shown where somebody shares it, and by what where somebody keeps it. */
export function SharingMarks() {
  const facts = usePageFacts();
  const { page, params } = usePlace();
  const own = useOwnPlace().picture;
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
