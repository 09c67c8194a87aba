import type { PerLocale } from '#domain/locale.ts';
import { type BlogMessages, blog as cs } from '#messages/cs/site/blog.ts';
import { blog as en } from '#messages/en/site/blog.ts';

export const blogWords: PerLocale<BlogMessages> = { cs, en };
