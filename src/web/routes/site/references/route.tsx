import { redirect } from 'react-router';
import { href } from '#domain/addresses.ts';
import { readClaims } from '#web/claims/read-claims.ts';
import { shopOf } from '#web/frame/context.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { tagged } from '#web/frame/page-tags.ts';
import { readReviewPage } from '#web/reviews/read-reviews.ts';
import { platformNames } from '#web/reviews/review-words.ts';
import { wordsOf } from '#messages/words.ts';
import type { Route } from './+types/route.ts';
import { choosePage, reviewsAddress } from './choose-page.ts';
import { ReferencesPage } from './page.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const chosen = choosePage(locale, params);
  const found = await readReviewPage(context, chosen);
  if (!found) throw redirect(href('notFound', locale), 302);
  const claims = await readClaims(context);
  const addresses = addressesOf(services.shop, (edition) => reviewsAddress(edition, chosen));
  const totals = claims.list('deliveredReferences', 'projectsReferences');
  return { locale, chosen, found, totals, addresses, brand: services.shop.brand };
}

export const headers = tagged('reviews', 'claims');

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, chosen, addresses, brand } = loaderData;
  const { page: words } = wordsOf(locale).reviews;
  const { page, platform } = chosen;
  const name = platform && platformNames[platform];
  const title = name ? words.ofNetwork(name, brand) : words.metaTitle(brand);
  const description = name ? words.ofNetworkDescription(name) : words.metaDescription;
  return pageMeta({
    title: page === 1 ? title : words.numbered(title, page),
    description: page === 1 ? description : words.numbered(description, page),
    editions: { own: locale, addresses },
  });
}

export default function References({ loaderData }: Route.ComponentProps) {
  return <ReferencesPage {...loaderData} />;
}
