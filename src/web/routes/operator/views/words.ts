import type { PerLocale } from '#domain/locale.ts';
import { type ViewsMessages, views as cs } from '#messages/cs/operator/orders.ts';
import { views as en } from '#messages/en/operator/orders.ts';

export const viewsWords: PerLocale<ViewsMessages> = { cs, en };
