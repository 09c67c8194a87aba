import { data } from 'react-router';
import { shopOf } from '#web/frame/context.ts';
import type { LeadingOn } from '#web/frame/lead-on.tsx';
import { pageMeta } from '#web/frame/page-meta.ts';
import { href } from '#domain/addresses.ts';
import { wordsOf } from '#messages/words.ts';
import type { Route } from './+types/route.ts';
import { HOME_AFTER_SECONDS } from './home-after.ts';
import { NotFoundPage } from './page.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  return data({ locale, brand: services.shop.brand }, { status: 404 });
}

/** Where there are no scripts the head leads home (rules 7); a script does it so that it can be stopped. */
export const handle: LeadingOn = { after: HOME_AFTER_SECONDS, to: href('home', 'cs') };

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, brand } = loaderData;
  return pageMeta({ title: wordsOf(locale).layout.notFound.metaTitle(brand) });
}

export default function NotFound() {
  return <NotFoundPage />;
}
