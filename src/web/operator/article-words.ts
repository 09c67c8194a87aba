import type { PerLocale } from '#domain/locale.ts';
import { type ArticlesMessages, articles as cs } from '#messages/cs/operator/articles.ts';
import { articles as en } from '#messages/en/operator/articles.ts';

export const articleWords: PerLocale<ArticlesMessages> = { cs, en };
