import type { PerLocale } from '#domain/locale.ts';
import { type OrderTargetWords, orderTarget as cs } from '#messages/cs/order/target.ts';
import { orderTarget as en } from '#messages/en/order/target.ts';

/** What the order page says about a post that is still asked for. */
export const orderTargetWords: PerLocale<OrderTargetWords> = { cs, en };
