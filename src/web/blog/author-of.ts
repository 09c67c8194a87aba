import type { ArticleHead } from '#domain/article/article.ts';
import { blogWords } from './words.ts';

/** Who has written an article; where it names nobody, the editorial office (rules 52). */
export function authorOf(
  { author, language }: Pick<ArticleHead, 'author' | 'language'>,
  brand: string,
): string {
  return author ?? blogWords[language].article.office(brand);
}
