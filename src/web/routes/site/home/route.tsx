import { shopOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { tagged } from '#web/frame/page-tags.ts';
import { href } from '#domain/addresses.ts';
import type { Route } from './+types/route.ts';
import { HomePage } from './page.tsx';
import { homeWords } from './words.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const addresses = addressesOf(services.shop, (edition) => href('home', edition));
  return { locale, addresses, brand: services.shop.brand };
}

export const headers = tagged('catalogue', 'claims');

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, addresses, brand } = loaderData;
  const words = homeWords[locale];
  return pageMeta({
    title: words.metaTitle(brand),
    description: words.metaDescription,
    editions: { own: locale, addresses },
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { offering } = usePageFacts();
  return <HomePage locale={loaderData.locale} catalogue={offering.catalogue} />;
}
