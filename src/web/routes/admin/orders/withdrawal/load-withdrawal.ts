import { randomUUID } from 'node:crypto';
import { data, useLoaderData } from 'react-router';
import { type OfferedOrder, findOrders, offerOrders } from '#database/orders/order-search.ts';
import { findOrderRow } from '#database/orders/orders.ts';
import { readRowLines } from '#database/orders/order-rows.ts';
import { type WithdrawalRow, findWithdrawal } from '#database/orders/withdrawals.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';
import { operatorOf } from '#web/frame/context.ts';
import { toFormInput } from '#web/admin/form/form-input.ts';
import type { Route } from './+types/route.ts';
import { withdrawalPageWords } from './words.ts';

/** Most orders that are offered: whoever needs more looks more closely. */
const MOST_FOUND = 10;

/** One declaration of withdrawal with all that was written, where its order is found and it is answered. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const { db } = services;
  const id = params.withdrawal;
  const declared = isUuid(id) ? await findWithdrawal(db, id) : undefined;
  if (!declared) throw data(null, { status: 404 });
  const order = declared.orderId === null ? undefined : await findOrderRow(db, declared.orderId);
  const q = new URL(request.url).searchParams.get('q')?.trim();
  const orders = order ? [] : await ordersFor(db, declared, q);
  const lines = await readRowLines(
    db,
    orders.map(({ number }) => number),
  );
  const found = orders
    .slice(0, MOST_FOUND)
    .map((each) => ({ ...each, lines: lines.get(each.number) ?? [] }));
  const isMore = orders.length > MOST_FOUND;
  const formId = randomUUID();
  const number = order?.number ?? null;
  const kept = toFormInput(keptForm);
  return { locale, declared, number, q: q ?? '', found, isMore, formId, kept };
}

/** What somebody looks for, else what fits the declaration; one more than is shown where there is more. */
async function ordersFor(
  db: Services['db'],
  declared: WithdrawalRow,
  q: string | undefined,
): Promise<OfferedOrder[]> {
  const most = MOST_FOUND + 1;
  if (q === undefined) return offerOrders(db, declared, most);
  const found = await findOrders(db, q, most);
  return found.map((order) => ({ ...order, fits: [] }));
}

/** What the page has loaded, for its parts. */
export function useWithdrawalPage() {
  const page = useLoaderData<typeof loader>();
  return { ...page, m: withdrawalPageWords[page.locale] };
}

export type AdminWithdrawal = ReturnType<typeof useWithdrawalPage>;
