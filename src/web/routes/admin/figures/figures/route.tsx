import { readFigureQuery } from '#domain/figures/figure-query.ts';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { frameWords } from '#web/admin/frame/frame-words.ts';
import type { Route } from './+types/route.ts';
import { funnelView } from './funnel-view.ts';
import { ordersView } from './orders-view.ts';
import { FiguresPage } from './page.tsx';
import { readingsView } from './visits-view.ts';
import { figurePagesWords } from './words.ts';

const views = {
  visits: readingsView,
  sources: readingsView,
  funnel: funnelView,
  orders: ordersView,
};

/** Figures about one subject, by time and by what they are made of (rules 79). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, locale, offering } = operatorOf(context);
  const asked = readFigureQuery(new URL(request.url).searchParams, services.clock());
  const view = await views[asked.subject](services, asked, locale);
  const packages = listPackages(offering.catalogue).map(({ id }) => id);
  return { locale, brand: services.shop.brand, asked, view, packages };
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (error || !loaderData) return [];
  const { locale, brand, asked } = loaderData;
  const title = figurePagesWords[locale].subjects[asked.subject];
  return pageMeta({ title: frameWords[locale].titleOf(title, brand) });
}

export default function Figures({ loaderData }: Route.ComponentProps) {
  return <FiguresPage {...loaderData} />;
}
