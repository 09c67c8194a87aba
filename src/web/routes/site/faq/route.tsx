import { shopOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { tagged } from '#web/frame/page-tags.ts';
import { href } from '#domain/addresses.ts';
import { readFaqGroups } from '#web/questions/read-faq.ts';
import { wordsOf } from '#messages/words.ts';
import type { Route } from './+types/route.ts';
import { FaqPage } from './page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const addresses = addressesOf(services.shop, (edition) => href('faq', edition));
  return { locale, addresses, brand: services.shop.brand, groups: await readFaqGroups(context) };
}

export const headers = tagged('catalogue', 'faq');

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, addresses, brand } = loaderData;
  const words = wordsOf(locale).faq;
  return pageMeta({
    title: words.metaTitle(brand),
    description: words.metaDescription,
    editions: { own: locale, addresses },
  });
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const facts = usePageFacts();
  return <FaqPage facts={facts} groups={loaderData.groups} />;
}
