import type { PerLocale } from '#domain/locale.ts';
import { type ViewsMessages, views as cs } from '#messages/cs/admin/orders/orders.ts';
import { views as en } from '#messages/en/admin/orders/orders.ts';

export const viewsWords: PerLocale<ViewsMessages> = { cs, en };
