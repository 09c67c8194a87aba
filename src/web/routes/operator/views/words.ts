import type { PerLocale } from '#domain/locale.ts';
import { type ViewsMessages, views as cs } from '#messages/cs/operator/views.ts';
import { views as en } from '#messages/en/operator/views.ts';

export const viewsWords: PerLocale<ViewsMessages> = { cs, en };
