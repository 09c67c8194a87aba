import { data } from 'react-router';
import { shopOf } from '#web/frame/context.ts';
import { layoutWords } from '#web/frame/layout-words.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { href } from '#domain/addresses.ts';
import type { Route } from './+types/route.ts';
import { HOME_AFTER_SECONDS } from './home-after.ts';
import { NotFoundPage } from './page.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  return data({ locale, brand: services.shop.brand }, { status: 404 });
}

/** The header leads home after a while (rules 7) in every browser, with and without scripts. */
export function headers() {
  return { Refresh: `${HOME_AFTER_SECONDS}; url=${href('home', 'cs')}` };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, brand } = loaderData;
  return pageMeta({ title: layoutWords[locale].notFound.metaTitle(brand) });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage locale={loaderData.locale} />;
}
