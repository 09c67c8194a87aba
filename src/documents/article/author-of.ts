import type { Locale, PerLocale } from '#domain/locale.ts';
import { type BlogMessages, blog as cs } from '#messages/cs/site/blog.ts';
import { blog as en } from '#messages/en/site/blog.ts';

const words: PerLocale<BlogMessages> = { cs, en };

/** Who signs an article; where it names nobody, the editorial office (rules 52). */
export function authorOf(
  { author, language }: { author?: string | undefined; language: Locale },
  brand: string,
): string {
  return author || words[language].article.office(brand);
}
