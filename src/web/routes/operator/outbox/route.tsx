import { listOutbox } from '#database/outbox.ts';
import { sumDeliveries } from '#database/webhook-counts.ts';
import { addresses } from '#domain/addresses.ts';
import { readEmailFilter } from '#domain/operator/email-filter.ts';
import { hasRight } from '#domain/operator/rights.ts';
import { isUuid } from '#domain/uuid.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { outboxWords } from '#web/operator/outbox-words.ts';
import { readPlace } from '#web/operator/page-place.ts';
import type { Route } from './+types/route.ts';
import { OutboxPage } from './page.tsx';

/** E-mails of a page. */
const MOST = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale, operator } = operatorOf(context);
  const { searchParams } = new URL(request.url);
  const read = (name: string) => searchParams.get(name) ?? '';
  const filter = readEmailFilter(read);
  const [sort, id] = readPlace(searchParams.get('after'), 1) ?? [];
  const after = sort !== undefined && id !== undefined && isUuid(id) ? { sort, id } : undefined;
  const typed = {
    state: filter.state ?? '',
    kind: filter.kind ?? '',
    day: filter.day ?? '',
    search: read('search'),
  };
  const page = await listOutbox(services.db, { filter, after, most: MOST });
  const shopMail = services.shop.orderMail;
  const webhooks = hasRight(operator.role, addresses.operatorWebhooks.needs)
    ? await sumDeliveries(services.db)
    : undefined;
  return { locale, typed, shopMail, webhooks, isFurther: after !== undefined, ...page };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: outboxWords[loaderData.locale].title });
}

export default function Outbox({ loaderData }: Route.ComponentProps) {
  return <OutboxPage {...loaderData} />;
}
