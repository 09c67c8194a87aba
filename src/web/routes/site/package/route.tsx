import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { formatDays, formatSpan } from '#content/catalogue/counts.ts';
import { shopOf } from '#web/frame/context.ts';
import { packageAddress } from '#web/offers/addresses.ts';
import { describeOffer } from '#web/offers/describe-offer.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { choosePackage } from './choose-package.ts';
import { PackagePage } from './page.tsx';
import { packageWords } from './words.ts';

export function loader({ params, context }: LoaderFunctionArgs) {
  const { locale, origin, services } = shopOf(context);
  const sold = choosePackage(locale, params);
  const addresses = addressesOf(services.shop, (edition) => packageAddress(edition, sold));
  return { locale, origin, sold, addresses, brand: services.shop.brand };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { locale, sold, addresses, brand } = loaderData;
  const words = packageWords[locale];
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

export default function PackageDetail() {
  const { locale, origin, sold } = useLoaderData<typeof loader>();
  return <PackagePage locale={locale} origin={origin} sold={sold} />;
}
