import { formatDays, formatSpan } from '#content/catalogue/counts.ts';
import { shopOf } from '#web/frame/context.ts';
import { packageAddress } from '#web/offers/addresses.ts';
import { describeOffer } from '#web/offers/describe-offer.ts';
import { readMeasured } from '#web/offers/read-measured.ts';
import { readPopular } from '#web/offers/read-popular.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { tagged } from '#web/frame/page-tags.ts';
import { wordsOf } from '#messages/words.ts';
import type { Route } from './+types/route.ts';
import { choosePackage } from './choose-package.ts';
import { PackagePage } from './page.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, origin, services, offering } = shopOf(context);
  const sold = choosePackage(offering.catalogue, locale, params);
  const addresses = addressesOf(services.shop, (edition) => packageAddress(edition, sold));
  // At once: a silent database keeps the page waiting once.
  const [popular, measured] = await Promise.all([
    readPopular(context),
    readMeasured(context, sold.id),
  ]);
  return { locale, origin, sold, popular, measured, addresses, brand: services.shop.brand };
}

export const headers = tagged('catalogue', 'claims');

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, sold, addresses, brand } = loaderData;
  const words = wordsOf(locale).packagePage;
  const { full, price } = describeOffer(locale, sold);
  return pageMeta({
    title: words.metaTitle(full, brand),
    description: words.metaDescription(
      full,
      price,
      formatSpan(locale, sold.delivery),
      formatDays(locale, sold.guaranteeDays),
    ),
    editions: { own: locale, addresses },
  });
}

export default function PackageDetail({ loaderData }: Route.ComponentProps) {
  const { locale, origin, sold, popular, measured } = loaderData;
  const { catalogue } = usePageFacts().offering;
  return <PackagePage {...{ locale, origin, catalogue, sold, popular, measured }} />;
}
