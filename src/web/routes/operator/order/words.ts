import type { PerLocale } from '#domain/locale.ts';
import { type OrderDeskMessages, order as cs } from '#messages/cs/operator/order.ts';
import { order as en } from '#messages/en/operator/order.ts';

export const orderDeskWords: PerLocale<OrderDeskMessages> = { cs, en };

/** Why a form of the page was refused, as its messages name it. */
export type DeskProblem = keyof OrderDeskMessages['problems'];
