import { readClaims } from '#web/claims/read-claims.ts';
import { shopOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { contactAddress } from '#web/frame/shell.tsx';
import { readPopular } from '#web/offers/read-popular.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { tagged } from '#web/frame/page-tags.ts';
import { readHomeQuestions } from '#web/questions/read-faq.ts';
import { readReviewsBlock } from '#web/reviews/read-reviews-block.ts';
import { readPress } from '#web/press/read-press.ts';
import { href } from '#domain/addresses.ts';
import { wordsOf } from '#messages/words.ts';
import type { Route } from './+types/route.ts';
import { HomePage } from './page.tsx';
import { claimsOf } from './shown-claims.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const addresses = addressesOf(services.shop, (edition) => href('home', edition));
  const popular = await readPopular(context);
  const claims = claimsOf(await readClaims(context));
  const press = await readPress(context);
  const reviews = await readReviewsBlock(context);
  const faq = await readHomeQuestions(context);
  return { locale, addresses, brand: services.shop.brand, popular, claims, press, reviews, faq };
}

export const headers = tagged('catalogue', 'claims', 'faq', 'press', 'reviews');

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, addresses, brand } = loaderData;
  const words = wordsOf(locale).home;
  return pageMeta({
    title: words.metaTitle(brand),
    description: words.metaDescription,
    editions: { own: locale, addresses },
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { popular, claims, press, reviews, faq } = loaderData;
  const facts = usePageFacts();
  return (
    <HomePage
      shop={facts.shop}
      offering={facts.offering}
      popular={popular}
      claims={claims}
      press={press}
      reviews={reviews}
      faq={faq}
      contact={contactAddress(facts)}
    />
  );
}
