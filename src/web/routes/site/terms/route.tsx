import { terms } from '#content/legal/terms.ts';
import { shopOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { offeringPage } from '#web/frame/page-tags.ts';
import { href } from '#domain/addresses.ts';
import type { Route } from './+types/route.ts';
import { TermsPage } from './page.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, services, offering } = shopOf(context);
  const addresses = addressesOf(services.shop, (edition) => href('terms', edition));
  const { title, metaDescription } = terms[locale](services.shop, offering);
  return { locale, addresses, brand: services.shop.brand, title, metaDescription };
}

export const headers = offeringPage;

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, addresses, brand, title, metaDescription } = loaderData;
  return pageMeta({
    title: `${title} | ${brand}`,
    description: metaDescription,
    editions: { own: locale, addresses },
  });
}

export default function TermsRoute() {
  const { locale, shop, offering } = usePageFacts();
  return <TermsPage locale={locale} terms={terms[locale](shop, offering)} />;
}
