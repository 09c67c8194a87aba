import { listOfferChanges } from '#database/offering.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { priceWords } from '#web/operator/price-words.ts';
import type { Route } from './+types/route.ts';
import { PriceHistoryPage } from './page.tsx';

/** Changes on one page. */
const PER_PAGE = 50;
/** Longer than the id of any package. */
const MOST_CHARACTERS = 40;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const { searchParams } = new URL(request.url);
  const of = searchParams.get('of') ?? '';
  const before = searchParams.get('before') ?? '';
  const subject = /^[a-z0-9-]+$/.test(of) ? of.slice(0, MOST_CHARACTERS) : undefined;
  const asked = {
    subject,
    before: /^\d{1,15}$/.test(before) ? Number(before) : undefined,
    limit: PER_PAGE,
  };
  const found = await listOfferChanges(services.db, asked);
  return { locale, subject, isFirst: asked.before === undefined, ...found };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: priceWords[loaderData.locale].changes.title });
}

export default function PriceHistoryRoute({ loaderData }: Route.ComponentProps) {
  return <PriceHistoryPage {...loaderData} />;
}
