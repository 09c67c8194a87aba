import { data, useLoaderData } from 'react-router';
import {
  type MessageRow,
  findMessage,
  listAnswers,
  listColleagues,
  listEntries,
  listOrdersOf,
} from '#database/messages/messages.ts';
import { type PlaceholderValues, readMessageNumber } from '#domain/messages/message.ts';
import { hasRight } from '#domain/admin/rights.ts';
import type { Services } from '#flows/services.ts';
import { operatorOf } from '#web/frame/context.ts';
import { messagesWords } from '#web/admin/messages/messages-words.ts';
import { toFormInput } from '#web/admin/form/form-input.ts';
import type { Route } from './+types/route.ts';

/** Orders beside a message; the list of orders has the others. */
const MOST_ORDERS = 5;

/** Reads everything that the page of a message shows. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, locale, operator, keptForm } = operatorOf(context);
  const { db } = services;
  const number = readMessageNumber(params.number);
  const message = number === undefined ? undefined : await findMessage(db, number);
  if (!message) throw data(null, { status: 404 });
  const [entries, people, orders, answers] = await Promise.all([
    listEntries(db, message.id),
    listColleagues(db),
    message.email === '' ? [] : listOrdersOf(db, message.email, MOST_ORDERS + 1),
    listAnswers(db, message.locale),
  ]);
  const { replyToken: _, ...shown } = message;
  return {
    locale,
    /** Who looks. */
    me: operator.id,
    /** Whether an e-mail may be had as it came. */
    mayDownload: hasRight(operator.role, 'data'),
    kept: toFormInput(keptForm),
    message: shown,
    entries,
    people,
    orders: orders.slice(0, MOST_ORDERS),
    hasMoreOrders: orders.length > MOST_ORDERS,
    answers: answers.map(({ id, title }) => ({ id, title })),
    /** Of the next form that is sent. */
    formId: crypto.randomUUID(),
    /** The last entry of the thread: who sends a form has seen everything up to it. */
    seen: entries.at(-1)?.id ?? 0,
  };
}

/** What the page has loaded, for its parts. */
export function useMessagePage() {
  const page = useLoaderData<typeof loader>();
  return { ...page, words: messagesWords[page.locale] };
}

export type MessagePage = ReturnType<typeof useMessagePage>;

/** What the places of a saved answer are filled in with. */
export async function placeholderValuesOf(
  { db, shop }: Pick<Services, 'db' | 'shop'>,
  { name, email, number }: Pick<MessageRow, 'name' | 'email' | 'number'>,
  me: string,
): Promise<PlaceholderValues> {
  const [order] = email === '' ? [] : await listOrdersOf(db, email, 1);
  return {
    name: name || undefined,
    order: order && String(order.number),
    number: String(number),
    shop: shop.brand,
    me,
  };
}
