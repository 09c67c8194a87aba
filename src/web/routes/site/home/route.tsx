import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { shopOf } from '#web/frame/context.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { href } from '#domain/addresses.ts';
import { HomePage } from './page.tsx';
import { homeWords } from './words.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { locale, services } = shopOf(context);
  const addresses = addressesOf(services.shop, (edition) => href('home', edition));
  return { locale, addresses, brand: services.shop.brand };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { locale, addresses, brand } = loaderData;
  const words = homeWords[locale];
  return pageMeta({
    title: words.metaTitle(brand),
    description: words.metaDescription,
    editions: { own: locale, addresses },
  });
}

export default function Home() {
  const { locale } = useLoaderData<typeof loader>();
  return <HomePage locale={locale} />;
}
