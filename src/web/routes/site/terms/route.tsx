import { terms } from '#content/legal/terms.ts';
import { shopOf } from '#web/frame/context.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { href } from '#domain/addresses.ts';
import type { Route } from './+types/route.ts';
import { TermsPage } from './page.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const addresses = addressesOf(services.shop, (edition) => href('terms', edition));
  return { locale, addresses, shop: services.shop };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, addresses, shop } = loaderData;
  const { title, metaDescription } = terms[locale](shop);
  return pageMeta({
    title: `${title} | ${shop.brand}`,
    description: metaDescription,
    editions: { own: locale, addresses },
  });
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { locale, shop } = loaderData;
  return <TermsPage locale={locale} terms={terms[locale](shop)} />;
}
