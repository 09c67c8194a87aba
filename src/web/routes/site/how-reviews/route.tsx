import { howReviewsCs } from '#content/reviews/how-reviews.cs.ts';
import { howReviewsEn } from '#content/reviews/how-reviews.en.ts';
import type { WriteHowReviews } from '#content/reviews/how-reviews-text.ts';
import { href } from '#domain/addresses.ts';
import type { PerLocale } from '#domain/locale.ts';
import { shopOf } from '#web/frame/context.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { wordsOf } from '#messages/words.ts';
import type { Route } from './+types/route.ts';
import { HowReviewsPage } from './page.tsx';

const texts: PerLocale<WriteHowReviews> = { cs: howReviewsCs, en: howReviewsEn };

export function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const addresses = addressesOf(services.shop, (edition) => href('howReviews', edition));
  const { brand } = services.shop;
  const text = texts[locale](services.shop, wordsOf(locale).reviews.labels);
  return { locale, addresses, brand, text };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, addresses, brand, text } = loaderData;
  return pageMeta({
    title: `${text.title} | ${brand}`,
    description: text.metaDescription,
    editions: { own: locale, addresses },
  });
}

export default function HowReviews({ loaderData }: Route.ComponentProps) {
  return <HowReviewsPage text={loaderData.text} />;
}
