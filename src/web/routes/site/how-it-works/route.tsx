import { href } from '#domain/addresses.ts';
import { readClaims } from '#web/claims/read-claims.ts';
import { shopOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { tagged } from '#web/frame/page-tags.ts';
import { contactAddress } from '#web/frame/shell.tsx';
import { wordsOf } from '#messages/words.ts';
import type { Route } from './+types/route.ts';
import { HowItWorksPage } from './page.tsx';
import { claimsOf } from './shown-claims.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const addresses = addressesOf(services.shop, (edition) => href('howItWorks', edition));
  const claims = claimsOf(await readClaims(context));
  return { locale, addresses, brand: services.shop.brand, claims };
}

export const headers = tagged('catalogue', 'claims');

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, addresses, brand } = loaderData;
  const words = wordsOf(locale).howItWorks;
  return pageMeta({
    title: words.metaTitle(brand),
    description: words.metaDescription,
    editions: { own: locale, addresses },
  });
}

export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  const { claims } = loaderData;
  const facts = usePageFacts();
  const { shop, offering } = facts;
  return <HowItWorksPage {...{ claims, shop, offering, contact: contactAddress(facts) }} />;
}
