import {
  type MessageRow,
  findMessage,
  listColleagues,
  listEntries,
  listOrdersOf,
} from '#database/messages.ts';
import { listAnswers } from '#database/saved-answers.ts';
import { readMessageNumber } from '#domain/operator/message.ts';
import type { PlaceValues } from '#domain/operator/saved-answer.ts';
import type { Services } from '#flows/services.ts';

/** Orders beside a message; the list of orders has the others. */
const MOST_ORDERS = 5;

/** What the page of a message shows. */
export type MessageDesk = NonNullable<Awaited<ReturnType<typeof loadMessage>>>;

/** Reads everything that the page of a message shows; undefined where no message has the number. */
export async function loadMessage({ db }: Pick<Services, 'db'>, typed: string) {
  const number = readMessageNumber(typed);
  const message = number === undefined ? undefined : await findMessage(db, number);
  if (!message) return undefined;
  const [entries, people, orders, answers] = await Promise.all([
    listEntries(db, message.id),
    listColleagues(db),
    message.email === '' ? [] : listOrdersOf(db, message.email, MOST_ORDERS + 1),
    listAnswers(db, message.locale),
  ]);
  const { replyToken: _, ...shown } = message;
  return {
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

/** What the places of a saved answer are filled in with. */
export async function placeValuesOf(
  { db, shop }: Pick<Services, 'db' | 'shop'>,
  { name, email, number }: Pick<MessageRow, 'name' | 'email' | 'number'>,
  me: string,
): Promise<PlaceValues> {
  const [order] = email === '' ? [] : await listOrdersOf(db, email, 1);
  return {
    name: name || undefined,
    order: order && String(order.number),
    number: String(number),
    shop: shop.brand,
    me,
  };
}
