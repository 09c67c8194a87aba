import type { DeskHead } from '#database/article-list.ts';
import type { DeskFilter } from '#domain/article/desk-filter.ts';
import type { Locale } from '#domain/locale.ts';

export interface ArticlesPageProps {
  locale: Locale;
  filter: DeskFilter;
  page: number;
  total: number;
  hasOlder: boolean;
  heads: readonly DeskHead[];
}
