import type { PerLocale } from '#domain/locale.ts';
import { type ArticlesMessages, articles as cs } from '#messages/cs/admin/articles.ts';
import { articles as en } from '#messages/en/admin/articles.ts';

export const articleWords: PerLocale<ArticlesMessages> = { cs, en };
