import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { adminHref } from '#domain/addresses.ts';
import { operatorOf } from '#web/frame/context.ts';
import type { Route } from './+types/route.ts';
import { loadList } from './load-list.ts';
import { OrdersPage } from './page.tsx';
import { ordersWords } from './words.ts';

/** The operator's list of orders; what a search finds alone opens at once. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, locale, operator } = operatorOf(context);
  const list = await loadList(services, operator, new URL(request.url).searchParams);
  if (list.only !== undefined)
    return redirect(adminHref('operatorOrder', { number: String(list.only) }), 303);
  return { ...list, locale, formId: randomUUID() };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} m={ordersWords[loaderData.locale]} />;
}
