import { howWeCountTexts } from '#content/counting/how-we-count.ts';
import { shopOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { href } from '#domain/addresses.ts';
import type { Route } from './+types/route.ts';
import { HowWeCountPage } from './page.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const addresses = addressesOf(services.shop, (edition) => href('howWeCount', edition));
  return { locale, addresses, brand: services.shop.brand };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, addresses, brand } = loaderData;
  const { title, metaDescription } = howWeCountTexts[locale];
  return pageMeta({
    title: `${title} | ${brand}`,
    description: metaDescription,
    editions: { own: locale, addresses },
  });
}

export default function HowWeCount() {
  const { locale, pages } = usePageFacts();
  const privacy = pages.has('privacy') ? href('privacy', locale) : undefined;
  return <HowWeCountPage text={howWeCountTexts[locale]} privacy={privacy} />;
}
